import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

/**
 * Encodes pixels as PNG with a palette of at most 256 colours: line drawings have few colours and
 * the blends between them, and take a third of the bytes that way. The most frequent colours are
 * kept as they are; every other becomes the nearest of them.
 *
 * @param rgba Four bytes a pixel, row by row; the picture is opaque, so that alpha is not read.
 */
export async function indexedPng(rgba: Uint8Array, width: number, height: number): Promise<Buffer> {
  const pixels = colorsOf(rgba);
  const palette = paletteOf(pixels);
  const indexes = nearest(palette);
  const rows = Buffer.alloc((width + 1) * height);
  let at = 0;
  for (let y = 0; y < height; y += 1) {
    // Each row begins with its filter; none of them helps a palette.
    rows[at++] = 0;
    for (let x = 0; x < width; x += 1) rows[at++] = indexes(pixels[y * width + x] ?? 0);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8); // 8 bits a sample, palette
  const colors = Buffer.from(
    palette.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255]),
  );
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', colors),
    chunk('IDAT', await compress(rows, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const compress = promisify<Buffer, { level: number }, Buffer>(deflate);

/** One number 0xRRGGBB a pixel. */
function colorsOf(rgba: Uint8Array): Uint32Array {
  const pixels = new Uint32Array(rgba.length / 4);
  for (let index = 0; index < pixels.length; index += 1) {
    const at = index * 4;
    pixels[index] = ((rgba[at] ?? 0) << 16) | ((rgba[at + 1] ?? 0) << 8) | (rgba[at + 2] ?? 0);
  }
  return pixels;
}

/** The most frequent colours; equally frequent ones in the order of their numbers. */
function paletteOf(pixels: Uint32Array): number[] {
  const counts = new Map<number, number>();
  let run = 0;
  for (let index = 0; index < pixels.length; index += 1) {
    run += 1;
    const color = pixels[index] ?? 0;
    // Neighbours are mostly equal; counting runs spares most look-ups.
    if (color === pixels[index + 1]) continue;
    counts.set(color, (counts.get(color) ?? 0) + run);
    run = 0;
  }
  return [...counts]
    .sort(([colorA, a], [colorB, b]) => b - a || colorA - colorB)
    .slice(0, 256)
    .map(([color]) => color);
}

/** Finds the index of the palette's colour that is nearest to a colour; remembers what it found. */
function nearest(palette: readonly number[]): (color: number) => number {
  const known = new Map(palette.map((color, index) => [color, index]));
  return (color) => {
    const found = known.get(color);
    if (found !== undefined) return found;
    let best = 0;
    let least = Infinity;
    for (let index = 0; index < palette.length; index += 1) {
      const candidate = palette[index] ?? 0;
      const red = (candidate >> 16) - (color >> 16);
      const green = ((candidate >> 8) & 255) - ((color >> 8) & 255);
      const blue = (candidate & 255) - (color & 255);
      const distance = red * red + green * green + blue * blue;
      if (distance >= least) continue;
      best = index;
      least = distance;
    }
    known.set(color, best);
    return best;
  };
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
