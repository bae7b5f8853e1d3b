import { Activity, type ReactNode } from 'react';

/**
 * A part of the page that is hydrated by itself: the thread is given back before the next. An Activity,
 * since React would send long content of a Suspense boundary hidden (docs/decisions/0012). In
 * development it is hydrated with the page, since React would report what scripts have done to the part
 * meanwhile (titles that wait to come up, sections that are laid out) as a difference.
 */
export function HydratedApart({ children }: { children: ReactNode }) {
  return import.meta.env.DEV ? children : <Activity>{children}</Activity>;
}
