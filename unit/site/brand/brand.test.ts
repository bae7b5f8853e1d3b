import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { colourPairs, colours, faces } from '#brand/tokens.ts';
import { contrastProblems } from '#kit/site/colour.ts';
import { site } from '#site/site.ts';

test('the sign has no colour that is not the brand’s', () => {
  const found = readFileSync(site.brand.sign, 'utf8').match(/#[0-9a-f]{3,8}\b/gi) ?? [];
  expect(found.length).toBeGreaterThan(0);
  for (const colour of found) expect(Object.values<string>(colours)).toContain(colour);
});

test.each(Object.values(faces))('styles have a file and a stand-in for the face "%s"', (face) => {
  const styles = readFileSync('src/layout/styles/fonts.css', 'utf8');
  expect(styles).toContain(`font-family: '${face}';`);
  expect(styles).toContain(`font-family: '${face} Fallback';`);
});

const fileOf = (face: string) => {
  const styles = readFileSync('src/layout/styles/fonts.css', 'utf8');
  return new RegExp(`font-family: '${face}';\\s+src: url\\('([^']+)'`).exec(styles)?.[1];
};

test('headings have one file: of the styles, of the preload and of social images', () => {
  const file = fileOf(faces.head);
  expect(site.brand.faces.headFile).toBe(file);
  expect(readFileSync('src/layout/document.tsx', 'utf8')).toContain(
    `import headingFont from '${String(file)}';`,
  );
});

test('the text has one file, with JavaScript and without', () => {
  expect(readFileSync('src/layout/first-attributes.tsx', 'utf8')).toContain(
    `import textFont from '${String(fileOf(faces.text))}';`,
  );
});

test('the brand’s pairs have their contrast, and a paler ink would not', () => {
  expect(contrastProblems(colours, colourPairs)).toEqual([]);
  const paler = contrastProblems({ ...colours, inkSoft: '#a0a0a0' }, colourPairs);
  expect(paler).toHaveLength(2);
});
