import type { Tone } from './define.ts';
import { site } from './definition.ts';

/** `theme-color` of a page, by its tone: the ground of its header. */
export const themeColour: Record<Tone, string> = {
  light: site.brand.light.ground,
  dark: site.brand.dark.ground,
};
