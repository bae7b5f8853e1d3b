import { chmodSync, closeSync, fstatSync, mkdirSync, openSync, readSync, statSync } from 'node:fs';
import path from 'node:path';

import type { StoreOptions } from './store.ts';

/** The file that `LEADS_DB` names is none of ours. The message says what it is. */
export class ForeignFileError extends Error {
  override name = 'ForeignFileError';
}

/**
 * Makes sure that there is a file for a database, for the eyes of its user alone.
 *
 * @throws ForeignFileError where something else is there; nothing in it is changed.
 */
export function provideFile(file: string): void {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found && !found.isFile()) throw new ForeignFileError('it is no file');
  if (found && found.size > 0 && !readHeader(file)) {
    throw new ForeignFileError('it is no SQLite database');
  }
  // A folder that exists keeps its mode: it may be shared on purpose.
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
}

/** Lets no other user read what visitors typed. SQLite gives its log the mode of the file. */
export function makePrivate(file: string, log: StoreOptions['log']): void {
  for (const name of [file, logOf(file), `${file}-shm`]) {
    const mode = statSync(name, { throwIfNoEntry: false })?.mode ?? 0;
    if ((mode & 0o077) === 0) continue;
    chmodSync(name, 0o600);
    log?.({ file: name }, 'others could read the store of leads: its mode is 600 now');
  }
}

/** Tells the open file and its log from others of the same name. */
export function identityOf(file: string): string {
  return [file, logOf(file)]
    .map((name) => statSync(name, { bigint: true, throwIfNoEntry: false }))
    .map((found) => (found ? `${String(found.dev)}:${String(found.ino)}` : ''))
    .join();
}

/** The write-ahead log: what was committed since it was last copied into the file. */
function logOf(file: string): string {
  return `${file}-wal`;
}

/** What the first page of a database says on the disk, whatever an open connection remembers. */
export interface Header {
  /** `PRAGMA application_id`. */
  applicationId: number;
  /** Whether the file has all the pages that it should. */
  isWhole: boolean;
}

/** The header of a database file (https://sqlite.org/fileformat.html), where it has one. */
export function readHeader(file: string): Header | undefined {
  const descriptor = openSync(file, 'r');
  try {
    const header = Buffer.alloc(100);
    const length = readSync(descriptor, header, 0, header.length, 0);
    if (length < header.length || header.toString('latin1', 0, 16) !== 'SQLite format 3\0') {
      return undefined;
    }
    const pageSize = header.readUInt16BE(16) === 1 ? 65_536 : header.readUInt16BE(16);
    // The number of pages counts only where the version that wrote it wrote the last change too.
    const pages = header.readUInt32BE(24) === header.readUInt32BE(92) ? header.readUInt32BE(28) : 0;
    return {
      applicationId: header.readInt32BE(68),
      isWhole: fstatSync(descriptor).size >= pages * pageSize,
    };
  } finally {
    closeSync(descriptor);
  }
}
