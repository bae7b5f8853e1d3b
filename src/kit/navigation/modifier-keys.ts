/**
 * Whether a modifier key is held. If so, the browser has to handle the key or click itself: Alt and the left arrow go
 * back in the history, and a click on a link opens another tab or window.
 */
export function hasModifier({
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
