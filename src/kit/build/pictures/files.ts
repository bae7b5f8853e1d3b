import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import sharp, { type Metadata } from 'sharp';

import type { Makers } from '#kit/build/kept-files.ts';
import type { ImageFile, Slot } from '#kit/content/picture.ts';
import { svgProblem } from '#kit/content/svg.ts';

/** Path below which pictures are served. Each file name contains a hash of what the file was made from. */
export const picturesAddress = '/pictures';

/** A picture as pages get it, and the functions that make its files. */
export interface PlannedPicture {
  picture:
    | { kind: 'photo'; files: { avif: ImageFile[]; webp: ImageFile[] } }
    | { kind: 'vector'; file: ImageFile };
  makers: Makers;
}

export const megabyte = 1024 * 1024;

/** Limits of a picture file. `side` is its longer side in px. */
export const largest = { megabytes: 20, side: 12_000 };

/**
 * Options of sharp. With this quality a detailed photograph in the width for phones has less than 14 kB, which is
 * TCP's initial window of ten packets: the first view does not wait for another round trip.
 */
const formats = {
  avif: { quality: 44, effort: 4 },
  webp: { quality: 76, effort: 4 },
} as const;

/**
 * Part of the hash in file names, since another version of sharp or other settings may make other files.
 * 'chroma of the source' stands for the code in `planPhoto` that chooses the chroma subsampling, which `formats`
 * does not contain: change this text when that code changes.
 */
const encoderKey = JSON.stringify([formats, 'chroma of the source', sharp.versions]);

/**
 * Inspects a picture file and plans the files to make of it. They are rotated as the camera's metadata says, and
 * contain no metadata (location, camera).
 *
 * @param madeFolder Folder of the files that earlier builds made. If all files of the picture are there, an
 * earlier build has decoded it, and it is not checked for damage again.
 * @returns the plan, or why the file cannot be shown in the slot: the end of a sentence that begins with
 * the name of the file, such as 'is animated: …'.
 */
export async function readPicture(
  file: string,
  slot: Slot,
  madeFolder: string,
): Promise<PlannedPicture | string> {
  const { size } = statSync(file);
  if (size > largest.megabytes * megabyte) {
    const fileSize = `has ${(size / megabyte).toFixed(1)} MB`;
    return `${fileSize}, and at most ${String(largest.megabytes)} MB are accepted: export it as a JPEG ${String(slot.widths.at(-1))} px wide, which has less than one`;
  }
  const bytes = readFileSync(file);
  if (path.extname(file).toLowerCase() === '.svg') return readVector(file, bytes);
  // sharp cannot decode HEIC, so it is recognized by the brand in its first box: heic, heix, hevc and similar.
  if (/^ftyphe[iv][cmsx]/.test(bytes.toString('latin1', 4, 12))) {
    return `is a HEIC picture: ${acceptedFormats}`;
  }
  const metadata = await metadataOf(bytes);
  if (!metadata) return `is not a picture, whatever its name says: ${acceptedFormats}`;
  const problem = formatProblem(bytes, metadata) ?? sizeProblem(metadata.autoOrient, slot);
  if (problem !== undefined) return problem;
  const planned = planPhoto(file, bytes, metadata, slot);
  const isNew = [...planned.makers.keys()].some((name) => !existsSync(path.join(madeFolder, name)));
  if (isNew && (await isBroken(bytes))) {
    return 'is incomplete: it is damaged or was not copied to its end; copy it again';
  }
  return planned;
}

/** Returns why a picture's format cannot be shown, as `readPicture` does. */
function formatProblem(bytes: Buffer, metadata: Metadata): string | undefined {
  const { format, pages = 1, space, compression } = metadata;
  if (format === 'svg') return 'is an SVG file: its name has to end in ".svg"';
  // sharp calls AVIF `heif` too, with the compression `av1`.
  if (format === 'heif' && compression !== 'av1') return `is a HEIF picture: ${acceptedFormats}`;
  if (!isAccepted(format)) return `is a ${format.toUpperCase()} file: ${acceptedFormats}`;
  if (pages > 1 || isAnimatedPng(bytes)) return 'is animated, and only still pictures are shown';
  if (space === 'cmyk') return 'is in CMYK, the colours of print: export it in RGB (sRGB)';
  return undefined;
}

/** Returns why a picture of this size in px cannot be shown in the slot, as `readPicture` does. */
function sizeProblem(
  { width, height }: Metadata['autoOrient'],
  { widths, least }: Slot,
): string | undefined {
  const dimensions = `is ${String(width)} x ${String(height)} px`;
  if (Math.max(width, height) > largest.side) {
    return `${dimensions}, and at most ${String(largest.side)} px a side are accepted: pages show it no wider than ${String(widths.at(-1))} px`;
  }
  if (width < least) {
    return `${dimensions}, too small for its place: at least ${String(least)} px wide, better ${String(widths.at(-1))}`;
  }
  return undefined;
}

/** Plans the files of a picture that consists of pixels, in each format and width. */
function planPhoto(file: string, bytes: Buffer, metadata: Metadata, slot: Slot): PlannedPicture {
  const { width, height } = metadata.autoOrient;
  // Keeps the colour resolution of the source: halved (4:2:0) in most photographs, full in screenshots.
  const chromaSubsampling = metadata.chromaSubsampling === '4:2:0' ? '4:2:0' : '4:4:4';
  const hash = digest(bytes, encoderKey);
  // A source is never enlarged.
  const widths = [...new Set(slot.widths.map((slotWidth) => Math.min(slotWidth, width)))];
  const makers = new Map<string, () => Promise<Buffer>>();
  const filesIn = (target: keyof typeof formats) =>
    widths.map((fileWidth): ImageFile => {
      const name = `${slug(file)}-${String(fileWidth)}.${hash}.${target}`;
      // The source is read again when the file is made, so that not all pictures are held in memory.
      makers.set(name, () =>
        sharp(file, { limitInputPixels: false, failOn: 'error' })
          .autoOrient()
          .resize(fileWidth)
          .toFormat(target, {
            ...formats[target],
            // WebP has no choice: its chroma is always halved.
            ...(target === 'avif' && { chromaSubsampling }),
          })
          .toBuffer(),
      );
      return {
        path: `${picturesAddress}/${name}`,
        width: fileWidth,
        height: Math.round((height * fileWidth) / width),
      };
    });
  const files = { avif: filesIn('avif'), webp: filesIn('webp') };
  return { picture: { kind: 'photo', files }, makers };
}

const acceptedFormats = 'a JPEG, PNG, WebP, AVIF or SVG file can be shown';

/** Whether sharp's name of a format is accepted. sharp calls some AVIF files `heif` (`formatProblem`). */
function isAccepted(format: string): boolean {
  return ['jpeg', 'png', 'webp', 'avif', 'heif'].includes(format);
}

/** Bytes before the first chunk of a PNG file. */
const pngSignature = 8;
/** Bytes of a PNG chunk besides its data: length and type before it, and a checksum after it. */
const chunkOverhead = 12;

/**
 * Whether a file is an animated PNG: whether it has a chunk `acTL` (animation control) before the pixels
 * (`IDAT`). Each chunk begins with the length of its data and its type, of four bytes each (PNG, 5.3).
 */
function isAnimatedPng(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 1, 4) !== 'PNG') return false;
  let offset = pngSignature;
  while (offset + chunkOverhead <= bytes.length) {
    const type = bytes.toString('latin1', offset + 4, offset + 8);
    if (type === 'acTL') return true;
    if (type === 'IDAT') return false;
    offset += bytes.readUInt32BE(offset) + chunkOverhead;
  }
  return false;
}

/** Returns undefined for a file that is not a picture. */
async function metadataOf(bytes: Buffer): Promise<Metadata | undefined> {
  if (bytes.length === 0) return undefined;
  // Without sharp's own limit: `sizeProblem` refuses large pictures with a better message.
  return sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
}

/** Whether some pixels cannot be decoded. In a truncated file only the metadata, at its start, is complete. */
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

async function readVector(file: string, bytes: Buffer): Promise<PlannedPicture | string> {
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

/** Returns the base name of a file as a part of an address: 'Müller 1.jpg' becomes 'muller-1'. */
export function slug(file: string): string {
  const name = path.basename(file, path.extname(file)).toLowerCase();
  // NFD splits "ü" into "u" and a combining mark, which is left out.
  const withoutMarks = name.normalize('NFD').replace(/\p{M}+/gu, '');
  return withoutMarks.replace(/[^a-z\d]+/g, '-').replace(/^-+|-+$/g, '') || 'picture';
}

/** Returns the first ten hexadecimal digits of a hash, for the names of made files. */
export function digest(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 10);
}
