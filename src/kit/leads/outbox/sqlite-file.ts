import { chmodSync, closeSync, fstatSync, mkdirSync, openSync, readSync, statSync } from 'node:fs';
import path from 'node:path';

import type { StoreOptions } from './store.ts';

/** `LEADS_DB` names something that is not a store of leads. The message says what is wrong. */
export class NotAStoreError extends Error {
  override name = 'NotAStoreError';
}

/**
 * Makes sure that the database's file and its folder exist, readable by this user alone.
 *
 * @throws NotAStoreError if there is something else at that path, which is left unchanged.
 */
export function ensureFile(file: string): void {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats && !stats.isFile()) throw new NotAStoreError('it is not a file');
  if (stats && stats.size > 0 && !readHeader(file)) {
    throw new NotAStoreError('it is not a SQLite database');
  }
  // A folder that exists keeps its mode: it may be shared on purpose.
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
}

/**
 * Removes the rights of other users (group and others) on the database's files. Files that SQLite creates
 * later get the mode of the database file.
 */
export function makePrivate(file: string, log: StoreOptions['log']): void {
  for (const name of [file, walOf(file), `${file}-shm`]) {
    const mode = statSync(name, { throwIfNoEntry: false })?.mode ?? 0;
    if ((mode & 0o077) === 0) continue;
    chmodSync(name, 0o600);
    log?.({ file: name }, 'others could read the store of leads: its mode is 600 now');
  }
}

/**
 * Returns device and inode of the file and of its write-ahead log. They change if one of the files is
 * replaced.
 */
export function fileIdentity(file: string): string {
  return [file, walOf(file)]
    .map((name) => statSync(name, { bigint: true, throwIfNoEntry: false }))
    .map((stats) => (stats ? `${String(stats.dev)}:${String(stats.ino)}` : ''))
    .join();
}

/** Returns the path of the write-ahead log, which holds the commits since the last checkpoint. */
function walOf(file: string): string {
  return `${file}-wal`;
}

/** Parts of a database's header on the disk. An open connection would return its cached copy instead. */
export interface Header {
  /** `PRAGMA application_id`. */
  applicationId: number;
  /** Whether the file has at least the length that its header says. */
  isComplete: boolean;
}

/** Reads the header of a database file (https://sqlite.org/fileformat.html); undefined if it has none. */
export function readHeader(file: string): Header | undefined {
  const descriptor = openSync(file, 'r');
  try {
    const header = Buffer.alloc(100);
    const length = readSync(descriptor, header, 0, header.length, 0);
    if (length < header.length || header.toString('latin1', 0, 16) !== 'SQLite format 3\0') {
      return undefined;
    }
    // Bytes 16 and 17: the page size, with 1 for 65,536.
    const pageSize = header.readUInt16BE(16) === 1 ? 65_536 : header.readUInt16BE(16);
    // Byte 28: the number of pages, valid only if "version-valid-for" (92) equals the change counter (24).
    const pages = header.readUInt32BE(24) === header.readUInt32BE(92) ? header.readUInt32BE(28) : 0;
    return {
      applicationId: header.readInt32BE(68),
      isComplete: fstatSync(descriptor).size >= pages * pageSize,
    };
  } finally {
    closeSync(descriptor);
  }
}
