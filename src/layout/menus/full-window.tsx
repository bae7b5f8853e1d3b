import type { ComponentProps } from 'react';

/**
 * A dialog as large as the window, as a popover. It has no backdrop, as nothing is left to see behind it;
 * without JavaScript, what it covers is invisible and takes no focus (base.css).
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
