import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { createSubmissionLimit } from '#leads/intake/submission-limit.ts';
import { openStore, type StoreOptions } from '#leads/outbox/store.ts';
import type { Store } from '#leads/outbox/tables.ts';
import { startPostgres, type TestPostgres } from '#testing/postgres.ts';

import { eventually } from '../../eventually.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval'], now: 1_800_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const alice = '192.0.2.1';
const bob = '2001:db8:1:2::/64';

describe.each(['SQLite', 'PostgreSQL'] as const)('the limit on %s', (kind) => {
  let folder: string;
  let options: StoreOptions;
  let stores: Store[];

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'limit-'));
    options = {
      file: path.join(folder, 'leads.db'),
      ...(kind === 'PostgreSQL' && { databaseUrl: await postgres.createDatabase() }),
    };
    stores = await Promise.all([openStore(options), openStore(options)]);
  });
  afterEach(async () => {
    await Promise.all(stores.map((store) => store.close()));
    rmSync(folder, { recursive: true });
  });

  /** An instance of the site that shares the store. */
  const instance = (index: 0 | 1) =>
    createSubmissionLimit({ limit: 3, openStore: async () => stores[index] as Store });

  it('takes so many a minute of each address, counted by all instances together', async () => {
    const [one, two] = [instance(0), instance(1)];
    const taken = [await one.take(alice), await two.take(alice), await one.take(alice)];
    expect(taken).toEqual([0, 0, 0]);
    vi.setSystemTime(Date.now() + 15_000);
    expect(await two.take(alice)).toBe(45);
    expect(await one.take(alice)).toBe(45);
    expect(await one.take(bob)).toBe(0);
    vi.setSystemTime(Date.now() + 45_000);
    expect(await one.take(alice)).toBe(0);
    expect(await two.take(alice)).toBe(0);
  });

  it('counts submissions that come at once', async () => {
    const [one, two] = [instance(0), instance(1)];
    const waits = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? one : two).take(alice)),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
  });

  it('keeps nobody out when the clock is set back', async () => {
    const limit = instance(0);
    for (let count = 0; count < 4; count += 1) await limit.take(alice);
    expect(await limit.take(alice)).toBe(60);
    vi.setSystemTime(Date.now() - 3_600_000);
    expect(await limit.take(alice)).toBe(0);
    for (let count = 0; count < 4; count += 1) await limit.take(alice);
    expect(await instance(1).take(alice)).toBe(60);
  });

  it('stores no address, and nothing for long', async () => {
    const limit = instance(0);
    await limit.take(alice);
    const rows = () => stores[1]?.db.selectFrom('submission_limits').selectAll().execute();
    expect(await rows()).toHaveLength(1);
    expect(JSON.stringify(await rows())).not.toContain('192.0.2');
    vi.setSystemTime(Date.now() + 3_600_000);
    vi.advanceTimersToNextTimer();
    await eventually(async () => expect(await rows()).toEqual([]));
  });

  it('counts by itself while the store is away', async () => {
    let away = true;
    const limit = createSubmissionLimit({
      limit: 3,
      openStore: async () => {
        if (away) throw new Error('away');
        return stores[0] as Store;
      },
    });
    for (let count = 0; count < 3; count += 1) expect(await limit.take(alice)).toBe(0);
    expect(await limit.take(alice)).toBe(60);
    away = false;
    expect(await limit.take(alice)).toBe(0);
    await stores[0]?.close();
    // The limiter's store is closed under it: memory, which remembers, takes over.
    expect(await limit.take(alice)).toBeGreaterThan(0);
    stores = stores.slice(1);
  });
});

it('leaves leads in SQLite as durable as they were', async () => {
  const store = await openStore({ file: ':memory:' });
  if (store.kind !== 'sqlite') throw new Error('The store should be SQLite.');
  const durability = () => store.database.prepare('PRAGMA synchronous').get();
  const before = durability();
  expect(before).toEqual({ synchronous: 2 });
  const limit = createSubmissionLimit({ limit: 1, openStore: async () => store });
  expect(await limit.take(alice)).toBe(0);
  expect(durability()).toEqual(before);
  await store.db.transaction().execute(async () => {
    expect(await limit.take(alice)).toBeGreaterThan(0);
  });
  expect(durability()).toEqual(before);
  store.database.exec('DROP TABLE submission_limits');
  expect(await limit.take(bob)).toBe(0);
  expect(durability()).toEqual(before);
  await store.close();
});
