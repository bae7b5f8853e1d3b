const key = 'scrollTop';

/** Keeps the scroll position, in CSS pixels, with the current entry of the browser's history. */
export function rememberScroll(): void {
  history.replaceState({ ...(history.state as object | null), [key]: scrollY }, '');
}

/** The position kept with the current entry, or undefined where none was kept. */
export function readScroll(): number | undefined {
  const state = history.state as { [key]?: unknown } | null;
  const top = state?.[key];
  return typeof top === 'number' ? top : undefined;
}
