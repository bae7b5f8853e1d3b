/** Sections and footer that the stylesheet lays out only when they come near (base.css). */
const rest = 'main > section ~ section, body > footer';

/**
 * Lays out the whole first page, a section at a time with the thread given back in between: then it is
 * as high as it looks, for scrollbars, for places that are measured and for what is found or restored
 * later. What is shown stays where it is.
 */
export async function layOutRest(): Promise<void> {
  const { dataset } = document.documentElement;
  const sections = findRest();
  for (const section of sections) {
    if (dataset['whole'] !== undefined) break;
    await idle();
    const shown = sections.find((one) => one.getBoundingClientRect().bottom > innerHeight / 2);
    const top = shown?.getBoundingClientRect().top ?? 0;
    layOut(section);
    const moved = (shown?.getBoundingClientRect().top ?? 0) - top;
    // Scroll anchoring, where a browser has it, does not cover every section.
    if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
  }
  dataset['whole'] = '';
  for (const section of sections) section.style.removeProperty('content-visibility');
}

/**
 * Lays out what comes into view before it shows where a visitor jumps: drags the scrollbar, or has an
 * extension or assistive technology scroll. With an estimated height it would move away from the
 * pointer once it has its own. A jump to the end ends there.
 */
export function layOutAtJumps(): void {
  const { documentElement: root } = document;
  let from = scrollY;
  const onScroll = () => {
    const isJump = Math.abs(scrollY - from) > innerHeight;
    from = scrollY;
    if (root.dataset['whole'] !== undefined) removeEventListener('scroll', onScroll);
    else if (isJump) {
      layOutShown(scrollY + innerHeight >= root.scrollHeight - 1);
      from = scrollY;
    }
  };
  addEventListener('scroll', onScroll, { passive: true });
}

/** Until nothing in view has an estimated height. */
function layOutShown(isEnd: boolean): void {
  const sections = findRest();
  for (;;) {
    const estimated = sections.filter((section) => {
      const { top, bottom } = section.getBoundingClientRect();
      return !isLaidOut(section) && top < innerHeight && bottom > 0;
    });
    if (estimated.length === 0) return;
    for (const section of estimated) layOut(section);
    if (isEnd) scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  }
}

const findRest = () => [...document.querySelectorAll<HTMLElement>(rest)];

const isLaidOut = ({ style }: HTMLElement) => style.contentVisibility === 'visible';

function layOut({ style }: HTMLElement): void {
  style.contentVisibility = 'visible';
}

/** Resolves when the browser has nothing better to do, or after a frame where it cannot tell. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 500 });
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
