import { appendFileSync, cpSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { artwork } from '#brand/drawings/artwork.ts';
import { digestOf } from '#brand/drawings/build/digest.ts';
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

it('the services of a category are drawn by views of one drawing', () => {
  expect(serviceDrawing('data-engineering')).toBe('data-engineering');
  for (const path of servicePaths.filter((one) => one.startsWith('data-engineering/')))
    expect(serviceDrawing(path)).toMatch(/^data-engineering-\d$/);
});

it('the ring that numbers the part of a view is where the page writes another number over it', async () => {
  const views = await Promise.all(
    servicePaths.map(async (path) => (await artwork.draw(serviceDrawing(path))).light.large),
  );
  const numbered = views.flatMap((view) =>
    view.callout ? [{ ...view, callout: view.callout }] : [],
  );
  expect(numbered.length).toBeGreaterThan(servicePaths.length / 2);
  for (const { svg, width, height, callout } of numbered) {
    const [left = 0, top = 0] = (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
    const texts = [...svg.matchAll(/<text[^>]*?x="([-.\d]+)" y="([-.\d]+)"[^>]*>1</g)];
    const distances = texts.map(([, x, y]) =>
      // The baseline of a digit is five below the middle of its ring.
      Math.hypot(left + callout[0] * width - Number(x), top + callout[1] * height + 5 - Number(y)),
    );
    expect(Math.min(...distances)).toBeLessThan(1);
  }
});

it('every page has a picture where its link is shared', () => {
  const without = allPages.filter((page) => {
    const { picture, sharedPicture } = pageSummary(page);
    return !picture && !sharedPicture;
  });
  expect(without.map(({ address }) => address)).toEqual([]);
});

it('drawings are kept until their program, a colour or a face of the brand changes', () => {
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
