'use client';

import { useSyncExternalStore } from 'react';

/** Returns false in the built page and while it hydrates, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
