import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import sharp, { type Metadata } from 'sharp';

import type { Makers } from '#kit/build/kept-files.ts';
import type { ImageFile, Slot } from '#kit/content/picture.ts';
import { svgProblem } from '#kit/content/svg.ts';

/** Where pictures are served; names there have a hash of what they were made from. */
export const picturesAddress = '/pictures';

/** What a file becomes, and what makes it. */
export interface MadeFile {
  picture:
    | { kind: 'photo'; files: { avif: ImageFile[]; webp: ImageFile[] } }
    | { kind: 'vector'; file: ImageFile };
  makers: Makers;
}

export const megabyte = 1024 * 1024;

/** What a picture file may have at most; a side in px. */
export const largest = { megabytes: 20, side: 12_000 };

/**
 * A photograph with much detail has less than 14 kB in the width that a phone takes: the ten packets
 * with which a connection begins, so that the first view does not wait for another round trip.
 */
const formats = {
  avif: { quality: 44, effort: 4 },
  webp: { quality: 76, effort: 4 },
} as const;

/** Another version or other settings may make other files. */
const maker = JSON.stringify([formats, 'chroma of the source', sharp.versions]);

/**
 * Looks at a picture file and says what to make of it. Its metadata (place, camera) is in none of
 * what is made; the camera's orientation is applied.
 *
 * @param kept Folder of files that were made before: a file that was is not looked through again.
 * @returns a sentence where the file cannot be shown in the slot.
 */
export async function readPicture(
  file: string,
  slot: Slot,
  kept: string,
): Promise<MadeFile | string> {
  const { size } = statSync(file);
  if (size > largest.megabytes * megabyte) {
    const has = `has ${(size / megabyte).toFixed(1)} MB`;
    return `${has}, and at most ${String(largest.megabytes)} MB fit: as a JPEG of ${String(slot.widths.at(-1))} px it has less than one`;
  }
  const bytes = readFileSync(file);
  if (path.extname(file).toLowerCase() === '.svg') return readVector(file, bytes);
  // By its brand: what it holds is read by no library of the build.
  if (/^ftyphe[iv][cmsx]/.test(bytes.toString('latin1', 4, 12))) {
    return `is a HEIC picture: ${fitting}`;
  }
  const metadata = await metadataOf(bytes);
  if (!metadata) return `is not a picture, whatever its name says: ${fitting}`;
  const { format, pages = 1, space, compression } = metadata;
  if (format === 'svg') return 'is an SVG file: its name has to end in ".svg"';
  if (format === 'heif' && compression !== 'av1') return `is a HEIF picture: ${fitting}`;
  if (!isRead(format)) return `is a ${format.toUpperCase()} file: ${fitting}`;
  if (pages > 1 || isAnimatedPng(bytes)) return 'is animated: a picture stands still';
  if (space === 'cmyk') return 'is in CMYK, the colours of print: export it in RGB (sRGB)';
  const { width, height } = metadata.autoOrient;
  // Colour as fine as in the source: half of it in most photographs, all in screenshots.
  const chromaSubsampling = metadata.chromaSubsampling === '4:2:0' ? '4:2:0' : '4:4:4';
  const is = `is ${String(width)} x ${String(height)} px`;
  if (Math.max(width, height) > largest.side) {
    return `${is}, and at most ${String(largest.side)} px a side fit: ${String(slot.widths.at(-1))} px wide is all that is shown`;
  }
  if (width < slot.least) {
    return `${is}, too small for its place: at least ${String(slot.least)} px wide, better ${String(slot.widths.at(-1))}`;
  }
  const hash = digest(bytes, maker);
  const widths = [...new Set(slot.widths.map((each) => Math.min(each, width)))];
  const makers = new Map<string, () => Promise<Buffer>>();
  const filesIn = (format: keyof typeof formats) =>
    widths.map((each): ImageFile => {
      const name = `${slug(file)}-${String(each)}.${hash}.${format}`;
      // Read again when it is made, so that not all pictures are held in memory.
      makers.set(name, () =>
        sharp(file, { limitInputPixels: false, failOn: 'error' })
          .autoOrient()
          .resize(each)
          .toFormat(format, {
            ...formats[format],
            ...(format === 'avif' && { chromaSubsampling }),
          })
          .toBuffer(),
      );
      return {
        path: `${picturesAddress}/${name}`,
        width: each,
        height: Math.round((height * each) / width),
      };
    });
  const files = { avif: filesIn('avif'), webp: filesIn('webp') };
  const isNew = [...makers.keys()].some((name) => !existsSync(path.join(kept, name)));
  if (isNew && (await isBroken(bytes))) {
    return 'breaks off: its file is damaged or was not copied whole; copy it again';
  }
  return { picture: { kind: 'photo', files }, makers };
}

const fitting = 'a JPEG, PNG, WebP, AVIF or SVG file can be shown';

function isRead(format: string): boolean {
  return ['jpeg', 'png', 'webp', 'avif', 'heif'].includes(format);
}

function isAnimatedPng(bytes: Buffer): boolean {
  return bytes.toString('latin1', 1, 4) === 'PNG' && bytes.subarray(0, 4096).includes('acTL');
}

/** Undefined of what is no picture. */
async function metadataOf(bytes: Buffer): Promise<Metadata | undefined> {
  if (bytes.length === 0) return undefined;
  return sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
}

/** Whether its pixels end before they are complete: its head alone does not tell. */
async function isBroken(bytes: Buffer): Promise<boolean> {
  return sharp(bytes, { limitInputPixels: false, failOn: 'error' })
    .resize(32)
    .raw()
    .toBuffer()
    .then(
      () => false,
      () => true,
    );
}

async function readVector(file: string, bytes: Buffer): Promise<MadeFile | string> {
  const svg = bytes.toString();
  const problem = svgProblem(svg);
  if (problem !== undefined) return problem;
  const metadata = await metadataOf(bytes);
  if (!metadata) return 'has no size: its svg element needs a viewBox, or width and height';
  const name = `${slug(file)}.${digest(bytes)}.svg`;
  return {
    picture: {
      kind: 'vector',
      file: { path: `${picturesAddress}/${name}`, width: metadata.width, height: metadata.height },
    },
    makers: new Map([[name, async () => svg]]),
  };
}

export function slug(file: string): string {
  const name = path.basename(file, path.extname(file)).normalize('NFD').toLowerCase();
  return name.replace(/[^a-z\d]+/g, '-').replace(/^-+|-+$/g, '') || 'picture';
}

export function digest(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 10);
}
