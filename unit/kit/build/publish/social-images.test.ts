import '#unit/kit/with-content.ts';

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';

import { heaviestSocialImage } from '#kit/build/check/head-rules.ts';
import { picturesFolder } from '#kit/build/pictures/kept.ts';
import { createSocialPainter, motifOf, painterDigest } from '#kit/build/publish/social-image.ts';
import { drawSocialImages } from '#kit/build/publish/social-images.ts';
import { localeCodes } from '#kit/i18n/locales.ts';
import { site } from '#kit/site/definition.ts';
import { pageSummary } from '#kit/site/page-summary.ts';
import { allPages, pagesOf } from '#kit/site/routes.ts';
import { socialImage } from '#kit/site/social-image.ts';
import { otherLocale } from '#unit/kit/known.ts';

describe('social images', () => {
  it.each(localeCodes)(
    'have room for the longest heading of %s, are 1200 x 630 px, and keep their limit of bytes',
    async (locale) => {
      const [longest] = pagesOf(locale).sort(
        (a, b) => pageSummary(b).heading.length - pageSummary(a).heading.length,
      );
      if (!longest) throw new Error(`There are no pages in ${locale}.`);
      const paint = await createSocialPainter();
      const png = await paint(motifOf(longest));
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(png.length).toBeLessThan(heaviestSocialImage);
    },
  );

  it('are drawn with a heading of any length', async () => {
    const paint = await createSocialPainter();
    const [home] = allPages;
    if (!home) throw new Error('There are no pages.');
    for (const heading of ['', 'Donaudampfschifffahrt '.repeat(20).trim(), 'x'.repeat(200)]) {
      const png = await paint({ ...motifOf(home), heading });
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    }
  });

  it('show no soft hyphens, which the renderer would not draw', () => {
    expect(allPages.some((page) => pageSummary(page).heading.includes('\u00AD'))).toBe(true);
    expect(allPages.some((page) => motifOf(page).heading.includes('\u00AD'))).toBe(false);
  });

  it('show a photograph as well as a drawing, within their limit of bytes', async () => {
    const paint = await createSocialPainter();
    const [home] = allPages;
    if (!home) throw new Error('There are no pages.');
    const { picture: _, ...motif } = motifOf(home);
    const photo = sharp({
      create: {
        width: 960,
        height: 640,
        channels: 3,
        background: '#c63',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    });
    mkdirSync(picturesFolder, { recursive: true });
    writeFileSync(path.join(picturesFolder, 'yard.webp'), await photo.webp().toBuffer());
    writeFileSync(
      path.join(picturesFolder, 'lamp.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="64"><path fill="#f00" d="M0 0h96v64H0z"/></svg>',
    );
    const shown = (name: string, isPhoto: boolean) =>
      paint({
        ...motif,
        heading: 'Lume',
        picture: { path: `/pictures/${name}`, width: 960, height: 640, isPhoto },
      });
    const without = await paint({ ...motif, heading: 'Lume' });
    for (const png of [await shown('yard.webp', true), await shown('lamp.svg', false)]) {
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(png.length).toBeLessThan(heaviestSocialImage);
      expect(png.equals(without)).toBe(false);
    }
  });

  it.each(['light', 'dark'] as const)(
    'are drawn again if the colours of %s pages change',
    (tone) => {
      const before = painterDigest();
      const colours = site.brand[tone];
      site.brand[tone] = { ...colours, ground: '#123456' };
      const after = painterDigest();
      site.brand[tone] = colours;
      expect(after).not.toBe(before);
      expect(painterDigest()).toBe(before);
    },
  );

  it('are drawn once and then taken from the cache, which keeps nothing else', async () => {
    const cache = temporary();
    const paint = vi.fn(async ({ heading }: { heading: string }) => Buffer.from(heading));
    const createPainter = vi.fn(async () => paint);
    const pages = pagesOf(otherLocale);

    const first = await drawSocialImages(pages, cache, createPainter);
    expect(first.drawn).toBe(pages.length);
    for (const page of pages) {
      const file = first.images[socialImage(page).path.slice(1)] ?? '';
      expect(readFileSync(file, 'utf8')).toBe(motifOf(page).heading);
    }

    const again = await drawSocialImages(pages, cache, createPainter);
    expect(again).toEqual({ images: first.images, drawn: 0 });
    expect(createPainter).toHaveBeenCalledTimes(1);

    const fewer = await drawSocialImages(pages.slice(1), cache, createPainter);
    expect(fewer.drawn).toBe(0);
    expect(Object.keys(fewer.images)).toHaveLength(pages.length - 1);
    expect(readdirSync(cache)).toHaveLength(pages.length - 1);
  });
});

function temporary(): string {
  return mkdtempSync(path.join(tmpdir(), 'social-'));
}
