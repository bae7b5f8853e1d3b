'use client';

import type { ComponentProps } from 'react';

import { useHydrated } from './use-hydrated.ts';

/** A link that opens a dialog and, once hydrated, has `aria-haspopup`. Without scripts it leads to its page. */
export function DialogLink({ children, ...attributes }: ComponentProps<'a'>) {
  const hydrated = useHydrated();
  return (
    <a {...attributes} aria-haspopup={hydrated ? 'dialog' : undefined}>
      {children}
    </a>
  );
}
