import { type Kysely, sql } from 'kysely';

import { busyDeadline, retryWhileBusy } from './store-sqlite.ts';
import type { Database, Store } from './tables.ts';

export type Changes = ReturnType<typeof createChanges>;

/** How a store's rows are read and changed while others change them, in this process or another. */
export function createChanges(store: Store) {
  const { db } = store;

  let lastChange: Promise<unknown> = Promise.resolve();

  /** Reads rows. On SQLite no lock of a writer delays it. */
  function read<T>(work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
    return store.kind === 'postgres' ? work(db) : retryWhileBusy(() => work(db));
  }

  /**
   * Changes rows. On SQLite one change at a time waits for other processes, without blocking the
   * event loop, and those of this process queue behind it in order. All that wait for longer than
   * five seconds fail.
   */
  function change<T>(work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
    if (store.kind === 'postgres') return work(db);
    const deadline = busyDeadline();
    const attempt = () => db.connection().execute(work);
    const result = lastChange.then(() => retryWhileBusy(attempt, deadline));
    lastChange = result.catch(() => undefined);
    return result;
  }

  /** Runs `work` in a transaction, one at a time of all that name the same thing, in any process. */
  function withLock<T>(thing: string, work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
    if (store.kind === 'postgres') {
      return db.transaction().execute(async (transaction) => {
        await sql`select pg_advisory_xact_lock(hashtextextended(${thing}, 0))`.execute(transaction);
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
        // SQLite has already undone the transaction after some errors, a full disk among them.
        if (store.database.isTransaction) await sql`rollback`.execute(connection);
        throw error;
      }
    });
  }

  return { read, change, withLock };
}
