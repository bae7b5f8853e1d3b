import { colours } from '#brand/tokens.ts';
import type { HeaderTone } from './routes.ts';

/** The colour of a page's header, for the browser's own bars. */
export const themeColour: Record<HeaderTone, string> = {
  light: colours.paper,
  dark: colours.navy,
};
