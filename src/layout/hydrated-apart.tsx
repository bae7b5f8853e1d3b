import { Activity, type ReactNode } from 'react';

/**
 * A part of the page that React hydrates separately, so that the main thread is free between two parts. An
 * Activity, since React would send long content of a Suspense boundary hidden (docs/decisions/0012). In
 * development the part is hydrated with the page: scripts would change it before (titles that wait to be
 * revealed, sections that are laid out), and React would report a hydration mismatch.
 */
export function HydratedApart({ children }: { children: ReactNode }) {
  return import.meta.env.DEV ? children : <Activity>{children}</Activity>;
}
