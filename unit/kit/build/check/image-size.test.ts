import sharp from 'sharp';
import { expect, it } from 'vitest';

import { imageSize, pngSize } from '#kit/build/check/image-size.ts';

const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#c63' } });

it.each(['jpeg', 'webp', 'avif', 'png'] as const)('knows the size of a %s file', async (format) => {
  const file = await picture.clone().toFormat(format).toBuffer();
  expect(imageSize(file)).toMatchObject({ width: 60, height: 40 });
  expect(pngSize(file) !== undefined).toBe(format === 'png');
});

it('knows the size of an SVG file, and none of other text', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"/>';
  expect(imageSize(Buffer.from(svg))).toMatchObject({ width: 60, height: 40 });
  for (const text of ['', 'no picture', '<html></html>']) {
    expect(imageSize(Buffer.from(text))).toBeUndefined();
  }
});
