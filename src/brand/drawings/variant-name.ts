import type { DrawingName } from './catalogue.ts';
import type { Tone } from './palette.ts';

export interface RenderOptions {
  readonly tone: Tone;
  /**
   * `small`: the telling part alone, without dimensions, for screens of about 390 px. `low`: the whole
   * without notes, for the lower half of such a screen.
   */
  readonly crop?: 'small' | 'low' | undefined;
  /** With the numbered ring of its orange part, where the drawing can have one. */
  readonly numbered?: boolean | undefined;
}

/** What tells one rendering of a drawing from another: `name[-tone][-small|-low]`. */
export function variantName(name: DrawingName, { tone, crop }: RenderOptions): string {
  return [name, tone !== 'paper' && tone, crop].filter(Boolean).join('-');
}
