/**
 * Focus trap for a full-window popover: Tab on its last link or button leads to the first, and Shift+Tab
 * on the first to the last. A modal dialog would trap the focus natively. But it makes all other elements inert at
 * once, and browsers then restyle each of these elements (docs/decisions/0021-what-a-change-restyles.md).
 *
 * @returns a cleanup function.
 */
export function keepFocusInside(popover: HTMLElement): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    // In WebKitGTK `key` is not "Tab" while Shift is held.
    if (event.key !== 'Tab' && event.code !== 'Tab') return;
    const tabStops = [...popover.querySelectorAll<HTMLElement>('a, button')];
    const [first, last] = [tabStops[0], tabStops.at(-1)];
    const { activeElement } = document;
    // Elements from which the key would lead out of the popover. The popover itself may have the focus, too.
    const edges = event.shiftKey ? [first, popover] : [last];
    if (!edges.some((element) => element === activeElement)) return;
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  };
  popover.addEventListener('keydown', onKeyDown);
  return () => popover.removeEventListener('keydown', onKeyDown);
}
