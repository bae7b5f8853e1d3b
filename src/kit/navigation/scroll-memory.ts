const key = 'scrollTop';

/** Milliseconds without a scroll event after which scrolling counts as ended. */
const settleTime = 150;

let settling: ReturnType<typeof setTimeout> | undefined;
let isHeld = false;

/**
 * Suspends `rememberScroll` while the current history entry is that of a page which is not rendered
 * yet: the scroll position is still the old page's.
 */
export function holdScroll(hold: boolean): void {
  isHeld = hold;
}

/** Keeps the scroll position, in CSS pixels, with the current entry of the browser's history. */
export function rememberScroll(): void {
  clearTimeout(settling);
  if (isHeld) return;
  history.replaceState({ ...(history.state as object | null), [key]: scrollY }, '');
}

/** Keeps it when scrolling has ended: debounced, because WebKit got `scrollend` late. */
export function rememberScrollSoon(): void {
  clearTimeout(settling);
  settling = setTimeout(rememberScroll, settleTime);
}

/** The position kept with the current entry, or undefined where none was kept. */
export function readScroll(): number | undefined {
  // A pending position belongs to the previous entry.
  clearTimeout(settling);
  const state = history.state as { [key]?: unknown } | null;
  const top = state?.[key];
  return typeof top === 'number' ? top : undefined;
}
