import type { Tone } from './define.ts';
import { site } from './definition.ts';

/** The colour of a page's header, for the browser's own bars. */
export const themeColour: Record<Tone, string> = {
  light: site.brand.light.ground,
  dark: site.brand.dark.ground,
};
