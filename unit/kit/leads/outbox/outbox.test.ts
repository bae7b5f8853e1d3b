import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { NewLead } from '#kit/leads/intake/receive.ts';
import { maxRetryDelay } from '#kit/leads/outbox/lead-queue.ts';
import { createOutbox, duplicateWindow, type Outbox } from '#kit/leads/outbox/outbox.ts';
import { openStore, type StoreOptions } from '#kit/leads/outbox/store.ts';
import { startPostgres, type TestPostgres } from '#kit/testing/postgres.ts';

import { newLead as anyLead } from '../lead.ts';

const start = 1_800_000_000_000;

const newLead = (overrides: Partial<NewLead> = {}) => anyLead({ receivedAt: start, ...overrides });

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

describe.each(['SQLite', 'PostgreSQL'] as const)('the outbox on %s', (kind) => {
  let folder: string;
  let options: StoreOptions;
  let outbox: Outbox;
  /** Another instance with a connection of its own. */
  let other: Outbox;

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'outbox-'));
    options = {
      file: path.join(folder, 'new', 'leads.db'),
      ...(kind === 'PostgreSQL' && { databaseUrl: await postgres.createDatabase() }),
    };
    [outbox, other] = (await Promise.all([openStore(options), openStore(options)])).map((store) =>
      createOutbox(store),
    ) as [Outbox, Outbox];
  });

  afterEach(async () => {
    await outbox.close();
    await other.close();
    rmSync(folder, { recursive: true });
  });

  const claim = (from: Outbox, now: number, limit = 10, maxLeased = 1000) =>
    from.claim({ limit, maxLeased, lease: 1000, now });
  const claimOne = async (from: Outbox, now: number) => {
    const [lead] = await claim(from, now);
    if (!lead) throw new Error('No lead was due.');
    return lead;
  };

  it('gives a lead back as it came', async () => {
    const lead = newLead({ state: 'spam', note: 'honeypot' });
    await outbox.store(lead);
    const row = await other.get(lead.id);
    expect(row).toMatchObject({
      form: 'order',
      locale: 'ar',
      page: '/ar/contact',
      state: 'spam',
      note: 'honeypot',
      received_at: start,
      attempts: 0,
      delivered_at: null,
    });
    expect(JSON.parse(row?.payload ?? '')).toEqual(lead.payload);
  });

  it('stores the same lead once, by id and by content within ten minutes', async () => {
    const first = newLead();
    expect(await outbox.store(first)).toBe(first.id);
    expect(await outbox.store(first)).toBe(first.id);
    const day = 24 * 60 * 60_000;
    expect(await outbox.store({ ...first, receivedAt: start + day })).toBe(first.id);
    const duplicate = {
      ...first,
      id: crypto.randomUUID(),
      receivedAt: start + duplicateWindow - 1,
    };
    expect(await other.store(duplicate)).toBe(first.id);
    const later = { ...duplicate, receivedAt: start + duplicateWindow };
    expect(await outbox.store(later)).toBe(later.id);
    expect(await outbox.list()).toHaveLength(2);
  });

  it('stores duplicates once although two instances get them at the same moment', async () => {
    const leads = Array.from({ length: 20 }, () => newLead());
    const duplicates = leads.map((lead) => ({ ...lead, id: crypto.randomUUID() }));
    const ids = await Promise.all(
      leads.flatMap((lead, index) => [
        outbox.store(lead),
        other.store(duplicates[index] ?? lead),
        other.store(lead),
      ]),
    );
    expect(new Set(ids).size).toBe(20);
    expect(await outbox.list()).toHaveLength(20);
  });

  it('keeps a text that was changed before a second try with the same id', async () => {
    const first = newLead();
    const changed = newLead({ id: first.id });
    await outbox.store(first);
    const id = await outbox.store(changed);
    expect(id).not.toBe(first.id);
    expect((await outbox.list()).map(({ fingerprint }) => fingerprint).sort()).toEqual(
      [first.fingerprint, changed.fingerprint].sort(),
    );
  });

  it('delivers what a person sends again after it looked like a robot’s', async () => {
    const robot = newLead({ state: 'spam' });
    await outbox.store(robot);
    const { state: _state, ...person } = { ...robot, id: crypto.randomUUID() };
    expect(await outbox.store(person)).toBe(person.id);
    expect(await outbox.store({ ...robot, id: crypto.randomUUID() })).toBe(robot.id);
    expect(await claim(outbox, start)).toMatchObject([{ id: person.id }]);
  });

  it('leases a lead to one worker at a time, until the lease ends', async () => {
    const { id } = newLead();
    await outbox.store(newLead({ id }));
    expect(await claim(outbox, start)).toMatchObject([{ id, attempts: 1 }]);
    expect(await claim(other, start + 999)).toHaveLength(0);
    expect(await claim(other, start + 1000)).toMatchObject([{ id, attempts: 2 }]);
  });

  it('never leases one lead to two instances that claim at once', async () => {
    for (let index = 0; index < 60; index += 1) await outbox.store(newLead());
    const claims = await Promise.all(
      Array.from({ length: 12 }, (_, index) => claim(index % 2 ? outbox : other, start, 5)),
    );
    const ids = claims.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const rest = (await claim(outbox, start, 100)).map(({ id }) => id);
    expect(new Set([...ids, ...rest]).size).toBe(60);
  });

  it('leases no more leads than all instances together may have', async () => {
    for (let index = 0; index < 12; index += 1) await outbox.store(newLead());
    const taken = await Promise.all(
      Array.from({ length: 6 }, (_, index) => claim(index % 2 ? outbox : other, start, 5, 9)),
    );
    const [first, ...others] = taken.flat();
    expect(others).toHaveLength(8);
    if (first) await other.settle(first, { state: 'delivered', answer: '200', at: start });
    expect(await claim(outbox, start, 5, 9)).toHaveLength(1);
    expect(await claim(other, start + 999, 5, 9)).toHaveLength(0);
    expect(await claim(other, start + 1000, 12, 9)).toHaveLength(9);
  });

  it('leases new leads before held ones', async () => {
    const [held, fresh] = [newLead(), newLead({ receivedAt: start + 5 })];
    await outbox.store(held);
    const lead = await claimOne(outbox, start);
    await outbox.settle(lead, { state: 'held', answer: '403', nextAttemptAt: start, at: start });
    await outbox.store(fresh);
    expect(await claim(outbox, start + 5, 1)).toMatchObject([{ id: fresh.id }]);
    expect(await claim(outbox, start + 5, 1)).toMatchObject([{ id: held.id, state: 'held' }]);
  });

  it('never changes a delivered lead', async () => {
    await outbox.store(newLead());
    const lead = await claimOne(outbox, start);
    await outbox.settle(lead, { state: 'delivered', answer: '200', at: start + 1 });
    await other.settle(lead, { state: 'held', answer: '403', nextAttemptAt: start, at: start + 2 });
    expect(await outbox.retry([lead.id], start + 3)).toBe(0);
    expect(await claim(outbox, start + 3)).toHaveLength(0);
    expect(await outbox.get(lead.id)).toMatchObject({
      state: 'delivered',
      last_answer: '200',
      delivered_at: start + 1,
    });
  });

  it('lets a worker whose lease ended report a delivery and nothing else', async () => {
    await outbox.store(newLead());
    const slow = await claimOne(outbox, start);
    const quick = await claimOne(other, start + 1000);
    await outbox.settle(slow, { state: 'pending', answer: '500', nextAttemptAt: 0, at: start });
    expect(await outbox.renew(slow, start + 9000)).toBe(false);
    expect(await claim(outbox, start + 1001)).toHaveLength(0);
    expect(await other.renew(quick, start + 9000)).toBe(true);
    await outbox.settle(slow, { state: 'delivered', answer: '200', at: start + 1500 });
    await other.settle(quick, { state: 'pending', answer: '500', nextAttemptAt: 0, at: start });
    expect(await outbox.get(slow.id)).toMatchObject({ state: 'delivered' });
  });

  it('lets nothing get stuck when the clock is set back', async () => {
    await outbox.store(newLead());
    const lead = await claimOne(outbox, start);
    const nextAttemptAt = start + maxRetryDelay;
    await outbox.settle(lead, { state: 'pending', answer: '500', nextAttemptAt, at: start });
    await outbox.pauseSending(start + 60_000);
    await outbox.reserve(5, 250, start);
    const hour = 60 * 60_000;
    expect(await claim(outbox, start - hour)).toHaveLength(1);
    expect(await claim(outbox, start - 2 * hour)).toHaveLength(1);
    expect(await outbox.readPace(start - hour)).toEqual({ paused: 0, reserved: 0 });
    expect(await outbox.reserve(1, 250, start - hour)).toBe(start - hour);
    await outbox.pauseSending(start - hour + 1000);
    expect(await outbox.readPace(start - hour)).toEqual({ paused: 1000, reserved: 250 });
  });

  it('shares one rate and one pause among instances', async () => {
    expect(await outbox.reserve(4, 250, start)).toBe(start);
    expect(await other.reserve(1, 250, start)).toBe(start + 1000);
    await other.pauseSending(start + 60_000);
    await other.pauseSending(start + 1000);
    expect(await outbox.readPace(start + 100)).toEqual({ paused: 59_900, reserved: 1150 });
    expect(await outbox.reserve(1, 250, start + 5000)).toBe(start + 5000);
  });

  it('lists in pages and by state, and counts', async () => {
    const leads = Array.from({ length: 7 }, (_, index) =>
      newLead({ receivedAt: start + Math.floor(index / 2), state: index < 2 ? 'spam' : 'pending' }),
    );
    for (const lead of leads) await outbox.store(lead);
    const seen = [];
    let page = await outbox.list({ limit: 3 });
    while (page.length > 0) {
      seen.push(...page.map(({ id }) => id));
      page = await outbox.list({ limit: 3, after: page.at(-1) });
    }
    expect(seen).toHaveLength(7);
    expect(new Set(seen)).toEqual(new Set(leads.map(({ id }) => id)));
    expect(await outbox.list({ state: 'spam' })).toHaveLength(2);
    expect(await outbox.counts()).toEqual({
      pending: 5,
      delivered: 0,
      held: 0,
      spam: 2,
      oldestPending: start + 1,
    });
  });

  it('finds leads by the beginning of an id, and none by other text', async () => {
    const duplicates = ['a', 'b'].map((end) =>
      newLead({ id: `0f8fad5b-d9cb-469f-a165-70867728950${end}` }),
    );
    for (const lead of duplicates) await outbox.store(lead);
    expect(await outbox.find('0F8FAD5B')).toHaveLength(2);
    expect(await outbox.find(duplicates[1]?.id ?? '')).toMatchObject([{ id: duplicates[1]?.id }]);
    for (const nothing of ['', '%', 'zzz', '0f8fad5b%', '-']) {
      expect(await outbox.find(nothing)).toEqual([]);
    }
  });

  it('sends again what the owner chooses', async () => {
    const [spam, held] = [newLead({ state: 'spam' }), newLead()];
    await outbox.store(held);
    const lead = await claimOne(outbox, start);
    const nextAttemptAt = start + maxRetryDelay;
    await outbox.settle(lead, { state: 'held', answer: '403', nextAttemptAt, at: start });
    await outbox.store(spam);
    expect(await outbox.retry('held', start)).toBe(1);
    expect(await outbox.retry([spam.id, crypto.randomUUID()], start)).toBe(1);
    expect(await outbox.retry([], start)).toBe(0);
    expect(await claim(outbox, start)).toHaveLength(2);
  });

  it('erases what visitors typed and the fingerprint when a delivery is old', async () => {
    const leads = Array.from({ length: 3 }, (_, index) => newLead({ receivedAt: start + index }));
    for (const lead of leads) {
      await outbox.store(lead);
      const taken = await claimOne(outbox, lead.receivedAt);
      if (lead === leads[2]) continue;
      await outbox.settle(taken, { state: 'delivered', answer: '200', at: lead.receivedAt });
    }
    expect(await outbox.erase(start + 1, start + 9)).toBe(1);
    expect(await outbox.erase(start + 1, start + 9)).toBe(0);
    const [first, second, third] = await outbox.list();
    expect(first).toMatchObject({
      id: leads[0]?.id,
      form: 'order',
      fingerprint: '',
      delivered_at: start,
      erased_at: start + 9,
      page: '',
    });
    expect(first?.payload).not.toContain('Bonjour');
    expect(second?.payload).toContain('Bonjour');
    expect(third?.payload).toContain('Bonjour');
    // Without its fingerprint the same text is a new lead, so that it is not lost.
    expect(await outbox.store(leads[0] ?? newLead())).not.toBe(leads[0]?.id);
    expect(await outbox.store(leads[1] ?? newLead())).toBe(leads[1]?.id);
  });

  it('a probe succeeds while leads can be stored, and stores none', async () => {
    const lead = await outbox.store(newLead());
    await Promise.all([outbox.probe(), other.probe()]);
    expect((await outbox.list()).map(({ id }) => id)).toEqual([lead]);
    await outbox.store(newLead());
  });

  it('deletes old leads of the given states, in batches', async () => {
    for (let index = 0; index < 601; index += 1) {
      await outbox.store(newLead({ state: 'spam', receivedAt: start + index }));
    }
    await outbox.store(newLead());
    const told: number[] = [];
    expect(await outbox.purge(start + 600, ['spam'], (deleted) => told.push(deleted))).toBe(600);
    expect(told).toEqual([500, 600]);
    expect(await outbox.counts()).toMatchObject({ spam: 1, pending: 1 });
  });

  it('keeps its leads when it is opened again', async () => {
    const { id } = newLead();
    await outbox.store(newLead({ id }));
    await outbox.close();
    outbox = createOutbox(await openStore(options));
    expect(await outbox.get(id)).toMatchObject({ state: 'pending' });
  });
});
