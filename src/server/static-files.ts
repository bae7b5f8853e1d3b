import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { type InlineHashes, inlineHashes } from './inline-hashes.ts';

/** A built file in memory. Compressed forms are made at its first request and kept. */
export interface StaticFile {
  body: Buffer<ArrayBuffer>;
  contentType: string;
  etag: string;
  /** True where the address names the content's hash, so that it never changes its meaning. */
  immutable: boolean;
  /** What the file's policy names; nothing where it is no document. */
  hashes: InlineHashes;
  encoded(encoding: 'br' | 'gzip'): Promise<Buffer<ArrayBuffer>> | undefined;
}

/** By name of the file, or by its extension. */
const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
  '.ico': 'image/x-icon',
  'rss.xml': 'application/rss+xml; charset=utf-8',
  'atom.xml': 'application/atom+xml; charset=utf-8',
};
const compressible = /^(?:text|application)\/|svg|x-icon/;

/**
 * Reads a built directory.
 *
 * @returns files by address: pages under their address without a slash at its end, everything
 *   else under its path.
 */
export function readStaticFiles(directory: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const relative = `/${path.relative(directory, file).split(path.sep).join('/')}`;
    const address = relative.endsWith('/index.html')
      ? relative.slice(0, -'/index.html'.length) || '/'
      : relative;
    files.set(address, staticFile(readFileSync(file), relative));
  }
  return files;
}

function staticFile(body: Buffer<ArrayBuffer>, name: string): StaticFile {
  // The router's payloads are React's own format; as text they can be compressed and read.
  const contentType =
    contentTypes[path.basename(name)] ??
    contentTypes[path.extname(name)] ??
    'application/octet-stream';
  const isDocument = /^(?:text\/html|image\/svg)/.test(contentType);
  const kept = new Map<string, Promise<Buffer<ArrayBuffer>>>();
  return {
    body,
    contentType,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`,
    immutable: /^\/(?:assets|drawings|portraits)\//.test(name),
    hashes: inlineHashes(isDocument ? body.toString() : ''),
    encoded(encoding) {
      if (body.length < 1024 || !compressible.test(contentType)) return undefined;
      let result = kept.get(encoding);
      if (!result) {
        result = encoding === 'br' ? toBrotli(body) : toGzip(body);
        kept.set(encoding, result);
      }
      return result;
    },
  };
}

const brotli = promisify(brotliCompress);
const toGzip = promisify(gzip) as (body: Buffer) => Promise<Buffer<ArrayBuffer>>;

function toBrotli(body: Buffer): Promise<Buffer<ArrayBuffer>> {
  // Quality 9 costs a few milliseconds once a file and is within 2 % of the slowest.
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return brotli(body, { params });
}
