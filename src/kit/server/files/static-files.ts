import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { inlineHashes } from '#kit/server/headers/inline-hashes.ts';
import {
  contentSecurityPolicy,
  type ForeignSources,
  noForeignSources,
  robotsHeader,
  securityHeaders,
} from '#kit/server/headers/security-headers.ts';

import { contentHash, type Encoding, encodings } from './encodings.ts';
import { cacheRules, contentTypeOf, isImmutable } from './file-rules.ts';

/** A file's bytes, as they are or compressed. */
export interface Representation {
  encoding?: Encoding;
  /** Where the bytes are on the disk. */
  path: string;
  /** Bytes. */
  size: number;
  /** The bytes in memory; absent where they are read from the disk each time. */
  body?: Buffer<ArrayBuffer>;
  headers: RepresentationHeaders;
}

/** Headers of responses with a representation, computed once: they depend on no request. */
export interface RepresentationHeaders {
  /** Of the whole file: names and values alternate, as `writeHead` takes them. */
  whole: readonly string[];
  /** Of 304: without the headers of a body. */
  fresh: readonly string[];
}

/** A built file with its metadata. */
export interface StaticFile {
  contentType: string;
  etag: string;
  /** Milliseconds, rounded down to seconds as in HTTP dates. */
  modified: number;
  policy: string;
  identity: Representation;
  /** Compressed representations of the build, the preferred first; none for small files. */
  compressed: readonly Representation[];
}

export interface StaticFiles extends ReadonlyMap<string, StaticFile> {
  /** Bytes held in memory. */
  inMemory: number;
  /** How many representations are left on the disk, and read for each request. */
  onDisk: number;
}

/** Bytes of all files together that are held in memory unless told otherwise. */
const memoryBudget = 36 * 1024 * 1024;

export interface ReadOptions {
  /** Folder of the compressed representations (src/kit/build/compress.ts). */
  compressedDirectory?: string;
  /** Other hosts that the policies of the files allow. */
  foreign?: ForeignSources;
  /** False on previews. */
  indexed?: boolean;
  /** Bytes. */
  budget?: number;
  /** False while pages are still being built: what is there may be half of one. */
  hasPages?: boolean;
}

/**
 * Reads a built directory and its compressed representations. The smallest are held in memory, where
 * opening a file costs relatively most; beyond the budget they are streamed from the disk.
 *
 * @returns files by address: pages under their address without a slash at its end, everything
 *   else under its path.
 */
export function readStaticFiles(directory: string, options: ReadOptions = {}): StaticFiles {
  const { budget = memoryBudget, hasPages = true } = options;
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const relative = `/${path.relative(directory, file).split(path.sep).join('/')}`;
    if (!hasPages && /^\/RSC\/|\.html$/.test(relative)) continue;
    const address = relative.endsWith('/index.html')
      ? relative.slice(0, -'/index.html'.length) || '/'
      : relative;
    files.set(address, staticFile(file, address, options));
  }
  const all = [...files.values()].flatMap(({ identity, compressed }) => [identity, ...compressed]);
  all.sort((one, other) => one.size - other.size);
  let inMemory = 0;
  let onDisk = 0;
  for (const representation of all) {
    if (inMemory + representation.size > budget) {
      onDisk += 1;
      continue;
    }
    representation.body = readFileSync(representation.path);
    inMemory += representation.size;
  }
  return Object.assign(files, { inMemory, onDisk });
}

function staticFile(
  file: string,
  address: string,
  { compressedDirectory = '', foreign = noForeignSources, indexed = true }: ReadOptions,
): StaticFile {
  const body = readFileSync(file);
  const etag = contentHash(body);
  const contentType = contentTypeOf(file);
  const document = /^(?:text\/html|image\/svg)/.test(contentType) ? body.toString() : '';
  const policy = contentSecurityPolicy(inlineHashes(document), foreign);
  const modified = Math.floor(statSync(file).mtimeMs / 1000) * 1000;
  const representations = encodings.flatMap(({ name: encoding, extension }) => {
    const compressed = path.join(compressedDirectory, etag + extension);
    return existsSync(compressed)
      ? [{ encoding, path: compressed, size: statSync(compressed).size }]
      : [];
  });
  const vary = [
    ...(representations.length > 0 ? ['Accept-Encoding'] : []),
    ...(address === '/' ? ['Accept-Language', 'Cookie'] : []),
  ];
  const shared = {
    ...securityHeaders,
    ...(!indexed && { [robotsHeader.name]: robotsHeader.value }),
    'Content-Security-Policy': policy,
    'Last-Modified': new Date(modified).toUTCString(),
    'Cache-Control': cacheRuleOf(address),
    ...(vary.length > 0 && { Vary: vary.join(', ') }),
  };
  const represent = (bare: Omit<Representation, 'headers'>): Representation => {
    const fresh = { ...shared, ETag: etagOf({ etag }, bare) };
    const whole = {
      ...fresh,
      'Content-Type': contentType,
      ...(bare.encoding ? { 'Content-Encoding': bare.encoding } : { 'Accept-Ranges': 'bytes' }),
      'Content-Length': String(bare.size),
    };
    const headers = { whole: Object.entries(whole).flat(), fresh: Object.entries(fresh).flat() };
    return { ...bare, headers };
  };
  return {
    contentType,
    etag,
    modified,
    policy,
    identity: represent({ path: file, size: body.length }),
    compressed: representations.map(represent),
  };
}

function cacheRuleOf(address: string): string {
  if (address === '/') return cacheRules.root;
  return isImmutable(address) ? cacheRules.immutable : cacheRules.page;
}

/** ETags of a file's representations differ, as their bytes do. */
export function etagOf(
  { etag }: Pick<StaticFile, 'etag'>,
  { encoding }: Pick<Representation, 'encoding'>,
): string {
  return `"${etag}${encoding === undefined ? '' : `-${encoding}`}"`;
}
