import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  RateLimiterSQLite,
} from 'rate-limiter-flexible';

import type { Store } from './tables.ts';

export interface SubmissionLimit {
  /** Counts a submission of an address; answers the seconds it has to wait, 0 for none. */
  take(address: string): Promise<number>;
}

/** Seconds in which `limit` submissions are taken. */
const duration = 60;
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
  const memory = new RateLimiterMemory({ points: limit, duration });
  let shared: { store: Store; limiter: RateLimiterPostgres | RateLimiterSQLite } | undefined;

  const timer = setInterval(() => {
    shared?.store.db
      .deleteFrom('submission_limits')
      .where('expire', '<', Date.now())
      .execute()
      // The store is away or closed: what is left is removed by the next round or process.
      .catch(() => undefined);
  }, cleaning);
  timer.unref();

  async function currentLimiter() {
    try {
      const store = await openStore();
      if (shared?.store !== store) shared = { store, limiter: inStore(store, limit, memory) };
      return shared.limiter;
    } catch {
      return memory;
    }
  }

  return {
    async take(address) {
      const limiter = await currentLimiter();
      try {
        await limiter.consume(keyOf(address));
        return 0;
      } catch (refusal) {
        // Anything else is a fault of ours, for which nobody is made to wait.
        if (!(refusal instanceof RateLimiterRes)) return 0;
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      }
    },
  };
}

function inStore(store: Store, limit: number, insuranceLimiter: RateLimiterMemory) {
  const options = {
    points: limit,
    duration,
    insuranceLimiter,
    keyPrefix: '',
    tableName: 'submission_limits',
    // The table is one of the store's migrations.
    tableCreated: true,
    clearExpiredByTimeout: false,
    // Who is over the limit is refused from memory until the minute is over.
    inMemoryBlockOnConsumed: limit + 1,
  };
  if (store.kind === 'postgres') {
    return new RateLimiterPostgres({ ...options, storeType: 'pool', storeClient: store.pool });
  }
  const { database } = store;
  // The limiter knows better-sqlite3, of which it needs two methods; Node's own has the first.
  const storeClient = {
    prepare: (sql: string) => database.prepare(sql),
    transaction: (write: () => unknown) => () => withoutWaiting(database, write),
  };
  return new RateLimiterSQLite({ ...options, storeType: 'better-sqlite3', storeClient });
}

/**
 * A count need not survive a power cut, so it does not wait for the disk as leads do. Within a
 * transaction of the outbox it waits with it, and its loss if that fails is none.
 */
function withoutWaiting(database: DatabaseSync, write: () => unknown): unknown {
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
