import { brotliCompressSync } from 'node:zlib';

import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

import {
  portraitNames,
  portraitTones,
  renderLikeness,
  renderPortrait,
} from '#brand/drawings/portrait.ts';
import { hairStyles } from '#brand/drawings/portrait/likeness.ts';
import { people } from '#brand/drawings/portrait/people.ts';
import { colours } from '#brand/tokens.ts';

const every = portraitNames.flatMap((name) => portraitTones.map((tone) => ({ name, tone })));

describe.each(every)('the portrait of $name on $tone', ({ name, tone }) => {
  const { svg, width, height } = renderPortrait(name, { tone });

  test('is a whole file with its size and without references to anything else', () => {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" /);
    expect(svg).toContain(`width="${width}" height="${height}"`);
    expect(svg.endsWith('</svg>')).toBe(true);
    expect(svg).not.toMatch(/href|url\(|var\(|class=|<text|oklch/);
  });

  test('holds only numbers that can be drawn', () => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity|e[-+]?\d/);
  });

  test('weighs at most 14 kB', () => {
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(14 * 1024);
  });
});

test('two portraits are never equal', () => {
  const drawings = every.map(({ name, tone }) => renderPortrait(name, { tone }).svg);
  expect(new Set(drawings).size).toBe(drawings.length);
});

test('the lines are dark on paper and light on navy', () => {
  const name = 'anjali-rao';
  const lines = (svg: string) => /<path fill="(#[0-9a-f]{6})"/.exec(svg)?.[1];
  expect(lines(renderPortrait(name, { tone: 'paper' }).svg)).toBe(colours.ink);
  expect(lines(renderPortrait(name, { tone: 'dark' }).svg)).toBe(colours.surface);
});

test('on navy, dark hair has a light outline all over the crown', async () => {
  const dark = portraitNames.filter((name) => people[name].hair.tone < 0.1);
  expect(dark.length).toBeGreaterThan(0);
  for (const name of dark) {
    const { svg, width } = renderPortrait(name, { tone: 'dark' });
    const { data } = await sharp(Buffer.from(svg))
      .flatten({ background: colours.ink })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const ground = data[0] ?? 0;
    // Down the columns of the crown, the lightest of the first pixels that are no longer ground.
    for (let x = 0.35 * width; x <= 0.7 * width; x += 10) {
      const column = Array.from({ length: 200 }, (_, y) => data[y * width + x] ?? 0);
      const edge = column.findIndex((light) => light > ground + 15);
      expect(Math.max(...column.slice(edge, edge + 4)), `${name} at ${x} px`).toBeGreaterThan(180);
    }
  }
});

// Draws a portrait for each haircut, which takes minutes on a busy machine.
test('a person with another haircut is another drawing', { timeout: 900_000 }, () => {
  const drawings = hairStyles.map((style) =>
    renderLikeness(
      { ...people['tomas-ibarra'], hair: { ...people['tomas-ibarra'].hair, style } },
      { tone: 'paper' },
    ),
  );
  expect(new Set(drawings).size).toBe(hairStyles.length);
  expect(drawings.join('')).not.toMatch(/NaN|undefined/);
});

test('no two people share the same head, turned the same way, or hair and clothes', () => {
  const everyone = Object.values(people);
  const distinct = (of: (person: (typeof everyone)[number]) => unknown) =>
    new Set(everyone.map((person) => JSON.stringify(of(person)))).size;
  expect(distinct(({ face }) => face)).toBe(everyone.length);
  expect(distinct(({ pose }) => pose)).toBe(everyone.length);
  expect(distinct(({ nose, mouth }) => [nose, mouth])).toBe(everyone.length);
  expect(distinct(({ hair, clothing }) => [hair, clothing])).toBe(everyone.length);
});

test('the portrait for small sizes has fewer lines', () => {
  const name = 'anjali-rao';
  const lines = (isCoarse: boolean) =>
    renderPortrait(name, { tone: 'paper', isCoarse }).svg.split('M').length;
  expect(lines(true)).toBeLessThan(0.8 * lines(false));
});
