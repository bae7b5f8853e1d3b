import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { keepFiles, type Makers } from '#kit/build/kept-files.ts';
import { type DrawnFiles, type Ground, grounds, type ImageFile } from '#kit/content/picture.ts';
import type { Artwork, Drawn } from '#kit/site/define.ts';

import { picturesAddress } from './files.ts';

export interface MadeDrawing {
  on: Record<Ground, DrawnFiles>;
  callout?: readonly [number, number] | undefined;
  makers: Makers;
}

/**
 * Draws what is named: some take a second, so that each is kept until the program that draws changes.
 *
 * @param folder Where drawings are kept between builds; others than these go.
 */
export async function readDrawings(
  artwork: Artwork,
  names: Iterable<string>,
  folder: string,
): Promise<Map<string, MadeDrawing>> {
  const digest = artwork.digest();
  const fileOf = (name: string) => `${name}-${digest}.json`;
  const all = [...names];
  const drawn = await keepFiles(
    folder,
    new Map(
      all.map((name) => [fileOf(name), async () => JSON.stringify(await artwork.draw(name))]),
    ),
  );
  if (drawn > 0) console.log(`${String(drawn)} drawings drawn anew`);
  return new Map(
    all.map((name) => {
      const text = readFileSync(path.join(folder, fileOf(name)), 'utf8');
      return [name, filesOf(name, JSON.parse(text) as Awaited<ReturnType<Artwork['draw']>>)];
    }),
  );
}

/** Equal drawings, such as those whose lines are the same on every ground, are one file. */
function filesOf(name: string, drawing: Awaited<ReturnType<Artwork['draw']>>): MadeDrawing {
  const makers = new Map<string, () => Promise<string>>();
  const pathOf = (svg: string) => {
    const hash = createHash('sha256').update(svg).digest('hex').slice(0, 10);
    const file = `${name}.${hash}.svg`;
    makers.set(file, async () => svg);
    return `${picturesAddress}/${file}`;
  };
  const fileOf = ({ svg, width, height, layers }: Drawn): ImageFile => ({
    path: pathOf(svg),
    width,
    height,
    ...(layers && {
      layers: layers.map(({ svg: layer, ...poses }) => ({ path: pathOf(layer), ...poses })),
    }),
  });
  const on = Object.fromEntries(
    grounds.map((ground): [Ground, DrawnFiles] => {
      const { large, small, low, focus } = drawing[ground];
      return [
        ground,
        {
          large: fileOf(large),
          ...(small && { small: fileOf(small) }),
          ...(low && { low: fileOf(low) }),
          ...(focus && { focus }),
        },
      ];
    }),
  ) as Record<Ground, DrawnFiles>;
  // Parts of a service stand on the tinted ground alone.
  return { on, callout: drawing.tinted.large.callout, makers };
}
