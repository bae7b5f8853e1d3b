import type { Tone } from './define.ts';
import { site } from './definition.ts';

/** Values of `theme-color` by a page's tone: the background of the page's header. */
export const themeColour: Record<Tone, string> = {
  light: site.brand.light.ground,
  dark: site.brand.dark.ground,
};
