import { type Kysely, sql } from 'kysely';

import { busyDeadline, retryWhileBusy } from './store-sqlite.ts';
import type { Database, Store } from './tables.ts';

export type StoreAccess = ReturnType<typeof createStoreAccess>;

/**
 * Creates the functions that read, change and lock a store. Other processes may use the store at the same
 * time.
 */
export function createStoreAccess(store: Store) {
  const { db } = store;

  /** Resolves when the last change in the queue has ended; SQLite only. */
  let lastChange: Promise<unknown> = Promise.resolve();

  /** Reads rows. Writers do not block a reader, on SQLite because of its WAL mode. */
  function read<T>(work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
    return store.kind === 'postgres' ? work(db) : retryWhileBusy(() => work(db));
  }

  /**
   * Changes rows. On SQLite the changes of this process run one after the other, and each waits for locks of
   * other processes without blocking the event loop. A change fails if it has waited for five seconds, the
   * time in the queue included (`busyDeadline`).
   */
  function change<T>(work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
    if (store.kind === 'postgres') return work(db);
    const deadline = busyDeadline();
    const attempt = () => db.connection().execute(work);
    const result = lastChange.then(() => retryWhileBusy(attempt, deadline));
    lastChange = result.catch(() => undefined);
    return result;
  }

  /**
   * Runs `work` in a transaction. Across all processes only one such transaction with the same key runs at a
   * time; on SQLite, which has one write lock, only one with any key.
   */
  function withLock<T>(key: string, work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
    if (store.kind === 'postgres') {
      return db.transaction().execute(async (transaction) => {
        await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
        return work(transaction);
      });
    }
    return change(async (connection) => {
      await sql`begin immediate`.execute(connection);
      try {
        const result = await work(connection);
        await sql`commit`.execute(connection);
        return result;
      } catch (error) {
        // After some errors, a full disk among them, SQLite has rolled back already.
        if (store.database.isTransaction) await sql`rollback`.execute(connection);
        throw error;
      }
    });
  }

  return { read, change, withLock };
}
