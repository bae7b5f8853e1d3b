import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';

import { Kysely, SqliteDialect } from 'kysely';

import { migrateSqlite } from './migrations.ts';
import type { StoreOptions } from './store.ts';
import { StoreError } from './store-error.ts';
import type { Database, Store } from './tables.ts';

/** How long a statement, and the opening of the file, waits for other processes; milliseconds. */
const longestBusy = 5000;
/** Between two tries. Milliseconds. */
const longestPause = 50;

/** When waiting for other processes ends, for work that begins now; by `performance.now()`. */
export const busyDeadline = () => performance.now() + longestBusy;

/**
 * Repeats what another process's lock kept from happening, until `deadline`. SQLite's own
 * `busy_timeout` stays 0: node:sqlite is synchronous, so that waiting there blocks the event loop.
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
      await wait(Math.random() * Math.min(longestPause, 2 ** tries));
    }
  }
}

/**
 * Opens a SQLite file so that a committed row is on the disk.
 *
 * @param log Called with a file that others could read.
 * @throws StoreError that names the file.
 */
export async function openSqlite(
  file: string,
  log?: StoreOptions['log'],
): Promise<Store & { kind: 'sqlite' }> {
  try {
    if (file !== inMemory) makePrivate(file, log);
    // Switching to WAL does not wait for others as other statements do: it fails at once.
    const database = await retryWhileBusy(() => open(file));
    const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: adapt(database) }) });
    const opened = identityOf(file);
    return {
      kind: 'sqlite',
      database,
      db,
      assertInPlace() {
        if (identityOf(file) === opened) return;
        throw new StoreError(
          `The store of leads was deleted or replaced while it was open: LEADS_DB is "${file}".`,
          { temporary: true },
        );
      },
      truncateLog() {
        const result = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
        // It answers a row where other statements throw.
        if (result?.['busy'] === 1)
          throw Object.assign(new Error('locked'), { errcode: sqliteBusy });
      },
      close: async () => database.close(),
    };
  } catch (error) {
    const reason = (error as Error).message;
    const temporary = isBusy(error) || primaryCode(error) === sqliteFull;
    throw new StoreError(
      temporary
        ? `The store of leads cannot be opened now: LEADS_DB is "${file}" (${reason}).`
        : `The store of leads cannot be opened: LEADS_DB is "${file}" (${reason}). It should name a file in a folder that this process may write.`,
      { temporary, cause: error },
    );
  }
}

const inMemory = ':memory:';

/**
 * Lets no other user read what visitors typed. A folder that exists keeps its mode: it may be
 * shared on purpose, and the files in it are closed. SQLite gives its log the mode of the file.
 */
function makePrivate(file: string, log: StoreOptions['log']): void {
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  for (const name of [file, logOf(file), `${file}-shm`]) {
    const mode = statSync(name, { throwIfNoEntry: false })?.mode ?? 0;
    if ((mode & 0o077) === 0) continue;
    chmodSync(name, 0o600);
    log?.({ file: name }, 'others could read the store of leads: its mode is 600 now');
  }
}

/** What tells the open file and its log from others of the same name. */
function identityOf(file: string): string {
  return [file, logOf(file)]
    .map((name) => statSync(name, { bigint: true, throwIfNoEntry: false }))
    .map((found) => (found ? `${String(found.dev)}:${String(found.ino)}` : ''))
    .join();
}

/** The write-ahead log: what was committed since it was last copied into the file. */
function logOf(file: string): string {
  return `${file}-wal`;
}

function open(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = FULL');
    // What is erased is overwritten, not only marked as free.
    database.exec('PRAGMA secure_delete = ON');
    migrateSqlite(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

const sqliteBusy = 5;
const sqliteLocked = 6;
const sqliteFull = 13;

/** The result code without what SQLite adds in the higher bytes. */
function primaryCode(error: unknown): number | undefined {
  const code = (error as { errcode?: unknown } | undefined)?.errcode;
  return typeof code === 'number' ? code & 0xff : undefined;
}

function isBusy(error: unknown): boolean {
  const code = primaryCode(error);
  return code === sqliteBusy || code === sqliteLocked;
}

type Value = string | number | bigint | null;

/** Statements kept ready. Their texts are few; lists of ids make some more. */
const mostStatements = 100;

/** Node's own SQLite in the shape that Kysely's dialect knows. */
function adapt(database: DatabaseSync) {
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
        if (prepared.size >= mostStatements) prepared.clear();
        statement = wrap(text);
        prepared.set(text, statement);
      }
      return statement;
    },
  };
}
