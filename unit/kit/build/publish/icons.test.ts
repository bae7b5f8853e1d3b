import sharp from 'sharp';
import { expect, it, vi } from 'vitest';

import { icons } from '#kit/build/publish/icons.ts';

vi.mock('#kit/build/publish/sign.ts', () => {
  const wide =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><rect width="200" height="100" fill="#ff0000"/></svg>';
  return { iconSvg: () => wide, vectorIcon: () => wide };
});

it('show a sign that is not square in its own proportions', async () => {
  const png = (await icons()).get('icon-192.png');
  const { data, info } = await sharp(png as Uint8Array)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isRed = (x: number, y: number) => {
    const start = (y * info.width + x) * info.channels;
    return data[start] === 255 && data[start + 1] === 0;
  };
  // The sign is 165 px wide, so 83 px high.
  expect(isRed(96, 96)).toBe(true);
  expect(isRed(20, 96)).toBe(true);
  expect(isRed(96, 40)).toBe(false);
});
