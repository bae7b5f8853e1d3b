/**
 * Keeps the focus in a popover that covers the whole page: what follows its last link or button is
 * its first. A modal dialog would do that by itself, but makes all other elements inert, and
 * browsers restyle every one of them for it (docs/decisions/0021-what-a-change-restyles.md).
 *
 * @returns what ends it.
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
