'use client';

import type { ComponentProps } from 'react';

import { useHydrated } from './use-hydrated.ts';

/**
 * A link with `aria-haspopup`, once it is hydrated. The dialog is opened by the link's `onClick` or, if the link
 * has `data-lead-form`, by navigator.tsx. Without scripts the link leads to its page.
 */
export function DialogLink({ children, ...attributes }: ComponentProps<'a'>) {
  const hydrated = useHydrated();
  return (
    <a {...attributes} aria-haspopup={hydrated ? 'dialog' : undefined}>
      {children}
    </a>
  );
}
