import { notFoundPaths } from '#kit/site/not-found.ts';

import { headerBlocks } from './headers-file.ts';
import type { HostRules } from './host-rules.ts';

/** A route of Vercel's Build Output API, version 3. */
export interface Route {
  src?: string;
  dest?: string;
  handle?: 'filesystem';
  methods?: string[];
  headers?: Readonly<Record<string, string>>;
  status?: number;
  continue?: boolean;
}

/**
 * Returns the routes of a deployment on Vercel. If two routes set the same header, the later one wins.
 *
 * @param functionPath Path of the function that answers requests without a file; undefined in a static build.
 */
export function vercelRoutes(rules: HostRules, functionPath: string | undefined): Route[] {
  // Removes a trailing slash, except from addresses with doubled slashes: `Location: //host` would lead
  // to another site.
  const slashRoute: Route = {
    src: '^/((?:[^/]+/)*[^/]+)/$',
    headers: { Location: '/$1' },
    status: 308,
  };
  const headerRoutes = headerBlocks(rules).map(({ pattern, headers }): Route => ({
    src: sourceOf(pattern),
    headers,
    continue: true,
  }));
  const fileRoute: Route = { handle: 'filesystem' };
  if (functionPath === undefined) {
    const notFoundRoutes = rules.notFound.map(({ folder, file }): Route => ({
      src: `^${folder}(?:/.*)?$`,
      dest: file,
      status: 404,
    }));
    return [slashRoute, ...headerRoutes, fileRoute, ...notFoundRoutes];
  }
  return [
    slashRoute,
    // Forms are posted to the addresses of pages; the function answers them with its own headers.
    { src: '^/.*$', methods: ['POST'], dest: functionPath },
    ...headerRoutes,
    // The function answers the addresses of the not-found pages with 404. Served as files they would get 200.
    ...[...notFoundPaths].map((address): Route => ({
      src: `^${address}(?:/index\\.html)?$`,
      dest: functionPath,
    })),
    fileRoute,
    { src: '^/.*$', dest: functionPath },
  ];
}

/** Returns the regular expression for a pattern of `_headers`, in which `*` matches any text. */
function sourceOf(pattern: string): string {
  return `^${pattern.replace(/[.+?()[\]{}|^$\\]/g, '\\$&').replace('*', '.*')}$`;
}
