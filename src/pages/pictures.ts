import { type DrawingName, drawingNames } from '#drawing/catalogue.ts';
import { drawingFile } from '#drawing/file.ts';
import type { Tone } from '#drawing/palette.ts';
import type { PictureSource } from '#ui/picture.tsx';

/** A drawing for wide screens and its crop for phones. */
export interface DrawnPicture {
  large: PictureSource;
  small: PictureSource;
}

/** The files of a drawing that content names. An unknown name is an error of the content. */
export function drawnPicture(name: string, tone: Tone = 'paper'): DrawnPicture {
  if (!isDrawingName(name)) {
    throw new Error(`There is no drawing called "${name}" (src/drawing/catalogue.ts).`);
  }
  return {
    large: source(drawingFile(name, { tone })),
    small: source(drawingFile(name, { tone, crop: 'small' })),
  };
}

/** The exploded drive once for each of its five parts, that part in orange. */
export function drivePictures(tone: Tone): PictureSource[] {
  return ([1, 2, 3, 4, 5] as const).map((part) =>
    source(drawingFile('product-engineering-and-development', { tone, part })),
  );
}

function isDrawingName(name: string): name is DrawingName {
  return (drawingNames as readonly string[]).includes(name);
}

function source({ path, width, height }: PictureSource): PictureSource {
  return { path, width, height };
}
