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
 * @param server Path of the function for requests without a file; undefined in a static build.
 */
export function vercelRoutes(rules: HostRules, server: string | undefined): Route[] {
  return [
    // Removes a trailing slash, except from addresses with doubled slashes: `Location: //host` would lead
    // to another site.
    { src: '^/((?:[^/]+/)*[^/]+)/$', headers: { Location: '/$1' }, status: 308 },
    // Forms are posted to the addresses of pages; the function answers them with its own headers.
    ...(server === undefined ? [] : [{ src: '^/.*$', methods: ['POST'], dest: server }]),
    ...headerBlocks(rules).map(({ pattern, headers }) => ({
      src: `^${pattern.replace(/[.+?()[\]{}|^$\\]/g, '\\$&').replace('*', '.*')}$`,
      headers,
      continue: true,
    })),
    // As files, the built not-found pages would be answered with 200; the function answers 404.
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
