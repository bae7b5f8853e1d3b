import { Activity, type ReactNode } from 'react';

/**
 * A part of the page that React hydrates separately, so that the main thread is free between two parts. The
 * boundary is an Activity because React would send the long content of a Suspense boundary hidden
 * (docs/decisions/0012). In development there is no boundary: scripts would change the part before it is
 * hydrated (reveal.ts its titles, lay-out-rest.ts its sections), and React would report a mismatch.
 */
export function HydratedApart({ children }: { children: ReactNode }) {
  return import.meta.env.DEV ? children : <Activity>{children}</Activity>;
}
