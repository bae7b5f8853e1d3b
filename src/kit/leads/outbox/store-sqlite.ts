import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';

import { Kysely, SqliteDialect } from 'kysely';

import { migrateSqlite, migrationTable } from './migrations.ts';
import {
  ensureFile,
  fileIdentity,
  makePrivate,
  NotAStoreError,
  readHeader,
} from './sqlite-file.ts';
import type { StoreOptions } from './store.ts';
import { StoreError } from './store-error.ts';
import type { Database, Store } from './tables.ts';

/** How long opening the file, or a statement, waits for locks of other processes; milliseconds. */
const busyTimeout = 5000;
/** Longest pause between two attempts; milliseconds. */
const maxPause = 50;

/** Returns the time until which work that begins now may wait for locks, by `performance.now()`. */
export const busyDeadline = () => performance.now() + busyTimeout;

/**
 * Repeats work that fails because another process holds a lock, until `deadline`. SQLite's own
 * `busy_timeout` stays 0: node:sqlite is synchronous, so waiting there would block the event loop.
 */
export async function retryWhileBusy<T>(
  work: () => Promise<T> | T,
  deadline = busyDeadline(),
): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      await wait(Math.random() * Math.min(maxPause, 2 ** tries));
    }
  }
}

/**
 * Opens a SQLite file so that every commit is on the disk when it returns (WAL, synchronous FULL).
 *
 * @param name The file as it is written in `LEADS_DB`.
 * @param log Called if other users could read the file, whose mode is then changed.
 * @throws StoreError that names the file. A file that is not a store of leads is left unchanged.
 */
export async function openSqlite(
  name: string,
  log?: StoreOptions['log'],
): Promise<Store & { kind: 'sqlite' }> {
  // An absolute path, since SQLite gives `:memory:` and `file:` a meaning of their own.
  const file = path.resolve(name);
  try {
    ensureFile(file);
    // Retried, since the switch to WAL fails at once if another process holds a lock.
    const { database, db } = await retryWhileBusy(() => open(file, log));
    return {
      kind: 'sqlite',
      database,
      db,
      assertFileIntact: createFileCheck(name, file, applicationIdOf(database)),
      truncateLog() {
        const result = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
        // If the database is busy, this pragma does not throw but returns a row that says so. `retryWhileBusy`
        // recognizes the error by its `errcode`.
        if (result?.['busy'] === 1) {
          throw Object.assign(new Error('locked'), { errcode: sqliteBusy });
        }
      },
      close: async () => database.close(),
    };
  } catch (error) {
    const reason = (error as Error).message;
    const temporary = isBusy(error) || primaryCode(error) === sqliteFull;
    throw new StoreError(
      temporary
        ? `The store of leads cannot be opened now: LEADS_DB is "${name}" (${reason}).`
        : `The store of leads cannot be opened: LEADS_DB is "${name}" (${reason}). ${adviceFor(error)}`,
      { temporary, cause: error },
    );
  }
}

/** Returns advice on what to do about a store that cannot be used. */
export function adviceFor(error: unknown): string {
  if (error instanceof NotAStoreError) {
    return 'Nothing in it was changed. LEADS_DB should name the store, or a file that does not exist yet.';
  }
  if (isDamaged(error)) {
    return 'The file is damaged. Stop the server, keep a copy of the file and of those beside it that end with -wal and -shm, remove all three, put a backup in place of the file, and start the server again.';
  }
  return 'It should name a file in a folder that this process may write.';
}

/**
 * Returns a function that rejects with a StoreError unless the file at the path is still the open one and
 * contains everything that was committed. An open connection notices neither that its file was deleted nor
 * that it was emptied or overwritten.
 */
function createFileCheck(name: string, file: string, applicationId: number) {
  const openedFile = fileIdentity(file);
  // The header on the disk contains 0 until the first checkpoint writes the application id into it.
  let hasSeenId = false;
  return async () => {
    const deadline = busyDeadline();
    for (;;) {
      if (fileIdentity(file) !== openedFile) {
        throw new StoreError(
          `The store of leads was deleted or replaced while it was open: LEADS_DB is "${name}".`,
          { temporary: true },
        );
      }
      const header = readHeader(file);
      hasSeenId ||= header?.applicationId === applicationId;
      // Until the id was seen once, a file without an id may be ours.
      const isOurs = header?.applicationId === (hasSeenId ? applicationId : 0);
      if (isOurs && header.isComplete) return;
      // Our file may be incomplete while a checkpoint of another process extends it, since the first page is
      // written before the last. Waits for the checkpoint to end.
      const mayBecomeComplete = isOurs && performance.now() <= deadline;
      if (!mayBecomeComplete) {
        throw new StoreError(
          `The store of leads was emptied or overwritten while it was open: LEADS_DB is "${name}". Stop the server, put a backup in place of the file, and start the server again.`,
          { temporary: false },
        );
      }
      await wait(maxPause);
    }
  };
}

function applicationIdOf(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA application_id').get()?.['application_id']);
}

async function open(file: string, log: StoreOptions['log']) {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
    if (tables.length > 0 && !tables.some(({ name }) => name === migrationTable)) {
      throw new NotAStoreError('it is the database of another program');
    }
    makePrivate(file, log);
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = FULL');
    // Overwrites erased data with zeros, instead of only marking it as free.
    database.exec('PRAGMA secure_delete = ON');
    const db = new Kysely<Database>({
      dialect: new SqliteDialect({ database: kyselyDatabase(database) }),
    });
    await migrateSqlite(database, db);
    // Writes the application id into the file itself, where `createFileCheck` reads it.
    database.exec('PRAGMA wal_checkpoint(PASSIVE)');
    return { database, db };
  } catch (error) {
    database.close();
    throw error;
  }
}

const sqliteBusy = 5;
const sqliteLocked = 6;
const sqliteCorrupt = 11;
const sqliteFull = 13;
const sqliteNotADatabase = 26;

/** Returns the primary result code: the lowest byte of the extended one (https://sqlite.org/rescode.html). */
function primaryCode(error: unknown): number | undefined {
  const code = (error as { errcode?: unknown } | undefined)?.errcode;
  return typeof code === 'number' ? code & 0xff : undefined;
}

/** Whether the error says that the file is corrupt or not a database. */
export function isDamaged(error: unknown): boolean {
  return [sqliteCorrupt, sqliteNotADatabase].includes(primaryCode(error) ?? 0);
}

function isBusy(error: unknown): boolean {
  const code = primaryCode(error);
  return code === sqliteBusy || code === sqliteLocked;
}

/** A parameter of a query. Kysely passes parameters as `unknown`. */
type Value = string | number | bigint | null;

/**
 * Maximum number of prepared statements in the cache. The number of statements is not bounded by the code,
 * since a query by a list of ids has another text for each length of the list.
 */
const maxStatements = 100;

/** Wraps Node's SQLite in the interface that Kysely's dialect expects, which is that of better-sqlite3. */
export function kyselyDatabase(database: DatabaseSync) {
  const prepared = new Map<string, ReturnType<typeof wrap>>();

  function wrap(text: string) {
    const statement = database.prepare(text);
    return {
      reader: statement.columns().length > 0,
      all: (parameters: readonly unknown[]) => statement.all(...(parameters as Value[])),
      run: (parameters: readonly unknown[]) => statement.run(...(parameters as Value[])),
      iterate: (parameters: readonly unknown[]) => statement.iterate(...(parameters as Value[])),
    };
  }

  return {
    close: () => database.close(),
    prepare(text: string) {
      let statement = prepared.get(text);
      if (!statement) {
        if (prepared.size >= maxStatements) prepared.clear();
        statement = wrap(text);
        prepared.set(text, statement);
      }
      return statement;
    },
  };
}
