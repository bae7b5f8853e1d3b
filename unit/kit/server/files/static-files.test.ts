import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, it } from 'vitest';

import { readStaticFiles } from '#kit/server/files/static-files.ts';

it.each([
  ['de/blogs/rss.xml', 'application/rss+xml; charset=utf-8'],
  ['de/blogs/atom.xml', 'application/atom+xml; charset=utf-8'],
  ['sitemap.xml', 'application/xml'],
  ['site.webmanifest', 'application/manifest+json'],
  ['favicon.ico', 'image/x-icon'],
  ['robots.txt', 'text/plain; charset=utf-8'],
  ['social/index.png', 'image/png'],
  ['pictures/yard.jpg', 'image/jpeg'],
  ['pictures/yard.jpeg', 'image/jpeg'],
  ['pictures/yard.webp', 'image/webp'],
  ['pictures/yard.avif', 'image/avif'],
  ['pictures/yard.mp4', 'video/mp4'],
  ['pictures/yard.webm', 'video/webm'],
  ['unknown.bin', 'application/octet-stream'],
])('serves %s as %s', (name, contentType) => {
  const directory = mkdtempSync(path.join(tmpdir(), 'static-'));
  mkdirSync(path.dirname(path.join(directory, name)), { recursive: true });
  writeFileSync(path.join(directory, name), 'x');
  expect(readStaticFiles(directory).get(`/${name}`)?.contentType).toBe(contentType);
});

it.each([
  ['about/index.html', '/about', true],
  ['pictures/drawing.svg', '/pictures/drawing.svg', true],
  ['assets/client.js', '/assets/client.js', false],
])('the policy of %s names the inline scripts of documents', (name, address, isDocument) => {
  const directory = mkdtempSync(path.join(tmpdir(), 'static-'));
  mkdirSync(path.dirname(path.join(directory, name)), { recursive: true });
  writeFileSync(path.join(directory, name), '<script>run()</script>');
  const file = readStaticFiles(directory).get(address);
  expect(file?.policy.includes("'sha256-")).toBe(isDocument);
});
