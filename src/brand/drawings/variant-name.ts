import type { DrawingName } from './catalogue.ts';
import type { Tone } from './palette.ts';

export interface RenderOptions {
  readonly tone: Tone;
  /**
   * `small`: the most important part alone, without dimensions, for screens of about 390 px. `low`: the whole drawing
   * without dimensions and balloons, for the lower half of such a screen.
   */
  readonly crop?: 'small' | 'low' | undefined;
  /** Whether the orange part has a numbered ring, if the drawing can have one. */
  readonly numbered?: boolean | undefined;
}

/** Returns the name of a rendering, which scopes its styles and ids: `name[-tone][-small|-low]`. */
export function variantName(name: DrawingName, { tone, crop }: RenderOptions): string {
  return [name, tone !== 'paper' && tone, crop].filter(Boolean).join('-');
}
