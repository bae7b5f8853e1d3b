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

/**
 * Lays out the whole first page at once where a visitor jumps: drags the scrollbar, or has an extension
 * or assistive technology scroll. In slices the heights on the way there would be estimates for a while,
 * and what is shown would move away from the pointer. A jump to the end ends at the real one.
 */
export function layOutAtJumps(): void {
  const { documentElement: root } = document;
  let from = scrollY;
  const onScroll = () => {
    const isJump = Math.abs(scrollY - from) > innerHeight;
    from = scrollY;
    if (isJump && root.dataset['whole'] === undefined) {
      const isEnd = scrollY + innerHeight >= root.scrollHeight - 1;
      const above = [...document.querySelectorAll(rest)].filter(
        (section) => section.getBoundingClientRect().bottom <= 0,
      );
      const before = heightOf(above);
      root.dataset['whole'] = '';
      if (isEnd) scrollTo({ top: root.scrollHeight, behavior: 'instant' });
      else if (!CSS.supports('overflow-anchor', 'auto')) scrollBy(0, heightOf(above) - before);
    }
    if (root.dataset['whole'] !== undefined) removeEventListener('scroll', onScroll);
  };
  addEventListener('scroll', onScroll, { passive: true });
}

function heightOf(sections: readonly Element[]): number {
  return sections.reduce((sum, section) => sum + section.getBoundingClientRect().height, 0);
}

/** Resolves when the browser has nothing better to do, or after a frame where it cannot tell. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 500 });
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
