import { currentEnvironment } from '#kit/runtime/environment.ts';

/** Absolute address of the site without a trailing slash: SITE_URL at build time. */
const base = currentEnvironment().siteUrl ?? 'http://localhost:3000';

/** False on previews (SITE_INDEX=no at build time): search engines must not index their pages. */
export const siteIndexed = currentEnvironment().siteIndexed;

/** Returns the absolute address of a path on the site, as canonical links and social networks need it. */
export function siteUrl(path: string): string {
  return path === '/' ? `${base}/` : `${base}${path}`;
}
