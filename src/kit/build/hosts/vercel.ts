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
  return [
    // Removes a trailing slash, except from addresses with doubled slashes: `Location: //host` would lead
    // to another site.
    { src: '^/((?:[^/]+/)*[^/]+)/$', headers: { Location: '/$1' }, status: 308 },
    // Forms are posted to the addresses of pages; the function answers them with its own headers.
    ...(functionPath === undefined
      ? []
      : [{ src: '^/.*$', methods: ['POST'], dest: functionPath }]),
    ...headerBlocks(rules).map(({ pattern, headers }) => ({
      src: `^${pattern.replace(/[.+?()[\]{}|^$\\]/g, '\\$&').replace('*', '.*')}$`,
      headers,
      continue: true,
    })),
    // The function answers the addresses of the not-found pages with 404. Served as files they would get 200.
    ...(functionPath === undefined
      ? []
      : [...notFoundPaths].map((address) => ({
          src: `^${address}(?:/index\\.html)?$`,
          dest: functionPath,
        }))),
    { handle: 'filesystem' },
    ...(functionPath === undefined
      ? rules.notFound.map(({ folder, file }) => ({
          src: `^${folder}(?:/.*)?$`,
          dest: file,
          status: 404,
        }))
      : [{ src: '^/.*$', dest: functionPath }]),
  ];
}
