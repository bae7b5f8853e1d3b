import type { DrawingName } from '#brand/drawings/catalogue.ts';
import type { Tone } from '#brand/drawings/palette.ts';
import { portraitVariant, type RenderOptions, variantName } from '#brand/drawings/variant-name.ts';
import pictures from '#pictures' with { type: 'json' };
import type { PictureSource } from '#ui/picture.tsx';

/** A drawing for wide screens and its crop for phones. */
export interface DrawnPicture {
  large: PictureSource;
  small: PictureSource;
}

// Written by `npm run generate`: drawing here, to know an address and a size, would take seconds.
const drawings: Readonly<Record<string, PictureSource>> = pictures.drawings;
const portraits: Readonly<Record<string, PictureSource>> = pictures.portraits;

/** The files of a drawing that content names. An unknown name is an error of the content. */
export function drawnPicture(name: string, tone: Tone = 'paper'): DrawnPicture {
  return {
    large: drawing(name, { tone }),
    small: drawing(name, { tone, crop: 'small' }),
  };
}

/** A drawing without its crop for phones; not every view of a drawing has one in every tone. */
export function widePicture(name: string, tone: Tone): PictureSource {
  return drawing(name, { tone });
}

/** The line-cut portrait of a person that content names. */
export function portraitPicture(name: string, tone: 'paper' | 'navy'): PictureSource {
  const found = portraits[portraitVariant(name, { tone })];
  if (!found)
    throw new Error(`There is no portrait called "${name}" (src/brand/drawings/portrait.ts).`);
  return found;
}

function drawing(name: string, options: RenderOptions): PictureSource {
  const found = drawings[variantName(name as DrawingName, options)];
  if (!found) {
    throw new Error(
      `There is no drawing called "${name}" (src/brand/drawings/catalogue.ts, views.ts).`,
    );
  }
  return found;
}
