/** What lies along the lower edge of the window, the lowest first. */
const strips: HTMLElement[] = [];

/**
 * Gives a strip its place along the lower edge of the window, above those that came before it. The
 * page makes room for all of them: they cover neither its end nor what has the focus.
 *
 * @returns what ends it.
 */
export function keepRoom(strip: HTMLElement | null): (() => void) | undefined {
  if (!strip) return;
  strips.push(strip);
  arrange();
  const observer = new ResizeObserver(arrange);
  observer.observe(strip);
  return () => {
    observer.disconnect();
    strips.splice(strips.indexOf(strip), 1);
    arrange();
  };
}

/** In properties that no element inherits: a custom property would restyle them all. */
function arrange(): void {
  let height = 0;
  for (const strip of strips) {
    if (getComputedStyle(strip).position !== 'fixed') continue;
    strip.style.bottom = `${String(height)}px`;
    height += strip.offsetHeight;
  }
  document.body.style.paddingBottom = `${String(height)}px`;
  document.documentElement.style.scrollPaddingBottom = height
    ? `calc(${String(height)}px + 1rem)`
    : '';
}
