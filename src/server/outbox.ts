import { randomUUID } from 'node:crypto';

import { type ExpressionBuilder, type Kysely, sql } from 'kysely';

import type { NewLead } from '../leads/receive.ts';
import { patienceEnd, patiently } from './store-sqlite.ts';
import type { Database, LeadState, Store, StoredLead } from './tables.ts';

/** What became of an attempt. */
export interface Settlement {
  state: 'pending' | 'delivered' | 'held';
  answer: string | null;
  /** Needed unless delivered. */
  nextAttemptAt?: number;
  at: number;
  note?: string | undefined;
}

export interface Claim {
  limit: number;
  /** The most that all senders of the store may have in hand together. */
  together: number;
  /** Milliseconds during which nobody else takes them. */
  lease: number;
  now: number;
  /** Ids already in hand, which a jump of the clock must not hand out twice. */
  except?: readonly string[];
}

export interface Page {
  state?: LeadState | undefined;
  /** The last lead of the page before. */
  after?: Pick<StoredLead, 'received_at' | 'id'> | undefined;
  limit?: number;
}

export type Outbox = ReturnType<typeof createOutbox>;

/** The same content again within this time is the same lead. Milliseconds. */
export const twinWindow = 10 * 60_000;
/** No attempt is planned further ahead. Milliseconds. */
export const longestWait = 15 * 60_000;
/** The whole sender never rests longer. Milliseconds. */
export const longestRest = 60 * 60_000;

/** A time further ahead than any that we plan was written by a clock that was wrong. */
const horizon = longestWait + 60_000;
/** Rows that one statement erases or deletes, so that none holds others up for long. */
const batch = 500;
const erasedPayload = JSON.stringify({ fields: [], context: {} });

/**
 * The leads in a store. A lead is on the disk when `store` resolves; every method rejects with the
 * database's error where it fails.
 */
export function createOutbox(store: Store) {
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

  /** The id of the row that says the same, or undefined. */
  async function twinOf(lead: NewLead, database: Kysely<Database>): Promise<string | undefined> {
    const row = await database
      .selectFrom('leads')
      .select('id')
      .where('fingerprint', '=', lead.fingerprint)
      .where((where) =>
        where.or([
          where('id', '=', lead.id),
          where.and([
            where('received_at', '>', lead.receivedAt - twinWindow),
            where('received_at', '<', lead.receivedAt + twinWindow),
          ]),
        ]),
      )
      // A person whose first try looked like a robot's must not stay among the spam.
      .$if(lead.state !== 'spam', (query) => query.where('state', '!=', 'spam'))
      .orderBy('received_at')
      .executeTakeFirst();
    return row?.id;
  }

  /** How many leads somebody has in hand, to send them. */
  async function inHand(now: number, database: Kysely<Database>): Promise<number> {
    const { count } = await database
      .selectFrom('leads')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where(sql<boolean>`state in ('pending', 'held')`)
      .where('leased_until', 'is not', null)
      .where((where) => where.not(passed(where, 'leased_until', now)))
      .executeTakeFirstOrThrow();
    return count;
  }

  return {
    /**
     * Stores a lead, or finds the one it repeats: the same content under the same id, or within
     * ten minutes. Other content under an id that is taken becomes a lead of its own, so that a
     * text changed before a second try is never lost.
     *
     * @returns the id under which it is stored.
     */
    store(lead: NewLead): Promise<string> {
      return alone(lead.fingerprint, async (database) => {
        const twin = await twinOf(lead, database);
        if (twin !== undefined) return twin;
        for (let id = lead.id; ; id = randomUUID()) {
          const row = await database
            .insertInto('leads')
            .values({
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
            })
            .onConflict((conflict) => conflict.column('id').doNothing())
            .returning('id')
            .executeTakeFirst();
          if (row) return row.id;
        }
      });
    },

    /**
     * Takes leads that are due, new ones before held ones, and counts the attempt. Senders take one
     * after the other, so that each knows how many the others have in hand.
     */
    claim({ limit, together, lease, now, except = [] }: Claim): Promise<StoredLead[]> {
      return alone('claim', async (database) => {
        const free = Math.min(limit, together - (await inHand(now, database)));
        if (free <= 0) return [];
        return database
          .with('due', (due) =>
            due
              .selectFrom('leads')
              .select('id')
              // Written out, because only then the partial index applies.
              .where(sql<boolean>`state in ('pending', 'held')`)
              .where((where) => passed(where, 'next_attempt_at', now))
              .where((where) =>
                where.or([where('leased_until', 'is', null), passed(where, 'leased_until', now)]),
              )
              .$if(except.length > 0, (query) => query.where('id', 'not in', [...except]))
              .orderBy('state', 'desc')
              .orderBy('next_attempt_at')
              .limit(free)
              .$if(store.kind === 'postgres', (query) => query.forUpdate().skipLocked()),
          )
          .updateTable('leads')
          .set((expression) => ({
            leased_until: now + lease,
            attempts: expression('attempts', '+', 1),
          }))
          .where('id', 'in', (query) => query.selectFrom('due').select('due.id'))
          .returningAll()
          .execute();
      });
    },

    /** Makes a lease last longer. Answers false where somebody else has the lead by now. */
    async renew({ id, attempts }: StoredLead, until: number): Promise<boolean> {
      const result = await change((database) =>
        database
          .updateTable('leads')
          .set({ leased_until: until })
          .where('id', '=', id)
          .where('attempts', '=', attempts)
          .where('state', '!=', 'delivered')
          .executeTakeFirst(),
      );
      return Number(result.numUpdatedRows) > 0;
    },

    /** Writes down what became of an attempt. Delivered is final, whoever says something else. */
    async settle({ id, attempts }: StoredLead, settlement: Settlement): Promise<void> {
      const { state, answer, nextAttemptAt, at, note } = settlement;
      await change((database) =>
        database
          .updateTable('leads')
          .set({
            state,
            last_answer: answer,
            leased_until: null,
            ...(nextAttemptAt !== undefined && { next_attempt_at: nextAttemptAt }),
            ...(state === 'delivered' && { delivered_at: at }),
            ...(note !== undefined && { note }),
          })
          .where('id', '=', id)
          .where('state', '!=', 'delivered')
          // After its lease the lead may be in other hands; only a delivery still counts then.
          .$if(state !== 'delivered', (query) => query.where('attempts', '=', attempts))
          .execute(),
      );
    },

    /**
     * Reserves moments to send at, `spacing` milliseconds apart, for all senders of the store.
     *
     * @returns the first; the others follow.
     */
    async reserve(count: number, spacing: number, now: number): Promise<number> {
      const length = Math.ceil(count * spacing);
      const row = await change((database) =>
        database
          .updateTable('sender')
          .set({
            next_slot_at: sql<number>`case when next_slot_at between ${now} and ${now + horizon} then next_slot_at else ${now} end + ${length}`,
          })
          .returning('next_slot_at')
          .executeTakeFirstOrThrow(),
      );
      return row.next_slot_at - length;
    },

    /** Milliseconds for which the senders rest, and for which moments to send at are taken. */
    async pace(now: number): Promise<{ rest: number; queue: number }> {
      const row = await db.selectFrom('sender').selectAll().executeTakeFirstOrThrow();
      // What lies further ahead was written by a clock that was wrong.
      const ahead = (time: number, longest: number) =>
        time - now > longest ? 0 : Math.max(0, time - now);
      return {
        rest: ahead(row.resting_until, longestRest),
        queue: ahead(row.next_slot_at, horizon),
      };
    },

    /** Stops every sender of the store until then. */
    async rest(until: number): Promise<void> {
      await change((database) =>
        database
          .updateTable('sender')
          .set({ resting_until: until })
          .where((where) =>
            where.or([
              where('resting_until', '<', until),
              where('resting_until', '>', until + longestRest),
            ]),
          )
          .execute(),
      );
    },

    /** Makes leads due at once, spam too, but nothing that was delivered; answers how many. */
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

    /** One page of leads, oldest first. */
    list({ state, after, limit = 100 }: Page = {}): Promise<StoredLead[]> {
      let query = db
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
    },

    get(id: string): Promise<StoredLead | undefined> {
      return db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
    },

    /** Leads whose id is, or begins with, what is given; at most ten. */
    async find(reference: string): Promise<StoredLead[]> {
      const beginning = reference.toLowerCase();
      if (!/^[\da-f][\da-f-]*$/.test(beginning)) return [];
      return db
        .selectFrom('leads')
        .selectAll()
        .where('id', 'like', `${beginning}%`)
        .orderBy('received_at')
        .limit(10)
        .execute();
    },

    /** How many leads are in each state, and since when the oldest pending one waits. */
    async counts(): Promise<Record<LeadState, number> & { oldestPending: number | null }> {
      const rows = await db
        .selectFrom('leads')
        .select(({ fn }) => [
          'state',
          fn.countAll<number>().as('count'),
          fn.min('received_at').as('oldest'),
        ])
        .groupBy('state')
        .execute();
      const of = (state: LeadState) => rows.find((row) => row.state === state);
      const count = (state: LeadState) => of(state)?.count ?? 0;
      return {
        pending: count('pending'),
        delivered: count('delivered'),
        held: count('held'),
        spam: count('spam'),
        oldestPending: of('pending')?.oldest ?? null,
      };
    },

    /**
     * Removes what visitors typed from leads that were delivered before `before`. Id, form, times
     * and fingerprint stay.
     *
     * @returns how many leads.
     */
    async erase(before: number, now: number): Promise<number> {
      const count = await inBatches(async (database) => {
        const result = await database
          .updateTable('leads')
          .set({ payload: erasedPayload, page: '', note: null, erased_at: now })
          .where('id', 'in', (query) =>
            query
              .selectFrom('leads')
              .select('id')
              .where('state', '=', 'delivered')
              .where('delivered_at', '<', before)
              .where('erased_at', 'is', null)
              .limit(batch),
          )
          .executeTakeFirst();
        return Number(result.numUpdatedRows);
      });
      if (count > 0) await forget();
      return count;
    },

    /** Deletes leads received before `before`, whole. Answers how many. */
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
              .limit(batch),
          )
          .executeTakeFirst();
        return Number(result.numDeletedRows);
      }, progress);
      if (count > 0) await forget();
      return count;
    },

    close: () => store.close(),
  };

  async function inBatches(
    work: (db: Kysely<Database>) => Promise<number>,
    progress?: (done: number) => void,
  ): Promise<number> {
    let total = 0;
    for (;;) {
      const count = await change(work);
      total += count;
      progress?.(total);
      if (count < batch) return total;
      // Others get their turn between two batches.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /** SQLite: what was erased must not live on in the write-ahead log. */
  async function forget(): Promise<void> {
    if (store.kind === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db);
  }
}

/** A moment that has come, or that a wrong clock put too far ahead. */
function passed(
  where: ExpressionBuilder<Database, 'leads'>,
  column: 'next_attempt_at' | 'leased_until',
  now: number,
) {
  return where.or([where(column, '<=', now), where(column, '>', now + horizon)]);
}
