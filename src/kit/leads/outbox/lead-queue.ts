import { type ExpressionBuilder, type Kysely, sql } from 'kysely';

import type { StoreAccess } from './store-access.ts';
import type { Database, Store, StoredLead } from './tables.ts';

/** The outcome of an attempt. */
export interface Settlement {
  state: 'pending' | 'delivered' | 'held';
  /** As `last_answer` of a `StoredLead`. */
  answer: string | null;
  /** When the lead is due again; absent if that does not change. Milliseconds since the epoch. */
  nextAttemptAt?: number;
  /** Time of the outcome; milliseconds since the epoch. */
  at: number;
  note?: string | undefined;
}

export interface Claim {
  /** Maximum number of leads to claim. */
  limit: number;
  /** Maximum number of leases that all senders of the store may hold at once. */
  maxLeased: number;
  /** Milliseconds until another sender may claim the leads. */
  lease: number;
  /** Milliseconds since the epoch. */
  now: number;
  /** Ids of leads in flight in this process, which would be due again after a jump of the clock. */
  except?: readonly string[];
}

export type LeadQueue = ReturnType<typeof createLeadQueue>;

/** Longest delay between two attempts of one lead; milliseconds. */
export const maxRetryDelay = 15 * 60_000;
/** Longest pause of all senders after the provider asked one of them to back off; milliseconds. */
export const maxSendingPause = 60 * 60_000;

/**
 * A stored time may be at most this far in the future: a minute more than the longest delay. A later time was
 * written by a wrong clock and counts as past. Milliseconds.
 */
const horizon = maxRetryDelay + 60_000;

/**
 * Creates the access to what the senders of a store share: the due leads, each leased to one sender at a
 * time, and the common rate. If the database fails, each method rejects with the database's error.
 */
export function createLeadQueue({ kind }: Store, { read, change, withLock }: StoreAccess) {
  /** Returns how many leads are leased. */
  async function countLeased(now: number, database: Kysely<Database>): Promise<number> {
    const { count } = await database
      .selectFrom('leads')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where(sql<boolean>`state in ('pending', 'held')`)
      .where('leased_until', 'is not', null)
      .where((where) => where.not(isDue(where, 'leased_until', now)))
      .executeTakeFirstOrThrow();
    return count;
  }

  return {
    /**
     * Leases due leads, pending ones before held ones, and increments their attempts. Only one sender
     * claims at a time, so that each sees the leases of the others.
     */
    claim({ limit, maxLeased, lease, now, except = [] }: Claim): Promise<StoredLead[]> {
      return withLock('claim', async (database) => {
        const free = Math.min(limit, maxLeased - (await countLeased(now, database)));
        if (free <= 0) return [];
        return database
          .with('due', (due) =>
            due
              .selectFrom('leads')
              .select('id')
              // Literals, not parameters: with parameters SQLite does not use the partial index.
              .where(sql<boolean>`state in ('pending', 'held')`)
              .where((where) => isDue(where, 'next_attempt_at', now))
              .where((where) =>
                where.or([where('leased_until', 'is', null), isDue(where, 'leased_until', now)]),
              )
              .$if(except.length > 0, (query) => query.where('id', 'not in', [...except]))
              // In descending order of their names, 'pending' comes before 'held'.
              .orderBy('state', 'desc')
              .orderBy('next_attempt_at')
              .limit(free)
              .$if(kind === 'postgres', (query) => query.forUpdate().skipLocked()),
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

    /** Extends a lease. @returns false if the lead was claimed by another sender or is delivered. */
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

    /** Records the outcome of an attempt and ends the lease. Nothing overwrites `delivered`. */
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
          // Fencing: if another sender has claimed the lead since, only a delivery is recorded.
          .$if(state !== 'delivered', (query) => query.where('attempts', '=', attempts))
          .execute(),
      );
    },

    /**
     * Reserves `count` send slots in a row, `spacing` milliseconds apart, that no other sender gets.
     *
     * @returns the time of the first slot; milliseconds since the epoch.
     */
    async reserve(count: number, spacing: number, now: number): Promise<number> {
      const duration = Math.ceil(count * spacing);
      // The first free slot; `now` if that is past or beyond the horizon.
      const start = sql<number>`case when next_slot_at between ${now} and ${now + horizon} then next_slot_at else ${now} end`;
      const row = await change((database) =>
        database
          .updateTable('sender')
          .set({
            next_slot_at: sql<number>`${start} + ${duration}`,
          })
          .returning('next_slot_at')
          .executeTakeFirstOrThrow(),
      );
      return row.next_slot_at - duration;
    },

    /**
     * Reads how long all senders have to wait.
     *
     * @returns `paused`: milliseconds until the end of the pause; `reserved`: milliseconds until the first
     *   free slot. 0 if there is nothing to wait for.
     */
    async readPace(now: number): Promise<{ paused: number; reserved: number }> {
      const row = await read((database) =>
        database.selectFrom('sender').selectAll().executeTakeFirstOrThrow(),
      );
      // A time further ahead than `longest` was written by a wrong clock.
      const remaining = (time: number, longest: number) =>
        time - now > longest ? 0 : Math.max(0, time - now);
      return {
        paused: remaining(row.resting_until, maxSendingPause),
        reserved: remaining(row.next_slot_at, horizon),
      };
    },

    /** Pauses all senders until a time (milliseconds since the epoch). A stored pause that ends later stays. */
    async pauseSending(until: number): Promise<void> {
      await change((database) =>
        database
          .updateTable('sender')
          .set({ resting_until: until })
          .where((where) =>
            where.or([
              where('resting_until', '<', until),
              // A pause that ends so much later was set by a wrong clock.
              where('resting_until', '>', until + maxSendingPause),
            ]),
          )
          .execute(),
      );
    },
  };
}

/** Returns the SQL condition that a time has passed, or is beyond the horizon because of a wrong clock. */
function isDue(
  where: ExpressionBuilder<Database, 'leads'>,
  column: 'next_attempt_at' | 'leased_until',
  now: number,
) {
  return where.or([where(column, '<=', now), where(column, '>', now + horizon)]);
}
