import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

import { createRateLimit, limitWindow, secondsOf } from '../../runtime/rate-limit.ts';
import type { Store } from '../outbox/tables.ts';

export interface SubmissionLimit {
  /** Counts a submission of an address; answers the seconds it has to wait, 0 for none. */
  take(address: string): Promise<number>;
}

/** How often rows whose minute is over are removed; milliseconds. */
const cleaning = 10 * 60_000;

/**
 * Limits the submissions of an address, counted in the store of the leads, so that instances
 * count together. While the store is away each instance counts for itself.
 *
 * @param limit Submissions a minute.
 * @param openStore The open store; rejects while it is away.
 */
export function createSubmissionLimit({
  limit,
  openStore,
}: {
  limit: number;
  openStore: () => Promise<Store>;
}): SubmissionLimit {
  const memory = createRateLimit(limit);

  const timer = setInterval(() => void clean().catch(() => undefined), cleaning);
  timer.unref();

  // The store is away or closed: what is left is removed by the next round or process.
  async function clean() {
    const { db } = await openStore();
    await db.deleteFrom('submission_limits').where('expire', '<', Date.now()).execute();
  }

  return {
    async take(address) {
      const key = keyOf(address);
      const alone = memory.take(key);
      try {
        const now = Date.now();
        const { points, expire } = await count(await openStore(), key, now);
        return points > limit ? secondsOf(expire - now) : 0;
      } catch {
        return alone;
      }
    },
  };
}

/**
 * A window that ends later than one that began now was begun before the clock was set back: it
 * counts as over, or its visitor would be kept out for as long.
 */
const isOpen = 'submission_limits.expire > $2 and submission_limits.expire <= $3';
const upsert = `
  insert into submission_limits (key, points, expire) values ($1, 1, $3)
  on conflict (key) do update set
    points = case when ${isOpen} then submission_limits.points + 1 else 1 end,
    expire = case when ${isOpen} then submission_limits.expire else $3 end
  returning points, expire`;

async function count(store: Store, key: string, now: number) {
  const values = [key, now, now + limitWindow];
  const row =
    store.kind === 'postgres'
      ? (await store.pool.query<Record<string, unknown>>(upsert, values)).rows[0]
      : withoutWaiting(store.database, () =>
          // SQLite numbers its parameters with another sign.
          store.database.prepare(upsert.replaceAll('$', '?')).get(...values),
        );
  return { points: Number(row?.['points']), expire: Number(row?.['expire']) };
}

/**
 * A count need not survive a power cut, so it does not wait for the disk as leads do. Within a
 * transaction of the outbox it waits with it, and its loss if that fails is none.
 */
function withoutWaiting<Result>(database: DatabaseSync, write: () => Result): Result {
  if (database.isTransaction) return write();
  database.exec('PRAGMA synchronous = NORMAL');
  try {
    return write();
  } finally {
    database.exec('PRAGMA synchronous = FULL');
  }
}

/** No address is stored, only what tells two apart for a minute. */
function keyOf(address: string): string {
  return createHash('sha256').update(address).digest('base64url').slice(0, 22);
}
