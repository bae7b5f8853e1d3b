import { accordion } from './figures.ts';
import { isMotionPaused } from './motion-preference.ts';
import type { Piece } from './moving.tsx';
import { scrollToSmoothly } from './scroll-to.ts';

/**
 * The item that is active while the middle of the window is at `middle`: the last one whose top has
 * reached it, in whichever direction it came. All are pixels of the document.
 */
export function activeItem(tops: readonly number[], middle: number): number {
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= middle),
  );
}

/**
 * How far each item stands from its place in the page, where every body has its room, in pixels:
 * past items come down to the active one, future items up to it. The active one stays, also while
 * it is closed.
 */
export function itemShifts(
  bodyHeights: readonly number[],
  active: number,
  isOpen = true,
): number[] {
  const sum = (from: number, to: number) =>
    bodyHeights.slice(from, to).reduce((total, height) => total + height, 0);
  return bodyHeights.map((_, index) =>
    index <= active ? sum(index, active) : -sum(isOpen ? active + 1 : active, index),
  );
}

/**
 * Opens the row of an accordion that reaches the middle of the window, or is clicked. Styles give
 * closed rows the room of their bodies, so that opening one moves neither the page nor what is read.
 */
export const start: Piece = (list, signal) => {
  const rows = [...list.querySelectorAll('details')];
  const summaries = rows.map((row) => row.querySelector('summary'));
  let tops: number[] = [];
  let bodyHeights: number[] = [];
  let active = -1;
  /** What the middle had reached when a row was found that the visitor had opened: it stays until another is reached. */
  let heldAt: number | undefined;
  let isScrolling = false;

  const activate = (index: number, isOpen = true) => {
    if (tops.length === 0) return;
    active = index;
    const shifts = itemShifts(bodyHeights, active, isOpen);
    for (const [place, row] of rows.entries()) {
      row.open = isOpen && place === active;
      row.style.setProperty('--shift', `${shifts[place]}px`);
    }
  };
  /** The middle of the window, or of what a pinned drawing leaves of it: pixels from its top. */
  const middle = () => (parseFloat(getComputedStyle(list).scrollMarginTop) + innerHeight) / 2;
  const keyboardFocus = () => list.querySelector(':focus-visible');
  const follow = () => {
    // What is reached by the keyboard must not move away from it, nor open unasked.
    if (keyboardFocus()) return;
    if (isScrolling) return;
    const reached = activeItem(tops, scrollY + middle());
    if (reached === heldAt) return;
    heldAt = undefined;
    if (reached !== active) activate(reached);
  };
  const measure = () => {
    const isFirst = tops.length === 0;
    const origin = list.getBoundingClientRect().top + scrollY - list.offsetTop;
    tops = rows.map((row) => origin + row.offsetTop);
    const bottom = (box: Element | null | undefined) => box?.getBoundingClientRect().bottom ?? 0;
    bodyHeights = rows.map((row, index) => bottom(row) - bottom(summaries[index]));
    active = -1;
    const open = rows.findLastIndex((row) => row.open);
    // A page comes with its first row open: the visitor has opened another one.
    if (isFirst && open > 0) heldAt = activeItem(tops, scrollY + middle());
    const focused = keyboardFocus();
    if (focused) keepInView(focused, () => activate(open));
    // The open row keeps its place in the page.
    else if (heldAt !== undefined) activate(open);
    follow();
  };
  /** Closes rows up around the focused element, which stays where it is in the window. */
  const keepInView = (focused: Element, closeUp: () => void) => {
    const before = focused.getBoundingClientRect().top;
    closeUp();
    for (const row of rows) for (const animation of row.getAnimations()) animation.finish();
    const moved = focused.getBoundingClientRect().top - before;
    scrollBy({ top: moved, behavior: 'instant' });
  };
  const onClick = async (event: MouseEvent) => {
    const summary = event.target instanceof Element && event.target.closest('summary');
    const index = summaries.findIndex((one) => one === summary);
    const row = rows[index];
    if (!row || tops.length === 0) return;
    event.preventDefault();
    heldAt = undefined;
    // By keyboard or assistive technology, which say that it is expanded: pressed again it closes.
    if (event.detail === 0 && row.open) {
      activate(index, false);
      return;
    }
    activate(index);
    isScrolling = true;
    const centre = (tops[index] ?? 0) + row.offsetHeight / 2;
    await scrollToSmoothly(centre - middle(), isMotionPaused() ? 0 : accordion.scrollTo);
    isScrolling = false;
    if (!signal.aborted) follow();
  };

  let timer = setTimeout(measure, accordion.initDelay * 1000);
  const resizes = new ResizeObserver(() => {
    if (tops.length === 0) return;
    clearTimeout(timer);
    timer = setTimeout(measure, accordion.resizeDebounce * 1000);
  });
  resizes.observe(document.body);
  addEventListener('scroll', follow, { passive: true, signal });
  list.addEventListener('click', (event) => void onClick(event), { signal });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    resizes.disconnect();
    for (const row of rows) row.style.removeProperty('--shift');
  });
};
