/** Fixed strips along the lower edge of the window, the lowest first. */
const strips: HTMLElement[] = [];

/**
 * Stacks a fixed strip along the lower edge of the window, above those that were added before it. The
 * page is padded by their height, so that they cover neither its end nor the focused element.
 *
 * @returns a cleanup function.
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

/**
 * Stacks the strips and pads the page. Sets properties that are not inherited, because a custom property
 * on the root would restyle the whole document (docs/decisions/0021-what-a-change-restyles.md).
 */
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
