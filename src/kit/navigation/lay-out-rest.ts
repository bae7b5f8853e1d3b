/**
 * Selects the sections, and the footer, whose layout base.css defers (`content-visibility: auto` with an
 * estimated height) until `<html>` has `data-whole`. `layOutRest` sets the attribute. On some visits
 * first-attributes.tsx has already set it before the first paint.
 */
const deferredSelector = 'main > section ~ section, body > footer';

/**
 * Lays out everything that was deferred, one section per idle period, so that the page gets its real height for
 * scrollbars, measured positions, find-in-page and scroll restoration. What is in view stays where it is. If the
 * visitor goes to another page meanwhile, goes on with the sections of that page.
 */
export async function layOutRest(): Promise<void> {
  const { dataset } = document.documentElement;
  let sections: HTMLElement[] = [];
  while (dataset['whole'] === undefined) {
    await idle();
    sections = findDeferred();
    const section = sections.find((candidate) => !isLaidOut(candidate));
    if (!section) break;
    // The first section that ends below the middle of the window.
    const anchor = sections.find(
      (candidate) => candidate.getBoundingClientRect().bottom > innerHeight / 2,
    );
    const topBefore = anchor?.getBoundingClientRect().top ?? 0;
    layOut(section);
    const moved = (anchor?.getBoundingClientRect().top ?? 0) - topBefore;
    // Scroll anchoring would do this, but not every browser has it, and it does not cover every section.
    if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
  }
  dataset['whole'] = '';
  for (const section of sections) section.style.removeProperty('content-visibility');
}

/**
 * After a jump (a dragged scrollbar, scrolling by an extension or assistive technology), lays out the
 * sections that come into view before they are painted. Otherwise they would move away from the pointer
 * when their real height replaces the estimate. A jump to the end of the page stays at the end.
 */
export function layOutAtJumps(): void {
  const { documentElement: root } = document;
  let from = scrollY;
  const onScroll = () => {
    if (root.dataset['whole'] !== undefined) {
      removeEventListener('scroll', onScroll);
      return;
    }
    if (Math.abs(scrollY - from) > innerHeight) {
      // A pixel of tolerance, since scroll positions are fractional.
      const isAtEnd = scrollY + innerHeight >= root.scrollHeight - 1;
      layOutShown(isAtEnd);
    }
    // Read last, because `layOutShown` may scroll.
    from = scrollY;
  };
  addEventListener('scroll', onScroll, { passive: true });
}

/**
 * Lays out the sections in view. Their real heights may bring further sections into view, so this repeats
 * until no section in view has an estimated height.
 *
 * @param isAtEnd Whether the window is at the end of the page. If so, it stays there.
 */
function layOutShown(isAtEnd: boolean): void {
  const sections = findDeferred();
  for (;;) {
    const estimated = sections.filter((section) => {
      const { top, bottom } = section.getBoundingClientRect();
      return !isLaidOut(section) && top < innerHeight && bottom > 0;
    });
    if (estimated.length === 0) return;
    for (const section of estimated) layOut(section);
    if (isAtEnd) scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  }
}

const findDeferred = () => [...document.querySelectorAll<HTMLElement>(deferredSelector)];

const isLaidOut = ({ style }: HTMLElement) => style.contentVisibility === 'visible';

function layOut({ style }: HTMLElement): void {
  style.contentVisibility = 'visible';
}

/**
 * Resolves when the browser is idle, or after half a second if it is busy for so long. Without
 * `requestIdleCallback`, resolves after a frame.
 */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 500 });
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
