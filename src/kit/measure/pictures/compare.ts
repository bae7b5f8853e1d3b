import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Maximum distance in OKLab between two colours that count as the same. Black and white have the distance 1. */
const colourTolerance = 0.01;
/** The colour that marks pixels that differ. */
const markColour = [255, 0, 0] as const;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How two pictures differ. Boxes and sizes are in pixels. */
export interface Difference {
  /** Number of pixels that differ. */
  pixels: number;
  /** Their share of all pixels, from 0 to 1. */
  share: number;
  /** Bounding box of the pixels that differ. */
  box: Box;
  /** Sizes of both pictures, such as `1280×800`, if they differ. */
  sizes?: { before: string; after: string };
  /** A PNG: the picture before in pale grey, differences in red, differences that are mere anti-aliasing in yellow. */
  picture: Buffer;
}

export interface NamedDifference extends Difference {
  name: string;
}

/** The pictures of two folders by the result of the comparison. Names include the extension. */
export interface Comparison {
  same: string[];
  /** Pictures that differ by no more than the tolerated share. */
  below: NamedDifference[];
  /** Pictures that differ by more than the tolerated share, or in size. */
  above: NamedDifference[];
  onlyBefore: string[];
  onlyAfter: string[];
}

/**
 * Compares the pictures of the same name in two folders, and writes a picture of each difference.
 *
 * @param differences Folder for the pictures of differences. Older pictures in it are removed.
 * @param share Share of a picture's pixels that may differ, from 0 to 1.
 * @param isIncluded Whether the picture with a name is compared; by default every picture is.
 */
export function compareFolders({
  before,
  after,
  differences,
  share,
  isIncluded = () => true,
}: {
  before: string;
  after: string;
  differences: string;
  share: number;
  isIncluded?: (name: string) => boolean;
}): Comparison {
  mkdirSync(differences, { recursive: true });
  for (const name of picturesOf(differences)) rmSync(path.join(differences, name));
  const namesBefore = picturesOf(before).filter(isIncluded);
  const namesAfter = picturesOf(after).filter(isIncluded);
  const comparison: Comparison = {
    same: [],
    below: [],
    above: [],
    onlyBefore: namesBefore.filter((name) => !namesAfter.includes(name)),
    onlyAfter: namesAfter.filter((name) => !namesBefore.includes(name)),
  };
  for (const name of namesBefore) {
    if (!namesAfter.includes(name)) continue;
    const difference = comparePictures(
      readFileSync(path.join(before, name)),
      readFileSync(path.join(after, name)),
    );
    if (!difference) {
      comparison.same.push(name);
      continue;
    }
    const isAbove = difference.sizes !== undefined || difference.share > share;
    comparison[isAbove ? 'above' : 'below'].push({ name, ...difference });
    writeFileSync(path.join(differences, name), difference.picture);
  }
  return comparison;
}

/** Compares two PNGs. Returns undefined if nothing but anti-aliasing differs. */
export function comparePictures(before: Buffer, after: Buffer): Difference | undefined {
  // A shortcut: decoding takes the most time, and most pictures are the same.
  if (before.equals(after)) return undefined;
  const [pictureBefore, pictureAfter] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(pictureBefore.width, pictureAfter.width);
  const height = Math.max(pictureBefore.height, pictureAfter.height);
  const commonSize = {
    width: Math.min(pictureBefore.width, pictureAfter.width),
    height: Math.min(pictureBefore.height, pictureAfter.height),
  };
  /** Drawn by pixelmatch: the common area with its differences marked. */
  const marked = new PNG(commonSize);
  const differingInside = pixelmatch(
    crop(pictureBefore, commonSize),
    crop(pictureAfter, commonSize),
    marked.data,
    commonSize.width,
    commonSize.height,
    { threshold: colourTolerance, diffColor: [...markColour] },
  );
  // If the sizes differ, the area outside the common size counts as different.
  const pixelsOutside = width * height - commonSize.width * commonSize.height;
  const pixels = differingInside + pixelsOutside;
  if (pixels === 0) return undefined;
  const picture = new PNG({ width, height });
  picture.data.fill(Buffer.from([...markColour, 255]));
  PNG.bitblt(marked, picture, 0, 0, commonSize.width, commonSize.height);
  const isResized =
    pictureBefore.width !== pictureAfter.width || pictureBefore.height !== pictureAfter.height;
  return {
    pixels,
    share: pixels / (width * height),
    box: markedBox(picture),
    ...(isResized && { sizes: { before: sizeOf(pictureBefore), after: sizeOf(pictureAfter) } }),
    picture: PNG.sync.write(picture, { deflateLevel: 3 }),
  };
}

function picturesOf(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.png'))
    .sort();
}

function sizeOf({ width, height }: PNG): string {
  return `${String(width)}×${String(height)}`;
}

/** Returns the pixel data (RGBA) of a picture's upper left part. */
function crop(picture: PNG, { width, height }: { width: number; height: number }): Buffer {
  if (picture.width === width) return picture.data.subarray(0, width * height * 4);
  const part = new PNG({ width, height });
  PNG.bitblt(picture, part, 0, 0, width, height);
  return part.data;
}

/** Returns the bounding box of the pixels in `markColour`. Unchanged pixels are grey, so none has this colour. */
function markedBox({ data, width, height }: PNG): Box {
  let [left, top, right, bottom] = [width, height, 0, 0];
  const [red, green, blue] = markColour;
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const offset = pixel * 4;
    const isMarked =
      data[offset] === red && data[offset + 1] === green && data[offset + 2] === blue;
    if (!isMarked) continue;
    const x = pixel % width;
    const y = (pixel - x) / width;
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + 1);
    bottom = Math.max(bottom, y + 1);
  }
  return { left, top, width: right - left, height: bottom - top };
}
