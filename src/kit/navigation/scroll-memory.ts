const key = 'scrollTop';

/** Milliseconds without a scroll event after which scrolling counts as ended. */
const settleTime = 150;

let settling: ReturnType<typeof setTimeout> | undefined;
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
  clearTimeout(settling);
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
    clearTimeout(settling);
    settling = setTimeout(rememberScroll, settleTime);
  };
  addEventListener('scroll', onScroll, { passive: true });
  addEventListener('pagehide', rememberScroll);
  return () => {
    removeEventListener('scroll', onScroll);
    removeEventListener('pagehide', rememberScroll);
    // The current history entry may soon be another one, to which a pending position does not belong.
    clearTimeout(settling);
  };
}

/** Returns the position stored with the current history entry, in CSS pixels, or undefined if there is none. */
export function readScroll(): number | undefined {
  // A position that is not stored yet belongs to the previous entry, and must not be stored with this one.
  clearTimeout(settling);
  const state = history.state as { [key]?: unknown } | null;
  const top = state?.[key];
  return typeof top === 'number' ? top : undefined;
}
