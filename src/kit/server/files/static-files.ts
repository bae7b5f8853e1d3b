import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { inlineHashes } from '#kit/server/headers/inline-hashes.ts';
import {
  contentSecurityPolicy,
  type ExternalSources,
  noExternalSources,
  robotsHeader,
  securityHeaders,
} from '#kit/server/headers/security-headers.ts';

import { contentHash, type Encoding, encodings } from './encodings.ts';
import { cacheRules, contentTypeOf, isImmutable } from './file-rules.ts';

/** A file's bytes, uncompressed or in one encoding. */
export interface Representation {
  /** Absent if uncompressed. */
  encoding?: Encoding;
  /** Where the bytes are on the disk. */
  path: string;
  /** Bytes. */
  size: number;
  /** The bytes in memory; absent if they are read from the disk for each request. */
  body?: Buffer<ArrayBuffer>;
  headers: RepresentationHeaders;
}

/** Headers of responses with a representation. Computed once, since no request changes them. */
export interface RepresentationHeaders {
  /** For 200. Names and values alternate, as `writeHead` takes them. */
  complete: readonly string[];
  /** For 304, without the headers that describe a body. */
  notModified: readonly string[];
}

/** A built file with its metadata. */
export interface StaticFile {
  contentType: string;
  etag: string;
  /** Time of the last change: milliseconds since the epoch, rounded down to seconds as in HTTP dates. */
  modified: number;
  /** Content security policy, which `headers` of each representation contain too. */
  policy: string;
  identity: Representation;
  /** Compressed representations, in order of preference; none for small files. */
  compressed: readonly Representation[];
}

export interface StaticFiles extends ReadonlyMap<string, StaticFile> {
  /** Bytes held in memory. */
  inMemory: number;
  /** How many representations stay on the disk and are read for each request. */
  onDisk: number;
}

/** Default of `ReadOptions.budget`, in bytes; docs/deploy.md, "What the server holds", lists it. */
const memoryBudget = 36 * 1024 * 1024;

export interface ReadOptions {
  /** Folder of the compressed representations (src/kit/build/compress.ts). */
  compressedDirectory?: string;
  /** Other hosts that the policies of the files allow. */
  external?: ExternalSources;
  /** False on previews. */
  indexed?: boolean;
  /** Maximum number of bytes that all representations in memory have together. */
  budget?: number;
  /** False while pages are still being built: a page on the disk may then be incomplete and is left out. */
  hasPages?: boolean;
}

/**
 * Reads a built directory and its compressed representations. The smallest representations are kept in
 * memory, since opening a small file takes longer than sending it. Representations beyond the budget are
 * streamed from the disk.
 *
 * @returns files by address: pages without a trailing slash, everything else by its path.
 */
export function readStaticFiles(directory: string, options: ReadOptions = {}): StaticFiles {
  const { budget = memoryBudget, hasPages = true } = options;
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const relative = `/${path.relative(directory, file).split(path.sep).join('/')}`;
    const isPageOrPayload = /^\/RSC\/|\.html$/.test(relative);
    if (isPageOrPayload && !hasPages) continue;
    const address = relative.endsWith('/index.html')
      ? relative.slice(0, -'/index.html'.length) || '/'
      : relative;
    files.set(address, readStaticFile(file, address, options));
  }
  const representations = [...files.values()].flatMap(({ identity, compressed }) => [
    identity,
    ...compressed,
  ]);
  representations.sort((one, other) => one.size - other.size);
  let inMemory = 0;
  let onDisk = 0;
  for (const representation of representations) {
    if (inMemory + representation.size > budget) {
      onDisk += 1;
      continue;
    }
    representation.body = readFileSync(representation.path);
    inMemory += representation.size;
  }
  return Object.assign(files, { inMemory, onDisk });
}

/** Reads a file's metadata and computes its headers. `readStaticFiles` reads the bytes to keep. */
function readStaticFile(
  file: string,
  address: string,
  { compressedDirectory, external = noExternalSources, indexed = true }: ReadOptions,
): StaticFile {
  const body = readFileSync(file);
  const etag = contentHash(body);
  const contentType = contentTypeOf(file);
  const markup = /^(?:text\/html|image\/svg)/.test(contentType) ? body.toString() : '';
  const policy = contentSecurityPolicy(inlineHashes(markup), external);
  const modified = Math.floor(statSync(file).mtimeMs / 1000) * 1000;
  const compressed = encodings.flatMap(({ name: encoding, extension }) => {
    if (compressedDirectory === undefined) return [];
    const compressedPath = path.join(compressedDirectory, etag + extension);
    return existsSync(compressedPath)
      ? [{ encoding, path: compressedPath, size: statSync(compressedPath).size }]
      : [];
  });
  const vary = [
    ...(compressed.length > 0 ? ['Accept-Encoding'] : []),
    ...(address === '/' ? ['Accept-Language', 'Cookie'] : []),
  ];
  const sharedHeaders = {
    ...securityHeaders,
    ...(!indexed && { [robotsHeader.name]: robotsHeader.value }),
    'Content-Security-Policy': policy,
    'Last-Modified': new Date(modified).toUTCString(),
    'Cache-Control': cacheRuleOf(address),
    ...(vary.length > 0 && { Vary: vary.join(', ') }),
  };
  const withHeaders = (representation: Omit<Representation, 'headers'>): Representation => {
    const { encoding, size } = representation;
    const notModified = { ...sharedHeaders, ETag: etagOf({ etag }, representation) };
    const complete = {
      ...notModified,
      'Content-Type': contentType,
      ...(encoding ? { 'Content-Encoding': encoding } : { 'Accept-Ranges': 'bytes' }),
      'Content-Length': String(size),
    };
    return {
      ...representation,
      headers: {
        complete: Object.entries(complete).flat(),
        notModified: Object.entries(notModified).flat(),
      },
    };
  };
  return {
    contentType,
    etag,
    modified,
    policy,
    identity: withHeaders({ path: file, size: body.length }),
    compressed: compressed.map(withHeaders),
  };
}

function cacheRuleOf(address: string): string {
  if (address === '/') return cacheRules.root;
  return isImmutable(address) ? cacheRules.immutable : cacheRules.page;
}

/** Returns the ETag of a representation. Each representation has its own, since the bytes differ. */
export function etagOf(
  { etag }: Pick<StaticFile, 'etag'>,
  { encoding }: Pick<Representation, 'encoding'>,
): string {
  return `"${etag}${encoding === undefined ? '' : `-${encoding}`}"`;
}
