import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { type FakeProvider, startFakeProvider } from '#kit/leads/fake-provider/fake-provider.ts';
import {
  findTrouble,
  startLeads,
  stopDelivery,
  stopLeads,
  storeLead,
} from '#kit/leads/intake/leads.ts';
import { createOutbox } from '#kit/leads/outbox/outbox.ts';
import { openStore } from '#kit/leads/outbox/store.ts';
import { StoreError } from '#kit/leads/outbox/store-error.ts';
import type * as Environment from '#kit/runtime/environment.ts';
import { startPostgres } from '#kit/testing/postgres.ts';
import { eventually } from '#unit/eventually.ts';

import { newLead } from '../lead.ts';

vi.mock('server-only', () => ({}));
vi.mock('#kit/runtime/log.ts', () => ({ log: { info: vi.fn(), warn: vi.fn(), error: vi.fn() } }));
// A process reads its settings only once. Here each test has its own settings.
vi.mock('#kit/runtime/environment.ts', async (importOriginal) => {
  const environment = await importOriginal<typeof Environment>();
  return {
    ...environment,
    currentEnvironment: () => environment.readEnvironment(process.env),
  };
});

const formId = '0f8fad5b-d9cb-469f-a165-70867728950e';

let folder: string;
let provider: FakeProvider;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'leads-'));
  provider = await startFakeProvider();
  vi.stubEnv('LEADS_DB', path.join(folder, 'leads.db'));
  vi.stubEnv('DATABASE_URL', '');
  vi.stubEnv('LEADS_PROVIDER_URL', provider.url);
  vi.stubEnv('LEADS_PORTAL_ID', '123');
  for (const form of ['CONTACT', 'CONTACT_PAGE', 'NEWSLETTER']) {
    vi.stubEnv(`LEADS_FORM_${form}`, formId);
  }
  vi.stubEnv('LEADS_RATE', '100');
  vi.stubEnv('LEADS_ID_FIELD', 'lead_id');
});

afterEach(async () => {
  await stopLeads();
  await provider.close();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const arrived = (id: string) =>
  eventually(() =>
    expect(provider.received.map(({ body }) => body.fields.at(-1)?.value)).toContain(id),
  );

describe('the leads of a process', () => {
  it('are delivered, also those that were left by an earlier process', async () => {
    const outbox = createOutbox(await openStore({ file: path.join(folder, 'leads.db') }));
    const old = await outbox.store(newLead());
    await outbox.close();
    await startLeads();
    await arrived(old);
    await arrived(await storeLead(newLead()));
    expect(await findTrouble()).toBeUndefined();
  });

  it('leave the site ready while the provider accepts none', async () => {
    provider.behave({ kind: 'status', status: 503 });
    await startLeads();
    await storeLead(newLead());
    await eventually(() => expect(provider.received).toHaveLength(1));
    await stopDelivery();
    expect(await findTrouble()).toBeUndefined();
  });

  it('are still stored while the delivery has stopped', async () => {
    await startLeads();
    await stopDelivery();
    const id = await storeLead(newLead());
    expect(provider.received).toHaveLength(0);
    await stopLeads();
    await startLeads();
    await arrived(id);
  });

  it('are refused when their file was deleted, and stored in a new one at the next try', async () => {
    await startLeads();
    await storeLead(newLead());
    rmSync(path.join(folder, 'leads.db'));
    await expect(storeLead(newLead())).rejects.toMatchObject({ name: 'StoreError' });
    await arrived(await storeLead(newLead()));
    const outbox = createOutbox(await openStore({ file: path.join(folder, 'leads.db') }));
    expect(await outbox.list()).toHaveLength(1);
    await outbox.close();
  });

  it('are refused, and the site is not ready, while their file is overwritten, until a backup is back', async () => {
    const file = path.join(folder, 'leads.db');
    await startLeads();
    const id = await storeLead(newLead());
    await stopLeads();
    const backup = readFileSync(file);
    await startLeads();
    truncateSync(file);
    for (let tries = 0; tries < 2; tries += 1) {
      await expect(storeLead(newLead())).rejects.toThrow('emptied or overwritten');
    }
    expect(await findTrouble()).toBe('no lead can be stored');
    await stopLeads();
    writeFileSync(file, backup);
    await startLeads();
    await storeLead(newLead());
    await arrived(id);
  });

  it('make the site not ready while none can be stored, and a check opens a deleted file anew', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const later = () => vi.advanceTimersByTimeAsync(1000);
    vi.stubEnv('LEADS_PROVIDER_URL', '');
    try {
      await startLeads();
      expect(await findTrouble()).toBeUndefined();
      const other = new DatabaseSync(path.join(folder, 'leads.db'));
      other.exec('ALTER TABLE sender RENAME TO away');
      expect(await findTrouble()).toBeUndefined();
      await later();
      expect(await findTrouble()).toBe('no lead can be stored');
      other.exec('ALTER TABLE away RENAME TO sender');
      other.close();
      await later();
      expect(await findTrouble()).toBeUndefined();
      rmSync(path.join(folder, 'leads.db'));
      await later();
      expect(await findTrouble()).toBe('the store of leads is unavailable');
      await later();
      expect(await findTrouble()).toBeUndefined();
      await storeLead(newLead());
    } finally {
      vi.useRealTimers();
    }
  });

  it('fail at the start if the configuration is wrong', async () => {
    vi.stubEnv('LEADS_DB', folder);
    await expect(startLeads()).rejects.toThrow(StoreError);
    await expect(storeLead(newLead())).rejects.toThrow(`LEADS_DB is "${folder}"`);
  });

  it('wait for a database that is away at the start, refuse leads, and recover', async () => {
    const postgres = await startPostgres();
    try {
      vi.stubEnv('DATABASE_URL', await postgres.createDatabase());
      await postgres.stop();
      await startLeads();
      await expect(storeLead(newLead())).rejects.toMatchObject({
        name: 'StoreError',
        temporary: true,
      });
      expect(await findTrouble()).toBe('the store of leads is unavailable');
      await postgres.start();
      await arrived(await eventually(() => storeLead(newLead())));
      await stopLeads();
    } finally {
      await postgres.stop();
    }
  });
});
