'use client';

import type { MouseEvent, ReactNode } from 'react';

/**
 * Rows of `<details>`, of which one is open at a time. A row that closes above the opened one would
 * move it out of sight (as `<details name>` does), so the window scrolls by the same distance. Without
 * JavaScript a row stays open until the visitor closes it.
 */
export function Accordion({ className, children }: { className: string; children: ReactNode }) {
  return (
    // The clicks come from the rows' summaries, which send one for a key press too.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={className} onClick={closeOthers}>
      {children}
    </div>
  );
}

function closeOthers({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  const summary = target instanceof Element && target.closest('summary');
  const row = summary && summary.closest('details');
  // The click comes before the browser toggles the row: an open one is about to close.
  if (!row || row.open) return;
  const topBefore = summary.getBoundingClientRect().top;
  for (const other of currentTarget.querySelectorAll('details')) other.open = false;
  scrollBy({ top: summary.getBoundingClientRect().top - topBefore, behavior: 'instant' });
}
