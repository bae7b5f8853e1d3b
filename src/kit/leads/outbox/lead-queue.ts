import { type ExpressionBuilder, type Kysely, sql } from 'kysely';

import type { Changes } from './store-changes.ts';
import type { Database, Store, StoredLead } from './tables.ts';

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

export type LeadQueue = ReturnType<typeof createLeadQueue>;

/** No attempt is planned further ahead. Milliseconds. */
export const longestWait = 15 * 60_000;
/** The whole sender never rests longer. Milliseconds. */
export const longestRest = 60 * 60_000;

/** A time further ahead than any that we plan was written by a clock that was wrong. */
const horizon = longestWait + 60_000;

/**
 * What senders share: leads that are due, each in one sender's hands at a time, and the pace at
 * which all send together. Every method rejects with the database's error where it fails.
 */
export function createLeadQueue({ kind }: Store, { read, change, withLock }: Changes) {
  /** How many leads somebody has in hand, to send them. */
  async function inHand(now: number, database: Kysely<Database>): Promise<number> {
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
     * Takes leads that are due, new ones before held ones, and counts the attempt. Senders take one
     * after the other, so that each knows how many the others have in hand.
     */
    claim({ limit, together, lease, now, except = [] }: Claim): Promise<StoredLead[]> {
      return withLock('claim', async (database) => {
        const free = Math.min(limit, together - (await inHand(now, database)));
        if (free <= 0) return [];
        return database
          .with('due', (due) =>
            due
              .selectFrom('leads')
              .select('id')
              // Written out, because only then the partial index applies.
              .where(sql<boolean>`state in ('pending', 'held')`)
              .where((where) => isDue(where, 'next_attempt_at', now))
              .where((where) =>
                where.or([where('leased_until', 'is', null), isDue(where, 'leased_until', now)]),
              )
              .$if(except.length > 0, (query) => query.where('id', 'not in', [...except]))
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
      const row = await read((database) =>
        database.selectFrom('sender').selectAll().executeTakeFirstOrThrow(),
      );
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
  };
}

/** A moment that has come, or that a wrong clock put too far ahead. */
function isDue(
  where: ExpressionBuilder<Database, 'leads'>,
  column: 'next_attempt_at' | 'leased_until',
  now: number,
) {
  return where.or([where(column, '<=', now), where(column, '>', now + horizon)]);
}
