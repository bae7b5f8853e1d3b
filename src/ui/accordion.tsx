'use client';

import type { MouseEvent, ReactNode } from 'react';

/**
 * Rows of `<details>`, of which at most one is open. When a row above the opened one closes, the window
 * scrolls by the same distance; with `<details name>` the opened row would move out of sight. Without
 * JavaScript, rows stay open until the visitor closes them.
 */
export function Accordion({ className, children }: { className: string; children: ReactNode }) {
  return (
    // The clicks come from summaries, which also send a click when a key is pressed.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={className} onClick={closeOthers}>
      {children}
    </div>
  );
}

function closeOthers({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  const summary = target instanceof Element && target.closest('summary');
  const row = summary && summary.closest('details');
  // The click comes before the browser toggles the row, so a row that is open is about to close.
  if (!row || row.open) return;
  const topBefore = summary.getBoundingClientRect().top;
  for (const other of currentTarget.querySelectorAll('details')) other.open = false;
  scrollBy({ top: summary.getBoundingClientRect().top - topBefore, behavior: 'instant' });
}
