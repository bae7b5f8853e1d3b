import type { Page } from './routes.ts';

/** The picture that stands for a page where its link is shared: address and size in px. */
export function socialImage({ address }: Pick<Page, 'address'>) {
  return {
    path: `/social${address === '/' ? '/index' : address}.png`,
    width: 1200,
    height: 630,
  };
}
