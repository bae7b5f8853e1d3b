import { type DrawingName, drawingNames } from './catalogue.ts';
import { partNumbers } from './catalogue/drive.ts';
import { tones } from './palette.ts';
import type { RenderOptions } from './variant-name.ts';

/** The exploded drive, whose five parts can each be the orange one. */
export const drawingWithParts = 'product-engineering-and-development' satisfies DrawingName;

export interface Variant {
  readonly name: DrawingName;
  readonly options: RenderOptions;
}

/** Every rendering the site may ask for. */
export function allVariants(): Variant[] {
  return drawingNames.flatMap((name) =>
    tones.flatMap((tone) =>
      [undefined, 'small' as const].flatMap((crop) =>
        [undefined, ...(name === drawingWithParts ? partNumbers : [])].map((part) => ({
          name,
          options: { tone, crop, part },
        })),
      ),
    ),
  );
}
