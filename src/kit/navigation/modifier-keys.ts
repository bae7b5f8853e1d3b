/**
 * Whether a modifier key is held. Keys and clicks with one are the browser's: Alt and the left arrow lead back, and a
 * click on a link opens another tab or window.
 */
export function hasModifier({
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
