import type { DrawingName } from './catalogue.ts';
import type { PartNumber } from './catalogue/drive.ts';
import type { Tone } from './palette.ts';

export interface RenderOptions {
  readonly tone: Tone;
  /** The telling part alone, without dimensions, for screens of about 390 px. */
  readonly crop?: 'small' | undefined;
  /** Which part of the exploded drive is orange; other drawings know no parts. */
  readonly part?: PartNumber | undefined;
}

/** What tells one rendering of a drawing from another: `name[-part-n][-tone][-small]`. */
export function variantName(name: DrawingName, { tone, crop, part }: RenderOptions): string {
  return [name, part && `part-${part}`, tone !== 'paper' && tone, crop].filter(Boolean).join('-');
}

/** What tells one rendering of a portrait from another: `name[-navy]`. */
export function portraitVariant(name: string, { tone }: { tone: 'paper' | 'navy' }): string {
  return tone === 'navy' ? `${name}-navy` : name;
}
