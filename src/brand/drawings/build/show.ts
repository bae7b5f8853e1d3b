/**
 * Writes a page that shows drawings and portraits on every background, whole and in the crops for phones. The page
 * reloads itself, so that a change of the code is seen at once.
 *
 *     node --watch src/brand/drawings/build/show.ts halden ada-lindqvist
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { colours } from '#brand/tokens.ts';
import { type Ground, grounds } from '#kit/content/picture.ts';

import { artwork } from '../artwork.ts';

const folder = 'test-results/drawings';
const names = process.argv.slice(2);
const unknown = names.filter((name) => !artwork.drawings.includes(name));
if (names.length === 0 || unknown.length > 0) {
  console.error(
    names.length === 0
      ? `Which of these? ${artwork.drawings.join(' ')}`
      : `There is no drawing called ${unknown.map((name) => `"${name}"`).join(', ')}.`,
  );
  process.exit(1);
}

const colourOf: Readonly<Record<Ground, string>> = {
  light: colours.surface,
  tinted: colours.surfaceTint,
  dark: colours.ink,
};
mkdirSync(folder, { recursive: true });
const rows = await Promise.all(
  names.map(async (name) => {
    const drawing = await artwork.draw(name);
    const cells = grounds.flatMap((ground) => {
      const { large, small, low } = drawing[ground];
      return Object.entries({ large, small, low }).flatMap(([size, drawn]) => {
        if (!drawn) return [];
        const file = `${name}-${ground}-${size}.svg`;
        writeFileSync(path.join(folder, file), drawn.svg);
        return `<td style="background:${colourOf[ground]}"><img src="${file}" alt="" style="max-width:30rem">`;
      });
    });
    return `<tr><th>${name}${cells.join('')}`;
  }),
);
writeFileSync(
  path.join(folder, 'index.html'),
  `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="2"><table>${rows.join('')}</table>`,
);
console.log(path.resolve(folder, 'index.html'));
