import { layOutAll } from './lay-out-rest.ts';

/** Name of the scroll position in the state of a history entry. */
const key = 'scrollTop';

/** Milliseconds without a scroll event after which scrolling counts as ended. */
const settleTime = 150;

let settleTimer: ReturnType<typeof setTimeout> | undefined;
let isSuspended = false;

/**
 * Suspends `rememberScroll`, or with `false` resumes it. It must be suspended while the current history entry
 * belongs to a page that is not rendered yet, because the scroll position is still that of the old page.
 */
export function suspendScrollMemory(suspend: boolean): void {
  isSuspended = suspend;
}

/** Stores the scroll position, in CSS pixels, in the state of the current history entry. */
export function rememberScroll(): void {
  clearTimeout(settleTimer);
  if (isSuspended) return;
  history.replaceState({ ...(history.state as object | null), [key]: scrollY }, '');
}

/**
 * Stores the scroll position whenever scrolling has ended, and when the document is left.
 *
 * @returns a cleanup function.
 */
export function watchScroll(): () => void {
  // Debounced, because older WebKit has no `scrollend`.
  const onScroll = () => {
    clearTimeout(settleTimer);
    settleTimer = setTimeout(rememberScroll, settleTime);
  };
  addEventListener('scroll', onScroll, { passive: true });
  addEventListener('pagehide', rememberScroll);
  return () => {
    removeEventListener('scroll', onScroll);
    removeEventListener('pagehide', rememberScroll);
    // A pending position must not be stored with the next history entry.
    clearTimeout(settleTimer);
  };
}

/** Returns the position stored with the current history entry, in CSS pixels, or undefined if there is none. */
export function readScroll(): number | undefined {
  // A pending position belongs to the previous entry, and must not be stored with this one.
  clearTimeout(settleTimer);
  const state = history.state as { [key]?: unknown } | null;
  const top = state?.[key];
  return typeof top === 'number' ? top : undefined;
}

/**
 * Scrolls to a stored position, in CSS pixels. All sections are laid out first, because the position was stored when
 * the sections above it had their real heights.
 */
export function restoreScroll(top: number): void {
  layOutAll();
  scrollTo({ top, behavior: 'instant' });
}
