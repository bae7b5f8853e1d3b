import { randomUUID } from 'node:crypto';

import type { Kysely } from 'kysely';

import type { NewLead } from '#kit/leads/intake/receive.ts';

import { createLeadQueue } from './lead-queue.ts';
import { createStoreAccess } from './store-access.ts';
import type { Database, LeadState, Store, StoredLead } from './tables.ts';

export interface ListOptions {
  state?: LeadState | undefined;
  /** The last lead of the previous page (keyset pagination). */
  after?: Pick<StoredLead, 'received_at' | 'id'> | undefined;
  limit?: number;
}

export type Outbox = ReturnType<typeof createOutbox>;

/** A lead with the same content within this time is a duplicate. Milliseconds. */
export const duplicateWindow = 10 * 60_000;
/** Maximum number of rows that one statement erases or deletes, so that it holds its locks only briefly. */
const batchSize = 500;
const erasedPayload = JSON.stringify({ fields: [], context: {} });

/**
 * Creates the access to the leads in a store: the queue for the senders, and the queries for the owner.
 * When `store` resolves, the lead is on the disk. If the database fails, each method rejects with the
 * database's error.
 */
export function createOutbox(store: Store) {
  const access = createStoreAccess(store);
  const { read, change, withLock } = access;

  /** Returns the id of the stored lead that this one duplicates; undefined if there is none. */
  async function findDuplicate(
    lead: NewLead,
    database: Kysely<Database>,
  ): Promise<string | undefined> {
    const row = await database
      .selectFrom('leads')
      .select('id')
      .where('fingerprint', '=', lead.fingerprint)
      .where((where) =>
        where.or([
          where('id', '=', lead.id),
          where.and([
            where('received_at', '>', lead.receivedAt - duplicateWindow),
            where('received_at', '<', lead.receivedAt + duplicateWindow),
          ]),
        ]),
      )
      // A person's lead is never a duplicate of spam: it would not be sent.
      .$if(lead.state !== 'spam', (query) => query.where('state', '!=', 'spam'))
      .orderBy('received_at')
      .executeTakeFirst();
    return row?.id;
  }

  return {
    ...createLeadQueue(store, access),

    /**
     * Stores a lead, unless it duplicates a stored one: the same content under the same id, or within
     * `duplicateWindow`. If the id is taken by other content, the lead is stored under a new id. So no text
     * is lost if the visitor changes it before sending again.
     *
     * @returns the id of the stored lead, or of the lead that it duplicates.
     */
    async store(lead: NewLead): Promise<string> {
      // The second check, after the write, shows whether the lead is in the file. It cannot show that the file
      // was emptied before the write, if a checkpoint has completed the file since. The first check shows that.
      if (store.kind === 'sqlite') await store.assertFileIntact();
      const stored = await withLock(lead.fingerprint, async (database) => {
        const duplicate = await findDuplicate(lead, database);
        if (duplicate !== undefined) return duplicate;
        // Repeated only if the id is taken.
        for (let id = lead.id; ; id = randomUUID()) {
          const row = await database
            .insertInto('leads')
            .values(rowOf(lead, id))
            .onConflict((conflict) => conflict.column('id').doNothing())
            .returning('id')
            .executeTakeFirst();
          if (row) return row.id;
        }
      });
      if (store.kind === 'sqlite') await store.assertFileIntact();
      return stored;
    },

    /** Rejects if no lead could be stored now: the file is missing or locked, the database is read-only. */
    async probe(): Promise<void> {
      // Takes the write lock, as `store` does, and writes nothing. PostgreSQL needs `for update`, which a
      // read-only database refuses.
      await withLock('probe', (database) =>
        database
          .selectFrom('sender')
          .select('id')
          .$if(store.kind === 'postgres', (query) => query.forUpdate().skipLocked())
          .execute(),
      );
      if (store.kind === 'sqlite') await store.assertFileIntact();
    },

    /**
     * Makes leads due at once, spam included, except those that were delivered or erased.
     *
     * @param ids Ids, or `held` for all held leads.
     * @param now Milliseconds since the epoch.
     * @returns the number of leads.
     */
    async retry(ids: readonly string[] | 'held', now: number): Promise<number> {
      if (ids.length === 0) return 0;
      const result = await change((database) =>
        database
          .updateTable('leads')
          .set({ state: 'pending', next_attempt_at: now })
          .where('state', '!=', 'delivered')
          .where('erased_at', 'is', null)
          .where((where) =>
            ids === 'held' ? where('state', '=', 'held') : where('id', 'in', [...ids]),
          )
          .executeTakeFirst(),
      );
      return Number(result.numUpdatedRows);
    },

    /** Returns one page of leads, oldest first. */
    list({ state, after, limit = 100 }: ListOptions = {}): Promise<StoredLead[]> {
      return read((database) => {
        let query = database
          .selectFrom('leads')
          .selectAll()
          .orderBy('received_at')
          .orderBy('id')
          .limit(limit);
        if (state) query = query.where('state', '=', state);
        if (after) {
          query = query.where((where) =>
            where.or([
              where('received_at', '>', after.received_at),
              where.and([where('received_at', '=', after.received_at), where('id', '>', after.id)]),
            ]),
          );
        }
        return query.execute();
      });
    },

    get(id: string): Promise<StoredLead | undefined> {
      return read((database) =>
        database.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst(),
      );
    },

    /** Returns the leads whose id begins with the reference; at most ten. */
    async find(reference: string): Promise<StoredLead[]> {
      const prefix = reference.toLowerCase();
      if (!/^[\da-f][\da-f-]*$/.test(prefix)) return [];
      return read((database) =>
        database
          .selectFrom('leads')
          .selectAll()
          .where('id', 'like', `${prefix}%`)
          .orderBy('received_at')
          .limit(10)
          .execute(),
      );
    },

    /** Returns how many leads are in each state, and when the oldest pending one was received. */
    async counts(): Promise<Record<LeadState, number> & { oldestPending: number | null }> {
      const rows = await read((database) =>
        database
          .selectFrom('leads')
          .select(({ fn }) => [
            'state',
            fn.countAll<number>().as('count'),
            fn.min('received_at').as('oldest'),
          ])
          .groupBy('state')
          .execute(),
      );
      const rowOfState = (state: LeadState) => rows.find((row) => row.state === state);
      const count = (state: LeadState) => rowOfState(state)?.count ?? 0;
      return {
        pending: count('pending'),
        delivered: count('delivered'),
        held: count('held'),
        spam: count('spam'),
        oldestPending: rowOfState('pending')?.oldest ?? null,
      };
    },

    /**
     * Removes the typed text from leads that were delivered before `before`. The fingerprint is removed
     * too, since it could confirm a guess of the text. Id, form and times stay.
     *
     * @param before Milliseconds since the epoch, as `now`.
     * @returns the number of leads.
     */
    async erase(before: number, now: number): Promise<number> {
      const count = await inBatches(async (database) => {
        const result = await database
          .updateTable('leads')
          .set({ payload: erasedPayload, page: '', fingerprint: '', note: null, erased_at: now })
          .where('id', 'in', (query) =>
            query
              .selectFrom('leads')
              .select('id')
              .where('state', '=', 'delivered')
              .where('delivered_at', '<', before)
              .where('erased_at', 'is', null)
              .limit(batchSize),
          )
          .executeTakeFirst();
        return Number(result.numUpdatedRows);
      });
      if (count > 0) await truncateLog();
      return count;
    },

    /**
     * Deletes leads in these states that were received before `before` (milliseconds since the epoch).
     *
     * @param progress Called with the number deleted so far.
     * @returns the number of leads.
     */
    async purge(
      before: number,
      states: readonly LeadState[],
      progress?: (deleted: number) => void,
    ): Promise<number> {
      const count = await inBatches(async (database) => {
        const result = await database
          .deleteFrom('leads')
          .where('id', 'in', (query) =>
            query
              .selectFrom('leads')
              .select('id')
              .where('state', 'in', [...states])
              .where('received_at', '<', before)
              .limit(batchSize),
          )
          .executeTakeFirst();
        return Number(result.numDeletedRows);
      }, progress);
      if (count > 0) await truncateLog();
      return count;
    },

    close: () => store.close(),
  };

  /** Repeats `work`, which returns the number of changed rows, until this number is below `batchSize`. */
  async function inBatches(
    work: (db: Kysely<Database>) => Promise<number>,
    progress?: (done: number) => void,
  ): Promise<number> {
    let total = 0;
    for (;;) {
      const count = await change(work);
      total += count;
      progress?.(total);
      if (count < batchSize) return total;
      // Lets other work of this process run between two batches.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /** Empties SQLite's write-ahead log, in which erased data would stay otherwise. */
  async function truncateLog(): Promise<void> {
    if (store.kind === 'postgres') return;
    // This fails while another process reads the log. Then the next erasure empties it, or closing the store.
    await change(async () => store.truncateLog()).catch(() => undefined);
  }
}

function rowOf(lead: NewLead, id: string): StoredLead {
  return {
    id,
    form: lead.form,
    locale: lead.locale,
    page: lead.page,
    payload: JSON.stringify(lead.payload),
    fingerprint: lead.fingerprint,
    received_at: lead.receivedAt,
    state: lead.state ?? 'pending',
    attempts: 0,
    last_answer: null,
    next_attempt_at: lead.receivedAt,
    delivered_at: null,
    note: lead.note ?? null,
    leased_until: null,
    erased_at: null,
  };
}
