import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { contentHash, type Encoding, encodings } from './encodings.ts';
import { contentTypeOf, isImmutable } from './file-rules.ts';
import { inlineHashes } from './inline-hashes.ts';
import { contentSecurityPolicy, type ForeignSources } from './security-headers.ts';

/** A file's bytes, as they are or compressed. */
export interface Representation {
  encoding?: Encoding;
  /** Where the bytes are on the disk. */
  path: string;
  /** Bytes. */
  size: number;
  /** The bytes in memory; absent where they are read from the disk each time. */
  body?: Buffer<ArrayBuffer>;
}

/** A built file, with what is told about it. */
export interface StaticFile {
  contentType: string;
  etag: string;
  /** Milliseconds, whole seconds as HTTP tells them. */
  modified: number;
  /** True where the address names the content's hash, so that it never changes its meaning. */
  immutable: boolean;
  /** Its content security policy; absent where no hosts were named that it may allow. */
  policy?: string | undefined;
  identity: Representation;
  /** Compressed forms that the build prepared, the preferred first; empty where they save nothing. */
  compressed: readonly Representation[];
}

export interface StaticFiles extends ReadonlyMap<string, StaticFile> {
  /** Bytes held in memory. */
  inMemory: number;
  /** How many representations are left on the disk, and read for each request. */
  onDisk: number;
}

/** Bytes of all files together that are held in memory unless told otherwise. */
const memoryBudget = 48 * 1024 * 1024;

export interface ReadOptions {
  /** Where `src/build/compress.ts` put the compressed forms. */
  compressedDirectory?: string;
  /** What the policies of the files allow besides the site itself. Without it they have none. */
  foreign?: ForeignSources;
  /** Bytes. */
  budget?: number;
}

/**
 * Reads a built directory and its compressed forms. The smallest are held in memory, since opening
 * a file costs them most; what exceeds the budget stays on the disk.
 *
 * @returns files by address: pages under their address without a slash at its end, everything
 *   else under its path.
 */
export function readStaticFiles(
  directory: string,
  { compressedDirectory, foreign, budget = memoryBudget }: ReadOptions = {},
): StaticFiles {
  const files = new Map<string, StaticFile>();
  const prepared = readCompressed(compressedDirectory);
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const relative = `/${path.relative(directory, file).split(path.sep).join('/')}`;
    const address = relative.endsWith('/index.html')
      ? relative.slice(0, -'/index.html'.length) || '/'
      : relative;
    files.set(address, staticFile(file, relative, prepared, foreign));
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

/** Paths of the compressed forms by their names, which say what they were made from. */
function readCompressed(directory: string | undefined): ReadonlyMap<string, string> {
  const names = directory !== undefined && existsSync(directory) ? readdirSync(directory) : [];
  return new Map(names.map((name) => [name, path.join(directory ?? '', name)]));
}

function staticFile(
  file: string,
  name: string,
  prepared: ReadonlyMap<string, string>,
  foreign: ForeignSources | undefined,
): StaticFile {
  const body = readFileSync(file);
  const hash = contentHash(body);
  const contentType = contentTypeOf(name);
  const document = /^(?:text\/html|image\/svg)/.test(contentType) ? body.toString() : '';
  return {
    contentType,
    etag: hash,
    modified: Math.floor(statSync(file).mtimeMs / 1000) * 1000,
    immutable: isImmutable(name),
    policy: foreign && contentSecurityPolicy(inlineHashes(document), foreign),
    identity: { path: file, size: body.length },
    compressed: encodings.flatMap(({ name: encoding, extension }) => {
      const form = prepared.get(hash + extension);
      return form === undefined ? [] : [{ encoding, path: form, size: statSync(form).size }];
    }),
  };
}

/** ETags of a file's representations differ, as their bytes do. */
export function etagOf(file: StaticFile, { encoding }: Representation): string {
  return `"${file.etag}${encoding === undefined ? '' : `-${encoding}`}"`;
}
