'use client';

import type { MouseEvent, ReactNode } from 'react';

/**
 * Rows of `<details>` of which one is open at a time. What closes above the opened row would move
 * it from under the visitor's eyes (as `<details name>` does): the window scrolls along. Without
 * JavaScript rows stay open until they are closed.
 */
export function Accordion({ className, children }: { className: string; children: ReactNode }) {
  return (
    // The rows' summaries are what is pressed; by keyboard, too, they send clicks.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={className} onClick={closeOthers}>
      {children}
    </div>
  );
}

function closeOthers({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  const summary = target instanceof Element && target.closest('summary');
  const row = summary && summary.closest('details');
  if (!row || row.open) return;
  const { top } = summary.getBoundingClientRect();
  for (const other of currentTarget.querySelectorAll('details')) other.open = false;
  scrollBy({ top: summary.getBoundingClientRect().top - top, behavior: 'instant' });
}
