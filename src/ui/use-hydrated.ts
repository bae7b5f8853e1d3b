'use client';

import { useSyncExternalStore } from 'react';

/** False in the built page and while it hydrates, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
