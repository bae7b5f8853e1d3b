/**
 * Tells the styles how high a strip along the lower edge of the window is, so that it covers
 * neither the focus nor the page's end.
 *
 * @param property Custom property of the document that gets the height.
 * @returns what ends it.
 */
export function keepRoom(strip: HTMLElement, property: `--${string}`): () => void {
  const { style } = document.documentElement;
  const set = () => style.setProperty(property, `${String(strip.offsetHeight)}px`);
  set();
  const observer = new ResizeObserver(set);
  observer.observe(strip);
  return () => {
    observer.disconnect();
    style.removeProperty(property);
  };
}
