import { type Kysely, sql } from 'kysely';

import { patienceEnd, patiently } from './store-sqlite.ts';
import type { Database, Store } from './tables.ts';

export type Changes = ReturnType<typeof createChanges>;

/** How a store's rows are changed while others change them too, in this process or another. */
export function createChanges(store: Store) {
  const { db } = store;

  /**
   * Changes rows. On SQLite one change at a time waits for other processes, and the rest of this
   * process queues behind it in order.
   */
  function change<T>(work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
    if (store.kind === 'postgres') return work(db);
    const deadline = patienceEnd();
    return db.connection().execute((connection) => patiently(() => work(connection), deadline));
  }

  /** Runs `work` alone among all that name the same thing, in this process or another. */
  function alone<T>(thing: string, work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
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

  return { change, alone };
}
