/**
 * Focus trap for a full-window popover: Tab on its last link or button leads to the first, and back.
 * A modal dialog would do that natively, but makes all other elements inert at once, and browsers
 * restyle every one of them for it (docs/decisions/0021-what-a-change-restyles.md).
 *
 * @returns a cleanup function.
 */
export function keepFocusInside(popover: HTMLElement): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    // WebKitGTK has no name for the key while Shift is held.
    if (event.key !== 'Tab' && event.code !== 'Tab') return;
    const stops = [...popover.querySelectorAll<HTMLElement>('a, button')];
    const [first, last] = [stops[0], stops.at(-1)];
    const { activeElement } = document;
    const ends = event.shiftKey ? [first, popover] : [last];
    if (!ends.some((element) => element === activeElement)) return;
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  };
  popover.addEventListener('keydown', onKeyDown);
  return () => popover.removeEventListener('keydown', onKeyDown);
}
