import { Activity, type ReactNode } from 'react';

/**
 * A part of the page that React hydrates separately, so that the main thread is free between two parts. The
 * boundary is an Activity, not Suspense: React would send long content of a Suspense boundary as hidden HTML
 * (docs/decisions/0012). In development there is no boundary: React would report a mismatch, because scripts
 * change the part before it is hydrated (reveal.ts its titles, lay-out-rest.ts its sections).
 */
export function HydratedApart({ children }: { children: ReactNode }) {
  return import.meta.env.DEV ? children : <Activity>{children}</Activity>;
}
