import type { HeaderTone } from './routes.ts';

/** The colour of a page's header, for the browser's own bars; those of `tailwind.config.ts`, in sRGB. */
export const themeColour: Record<HeaderTone, string> = { light: '#fcfaf6', dark: '#091a36' };
