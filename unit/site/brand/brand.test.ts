import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { colourPairs, colours } from '#brand/tokens.ts';
import { contrastProblems } from '#kit/site/colour.ts';
import { site } from '#site/site.ts';

test('the sign has no colour that is not the brand’s', () => {
  const found = readFileSync(site.brand.sign, 'utf8').match(/#[0-9a-f]{3,8}\b/gi) ?? [];
  expect(found.length).toBeGreaterThan(0);
  for (const colour of found) expect(Object.values<string>(colours)).toContain(colour);
});

test('every colour pair of the brand has enough contrast, and a paler ink would not', () => {
  expect(contrastProblems(colours, colourPairs)).toEqual([]);
  const paler = contrastProblems({ ...colours, inkSoft: '#a0a0a0' }, colourPairs);
  expect(paler).toHaveLength(2);
});
