import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';

import { Kysely, SqliteDialect } from 'kysely';

import { migrateSqlite } from './migrations.ts';
import type { Database, Store } from './store.ts';
import { StoreError } from './store-error.ts';

/** How long a statement, and the opening of the file, waits for other processes; milliseconds. */
const busyTimeout = 5000;

/**
 * Opens a SQLite file so that a committed row is on the disk.
 *
 * @throws StoreError that names the file.
 */
export async function openSqlite(file: string): Promise<Store & { kind: 'sqlite' }> {
  const deadline = Date.now() + busyTimeout;
  for (;;) {
    try {
      const database = open(file);
      const db = new Kysely<Database>({
        dialect: new SqliteDialect({ database: adapt(database) }),
      });
      return { kind: 'sqlite', database, db, close: async () => database.close() };
    } catch (error) {
      // Switching to WAL does not wait for others as other statements do: it fails at once.
      if (isBusy(error) && Date.now() < deadline) {
        await wait(20 + Math.random() * 80);
        continue;
      }
      throw new StoreError(
        `The store of leads cannot be opened: LEADS_DB is "${file}" (${String((error as Error).message)}). It should name a file in a folder that this process may write.`,
        { temporary: false, cause: error },
      );
    }
  }
}

function open(file: string): DatabaseSync {
  if (file !== ':memory:') mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  const database = new DatabaseSync(file);
  try {
    // Order matters: wait for others first, then switch the journal, then make commits durable.
    database.exec(`PRAGMA busy_timeout = ${String(busyTimeout)}`);
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

function isBusy(error: unknown): boolean {
  const code = (error as { errcode?: unknown }).errcode;
  // The low byte is the primary code: SQLITE_BUSY or SQLITE_LOCKED.
  return typeof code === 'number' && [5, 6].includes(code & 0xff);
}

type Value = string | number | bigint | null;

/** Node's own SQLite in the shape that Kysely's dialect knows. */
function adapt(database: DatabaseSync) {
  return {
    close: () => database.close(),
    prepare: (text: string) => {
      const statement = database.prepare(text);
      return {
        reader: statement.columns().length > 0,
        all: (parameters: readonly unknown[]) => statement.all(...(parameters as Value[])),
        run: (parameters: readonly unknown[]) => statement.run(...(parameters as Value[])),
        iterate: (parameters: readonly unknown[]) => statement.iterate(...(parameters as Value[])),
      };
    },
  };
}
