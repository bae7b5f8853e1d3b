/** Fixed strips along the lower edge of the window, the lowest first. */
const strips: HTMLElement[] = [];

/**
 * A ref callback. Stacks a fixed strip along the lower edge of the window, above the strips that were added
 * before. The page is padded by the height of all strips, so that they cover neither the end of the page nor
 * the focused element.
 *
 * @returns a cleanup function.
 */
export function keepRoom(strip: HTMLElement | null): (() => void) | undefined {
  if (!strip) return;
  strips.push(strip);
  arrange();
  const observer = new ResizeObserver(arrange);
  observer.observe(strip);
  // A strip may become fixed, or cease to be fixed, when only the height of the window changes. The browser registers
  // the function only once, however many strips there are.
  addEventListener('resize', arrange);
  return () => {
    observer.disconnect();
    strips.splice(strips.indexOf(strip), 1);
    if (strips.length === 0) removeEventListener('resize', arrange);
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
    // In a low window the pop-up (pop-up-card.tsx) is not fixed and covers nothing.
    if (getComputedStyle(strip).position !== 'fixed') {
      strip.style.bottom = '';
      continue;
    }
    strip.style.bottom = `${String(height)}px`;
    height += strip.offsetHeight;
  }
  document.body.style.paddingBottom = `${String(height)}px`;
  document.documentElement.style.scrollPaddingBottom = height
    ? `calc(${String(height)}px + 1rem)`
    : '';
}
