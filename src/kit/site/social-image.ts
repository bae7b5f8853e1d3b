import type { Page } from './routes.ts';

/** The size of every social image, in px. */
export const socialImageSize = { width: 1200, height: 630 } as const;

/** Returns the path and the size in px of the image that is shown where a page's link is shared. */
export function socialImage({ address }: Pick<Page, 'address'>) {
  return { path: `/social${address === '/' ? '/index' : address}.png`, ...socialImageSize };
}
