/**
 * Selects the sections, and the footer, whose layout base.css defers (`content-visibility: auto` with an
 * estimated height) until `<html>` has `data-whole`. `layOutRest` sets the attribute. On some visits
 * first-attributes.tsx has already set it before the first paint.
 */
const deferredSelector = 'main > section ~ section, body > footer';

/**
 * Lays out all deferred sections, one per idle period, so that the page gets its real height for scrollbars, measured
 * positions, find-in-page and scroll restoration. The content in view does not move. If the visitor goes to another
 * page meanwhile, the sections of that page are laid out instead.
 */
export async function layOutRest(): Promise<void> {
  const { dataset } = document.documentElement;
  while (dataset['whole'] === undefined) {
    await idle();
    const sections = findDeferred();
    const section = sections.find((candidate) => !isLaidOut(candidate));
    if (!section) break;
    // The first section that ends below the middle of the window.
    const anchor = sections.find(
      (candidate) => candidate.getBoundingClientRect().bottom > innerHeight / 2,
    );
    const topBefore = anchor?.getBoundingClientRect().top ?? 0;
    layOut(section);
    const distance = (anchor?.getBoundingClientRect().top ?? 0) - topBefore;
    // Moves the anchor back. Scroll anchoring would do this, but not every browser has it, and not for every section.
    if (distance !== 0) scrollBy({ top: distance, behavior: 'instant' });
  }
  layOutAll();
}

/** Lays out all deferred sections at once, and from now on those of every page. */
export function layOutAll(): void {
  // With this attribute, base.css defers no section, so the inline styles are no longer needed.
  document.documentElement.dataset['whole'] = '';
  for (const section of findDeferred()) section.style.removeProperty('content-visibility');
}

/**
 * Adds a listener for jumps: a dragged scrollbar, or scrolling by an extension or assistive technology. The sections
 * that a jump brings into view are laid out before they are painted. Otherwise they would move away from the pointer
 * when their real height replaces the estimate. A jump to the end of the page stays at the end.
 */
export function layOutAtJumps(): void {
  const { documentElement: root } = document;
  let lastScrollY = scrollY;
  const onScroll = () => {
    if (root.dataset['whole'] !== undefined) {
      removeEventListener('scroll', onScroll);
      return;
    }
    const isJump = Math.abs(scrollY - lastScrollY) > innerHeight;
    if (isJump) {
      // A pixel of tolerance, since scroll positions are fractional.
      const isAtEnd = scrollY + innerHeight >= root.scrollHeight - 1;
      layOutInView(isAtEnd);
    }
    // Read last, because `layOutInView` may scroll.
    lastScrollY = scrollY;
  };
  addEventListener('scroll', onScroll, { passive: true });
}

/**
 * Lays out the sections in view. Their real heights may bring further sections into view, so this repeats
 * until no section in view has an estimated height.
 *
 * @param isAtEnd Whether the window is at the end of the page. If so, it stays there.
 */
function layOutInView(isAtEnd: boolean): void {
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
