import { crc32, inflateSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { indexedPng } from '../../../src/build/publish/indexed-png.ts';

/** The colours of a PNG with a palette, 0xRRGGBB, row by row. */
function decode(png: Buffer): { width: number; height: number; colors: number[] } {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    const body = png.subarray(at + 4, at + 8 + length);
    expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(body));
    chunks.set(body.toString('latin1', 0, 4), body.subarray(4));
    at += length + 12;
  }
  const header = chunks.get('IHDR') ?? Buffer.alloc(13);
  const palette = chunks.get('PLTE') ?? Buffer.alloc(0);
  const rows = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0));
  const width = header.readUInt32BE(0);
  const height = header.readUInt32BE(4);
  const colors: number[] = [];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const index = rows[y * (width + 1) + 1 + x] ?? 0;
      colors.push(palette.readUIntBE(index * 3, 3));
    }
  }
  return { width, height, colors };
}

function rgba(colors: readonly number[]): Uint8Array {
  return new Uint8Array(
    colors.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255, 255]),
  );
}

describe('a PNG with a palette', () => {
  it('keeps the pixels of a picture of few colours', async () => {
    const colors = [0xfcfaf6, 0x091a36, 0xfa6e1d, 0xfcfaf6, 0xfcfaf6, 0x091a36];
    const png = await indexedPng(rgba(colors), 3, 2);
    expect(decode(png)).toEqual({ width: 3, height: 2, colors });
  });

  it('keeps the frequent colours of many and brings the others near', async () => {
    const blends = Array.from({ length: 400 }, (_, index) => index * 256);
    const frequent = [0xff0000, 0xff0000, 0x0000ff, 0x0000ff];
    const { colors } = decode(await indexedPng(rgba([...frequent, ...blends]), 404, 1));
    expect(colors.slice(0, 4)).toEqual(frequent);
    expect(new Set(colors).size).toBeLessThanOrEqual(256);
    for (const [index, color] of colors.slice(4).entries()) {
      const wanted = blends[index] ?? 0;
      expect(Math.abs(((color >> 8) & 255) - ((wanted >> 8) & 255))).toBeLessThanOrEqual(145);
    }
  });
});
