/** Sections and footer that the stylesheet lays out only when they come near (base.css). */
const rest = 'main > section ~ section, body > footer';

/**
 * Lays out the whole first page, a section at a time with the thread given back in between: then it is
 * as high as it looks, for scrollbars, for places that are measured and for what is found or restored
 * later. Where the browser keeps what is read in its place (scroll anchoring), this moves nothing.
 */
export async function layOutRest(): Promise<void> {
  const { dataset } = document.documentElement;
  const sections = [...document.querySelectorAll<HTMLElement>(rest)];
  if (dataset['whole'] === undefined) {
    for (const section of sections) {
      await idle();
      const { bottom, height } = section.getBoundingClientRect();
      section.style.contentVisibility = 'visible';
      const grown = section.getBoundingClientRect().height - height;
      if (bottom <= 0 && !CSS.supports('overflow-anchor', 'auto')) scrollBy(0, grown);
    }
  }
  dataset['whole'] = '';
  for (const section of sections) section.style.removeProperty('content-visibility');
}

/** Resolves when the browser has nothing better to do, or after a frame where it cannot tell. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 500 });
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
