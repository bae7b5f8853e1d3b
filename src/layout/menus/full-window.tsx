import type { ComponentProps } from 'react';

/**
 * A dialog that fills the window, opened as a popover. It needs no backdrop, since it covers the page. Without
 * JavaScript, base.css makes the page behind the dialog invisible, so that nothing there can get the focus.
 */
export function FullWindow({ className, ...attributes }: ComponentProps<'dialog'>) {
  return (
    <dialog
      {...attributes}
      className={`fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none overflow-x-hidden overflow-y-auto overscroll-contain border-0 not-open:pointer-events-none backdrop:hidden noscript:open:visible ${className ?? ''}`}
      popover="auto"
      aria-modal="true"
    />
  );
}
