import type { Page } from './routes.ts';

/** Returns the path and the size in px of the image that is shown where a page's link is shared. */
export function socialImage({ address }: Pick<Page, 'address'>) {
  return {
    path: `/social${address === '/' ? '/index' : address}.png`,
    width: 1200,
    height: 630,
  };
}
