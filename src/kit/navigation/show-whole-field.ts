/**
 * Of a field of several lines Chromium brings only the caret into view, so the rest may lie
 * below the window or under a strip along its edge. To be called when a key is let go.
 */
export function showWholeField({ key }: KeyboardEvent): void {
  const field = document.activeElement;
  if (key !== 'Tab' || !(field instanceof HTMLTextAreaElement)) return;
  field.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}
