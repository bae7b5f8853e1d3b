import type { DrawingName } from './catalogue.ts';
import type { Tone } from './palette.ts';

export interface RenderOptions {
  readonly tone: Tone;
  /** The telling part alone, without dimensions, for screens of about 390 px. */
  readonly crop?: 'small' | undefined;
}

/** What tells one rendering of a drawing from another: `name[-tone][-small]`. */
export function variantName(name: DrawingName, { tone, crop }: RenderOptions): string {
  return [name, tone !== 'paper' && tone, crop].filter(Boolean).join('-');
}
