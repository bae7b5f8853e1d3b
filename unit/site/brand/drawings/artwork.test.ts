import { appendFileSync, cpSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { artwork } from '#brand/drawings/artwork.ts';
import { digestOf } from '#brand/drawings/build/digest.ts';
import { outlinesOf } from '#brand/drawings/figures.ts';
import { serviceDrawing } from '#content/service-drawing.ts';
import { servicePaths } from '#content/service-matrix.ts';
import { pageSummary } from '#kit/site/page-summary.ts';
import { allPages } from '#kit/site/routes.ts';
import { temporaryFolder } from '#kit/testing/temporary-folder.ts';

it('every service is drawn by a picture of its own', async () => {
  const drawings = await Promise.all(
    servicePaths.map((path) => artwork.draw(serviceDrawing(path))),
  );
  const shapes = drawings.map(({ light }) => light.large.svg.replace(/d-[a-z0-9-]+/g, ''));
  expect(new Set(shapes).size).toBe(servicePaths.length);
});

it('the services of a category have views of one drawing', () => {
  expect(serviceDrawing('data-engineering')).toBe('data-engineering');
  for (const path of servicePaths.filter((one) => one.startsWith('data-engineering/')))
    expect(serviceDrawing(path)).toMatch(/^data-engineering-\d$/);
});

it('the callout of a view is the place of its numbered ring, where pages write another number', async () => {
  const views = await Promise.all(
    servicePaths.map(async (path) => (await artwork.draw(serviceDrawing(path))).tinted.large),
  );
  const numbered = views.flatMap((view) =>
    view.callout ? [{ ...view, callout: view.callout }] : [],
  );
  expect(numbered).toHaveLength(servicePaths.length);
  for (const { svg, width, height, callout } of numbered) {
    const [left = 0, top = 0] = (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
    const one = outlinesOf('1').width;
    const texts = [
      ...svg.matchAll(/matrix\(([-.\d]+) 0 0 \S+ ([-.\d]+) ([-.\d]+)\)"[^>]*><title>1</g),
    ];
    const distances = texts.map(([, size, x, y]) =>
      // The baseline of a digit is five below the middle of its ring.
      Math.hypot(
        left + callout[0] * width - Number(x) - (Number(size) * one) / 2,
        top + callout[1] * height + 5 - Number(y),
      ),
    );
    expect(Math.min(...distances)).toBeLessThan(1);
  }
});

it('every page has a picture for shared links', () => {
  const without = allPages.filter((page) => {
    const { picture, sharedPicture } = pageSummary(page);
    return !picture && !sharedPicture;
  });
  expect(without.map(({ address }) => address)).toEqual([]);
});

it('drawings are cached until their program, a colour or a typeface of the brand changes', () => {
  const brand = temporaryFolder('brand');
  cpSync('src/brand', brand, { recursive: true });
  const digests = [digestOf(brand)];
  for (const file of ['tokens.json', 'drawings/portrait/people.ts', 'drawings/palette.ts']) {
    appendFileSync(path.join(brand, file), '// changed\n');
    digests.push(digestOf(brand));
  }
  appendFileSync(path.join(brand, 'company.ts'), '// changed\n');
  expect(new Set(digests).size).toBe(4);
  expect(digestOf(brand)).toBe(digests.at(-1));
});

/** Drawings with parts that move, and so with layers. */
const layered = (
  await Promise.all(
    artwork.drawings.map(async (name) => {
      const { tinted } = await artwork.draw(name);
      return tinted.large.layers ? [{ name, ...tinted.large, layers: tinted.large.layers }] : [];
    }),
  )
).flat();

it('most views of the services have parts that move', () => {
  const views = servicePaths.map(serviceDrawing);
  const count = layered.filter(({ name }) => views.includes(name)).length;
  expect(count).toBeGreaterThan(views.length / 2);
});

it.each(layered)(
  'the layers of $name equal the drawing once their parts are in place',
  ({ svg, layers }) => {
    const lines = (text: string) => [...text.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d).join('');
    expect(layers.map((layer) => lines(layer.svg)).join('')).toBe(lines(svg));
    const parts = layers.flatMap(({ poses }) => (poses ? [poses] : []));
    expect(parts.length).toBeGreaterThan(0);
    for (const poses of parts) {
      expect(poses.at(-1)).toEqual([1, 0, 0, 1, 0, 0]);
      expect(poses[0]).not.toEqual(poses.at(-1));
    }
  },
);

it('the spanner turns by 30 degrees in the plane of its flange', async () => {
  const { light } = await artwork.draw('maintenance-and-support');
  const [first] = light.small?.layers?.flatMap(({ poses }) => (poses ? [poses] : [])).flat() ?? [];
  // The trace of a turn is twice its cosine, in whatever plane.
  const [a = 0, b = 0, c = 0, d = 0] = first ?? [];
  expect(a + d).toBeCloseTo(2 * Math.cos(Math.PI / 6), 2);
  expect(a * d - b * c).toBeCloseTo(1, 2);
});
