import {
  categoryViewNames,
  type DrawingName,
  drawingNames,
  textDrawingNames,
} from './catalogue.ts';
import { tones } from './palette.ts';
import type { RenderOptions } from './variant-name.ts';

export interface Variant {
  readonly name: DrawingName;
  readonly options: RenderOptions;
}

/** Every rendering the site may ask for. */
export function allVariants(): Variant[] {
  return [
    ...drawingNames.flatMap((name) =>
      tones.flatMap((tone) =>
        [undefined, 'small' as const].map((crop) => ({ name, options: { tone, crop } })),
      ),
    ),
    ...categoryViewNames.flatMap((name) => [
      { name, options: { tone: 'paper' as const } },
      { name, options: { tone: 'paper' as const, crop: 'small' as const } },
      { name, options: { tone: 'tinted' as const } },
    ]),
    ...textDrawingNames.flatMap((name) => [
      { name, options: { tone: 'paper' as const } },
      { name, options: { tone: 'paper' as const, crop: 'small' as const } },
    ]),
  ];
}
