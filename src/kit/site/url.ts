import { currentEnvironment } from '#kit/runtime/environment.ts';

/** Absolute address of the site, without a slash at its end; SITE_URL of the build. */
const base = currentEnvironment().siteUrl ?? 'http://localhost:3000';

/** False on previews (SITE_INDEX=no of the build): no page of them belongs in a search engine. */
export const siteIndexed = currentEnvironment().siteIndexed;

/** The absolute address of a path of ours, as canonical links and social networks need it. */
export function siteUrl(path: string): string {
  return path === '/' ? `${base}/` : `${base}${path}`;
}
