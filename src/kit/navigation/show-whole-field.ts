/**
 * A `keyup` listener that brings all of a multi-line field into view when Tab has moved the focus to it.
 * Chromium itself scrolls only to the caret. The rest of the field could then be below the window, or under a
 * strip along the lower edge of the window (keep-room.ts).
 */
export function showWholeField({ key }: KeyboardEvent): void {
  const field = document.activeElement;
  if (key !== 'Tab' || !(field instanceof HTMLTextAreaElement)) return;
  field.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}
