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
 * Routes of a deployment on Vercel. Of two that set the same header, the later holds.
 *
 * @param server Path of the function for requests without a file; undefined in a static build.
 */
export function vercelRoutes(rules: HostRules, server: string | undefined): Route[] {
  return [
    // No trailing slash. Not for doubled slashes: `Location: //host` would leave the site.
    { src: '^/((?:[^/]+/)*[^/]+)/$', headers: { Location: '/$1' }, status: 308 },
    // Forms are posted to the addresses of pages, and answered with headers of their own.
    ...(server === undefined ? [] : [{ src: '^/.*$', methods: ['POST'], dest: server }]),
    ...headerBlocks(rules).map(({ pattern, headers }) => ({
      src: `^${pattern.replace(/[.+?()[\]{}|^$\\]/g, '\\$&').replace('*', '.*')}$`,
      headers,
      continue: true,
    })),
    // Built not-found pages would be files like others; the server answers 404.
    ...(server === undefined
      ? []
      : [...notFoundPaths].map((address) => ({
          src: `^${address}(?:/index\\.html)?$`,
          dest: server,
        }))),
    { handle: 'filesystem' },
    ...(server === undefined
      ? rules.notFound.map(({ folder, file }) => ({
          src: `^${folder}(?:/.*)?$`,
          dest: file,
          status: 404,
        }))
      : [{ src: '^/.*$', dest: server }]),
  ];
}
