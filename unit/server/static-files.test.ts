import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, it } from 'vitest';

import { readStaticFiles } from '#server/static-files.ts';

it.each([
  ['de/blogs/rss.xml', 'application/rss+xml; charset=utf-8'],
  ['de/blogs/atom.xml', 'application/atom+xml; charset=utf-8'],
  ['sitemap.xml', 'application/xml'],
  ['site.webmanifest', 'application/manifest+json'],
  ['favicon.ico', 'image/x-icon'],
  ['robots.txt', 'text/plain; charset=utf-8'],
  ['social/index.png', 'image/png'],
  ['unknown.bin', 'application/octet-stream'],
])('serves %s as %s', (name, contentType) => {
  const directory = mkdtempSync(path.join(tmpdir(), 'static-'));
  mkdirSync(path.dirname(path.join(directory, name)), { recursive: true });
  writeFileSync(path.join(directory, name), 'x');
  expect(readStaticFiles(directory).get(`/${name}`)?.contentType).toBe(contentType);
});
