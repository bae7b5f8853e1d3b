import { spawn } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

import { Kysely, PostgresDialect, sql, SqliteDialect } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import {
  migrate as migratePostgres,
  migrateSqlite,
  migrationTable,
} from '#kit/leads/outbox/migrations.ts';
import { createOutbox, type Outbox } from '#kit/leads/outbox/outbox.ts';
import { openStore } from '#kit/leads/outbox/store.ts';
import { StoreError } from '#kit/leads/outbox/store-error.ts';
import { kyselyDatabase } from '#kit/leads/outbox/store-sqlite.ts';
import type { Database, Store } from '#kit/leads/outbox/tables.ts';
import { freePort } from '#kit/testing/free-port.ts';
import { startPostgres, type TestPostgres } from '#kit/testing/postgres.ts';
import { eventually } from '#unit/eventually.ts';

import { newLead } from '../lead.ts';

const opener = fileURLToPath(new URL('../open-store.ts', import.meta.url));

let folder: string;
let file: string;
let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'store-'));
  file = path.join(folder, 'leads.db');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Opens a store in `count` processes at once. Returns the error of each, an empty text for success. */
function openAtOnce(count: number, ...given: string[]): Promise<string[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const child = spawn(process.execPath, [opener, ...given]);
      const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
      const errors = await text(child.stderr);
      return (await ended) === 0 ? '' : errors || 'failed';
    }),
  );
}

async function refusal(options: Parameters<typeof openStore>[0]): Promise<StoreError> {
  const error: unknown = await openStore(options).catch((reason: unknown) => reason);
  if (!(error instanceof StoreError))
    throw new Error(`Expected a StoreError, got ${String(error)}`);
  return error;
}

describe('several processes that start at once', () => {
  it('share a new file', async () => {
    expect(await openAtOnce(4, file)).toEqual(['', '', '', '']);
    const outbox = createOutbox(await openStore({ file }));
    expect((await outbox.counts()).pending).toBe(4);
    await outbox.close();
  });

  it('share a new database', async () => {
    const databaseUrl = await postgres.createDatabase();
    expect(await openAtOnce(4, file, databaseUrl)).toEqual(['', '', '', '']);
    const outbox = createOutbox(await openStore({ file, databaseUrl }));
    expect((await outbox.counts()).pending).toBe(4);
    await outbox.close();
  });
});

describe.each(['sqlite', 'postgres'])('the first schema (%s)', (kind) => {
  /** The database itself, without the checks of a store. */
  let db: Kysely<Database>;
  let migrate: () => Promise<void>;
  beforeEach(async () => {
    if (kind === 'sqlite') {
      const database = new DatabaseSync(file);
      db = new Kysely({ dialect: new SqliteDialect({ database: kyselyDatabase(database) }) });
      migrate = () => migrateSqlite(database, db);
    } else {
      const pool = new pg.Pool({ connectionString: await postgres.createDatabase(), max: 2 });
      db = new Kysely({ dialect: new PostgresDialect({ pool }) });
      migrate = () => migratePostgres(db);
    }
  });
  afterEach(() => db.destroy());
  const tables = async () => (await db.introspection.getTables()).map(({ name }) => name).sort();

  it('is the only migration, and runs once', async () => {
    await migrate();
    await db.updateTable('sender').set({ resting_until: 5 }).execute();
    await migrate();
    expect(await tables()).toEqual(['leads', migrationTable, `${migrationTable}_lock`, 'sender']);
    expect(await db.selectFrom('sender').selectAll().execute()).toEqual([
      {
        id: 1,
        next_slot_at: kind === 'sqlite' ? 0 : '0',
        resting_until: kind === 'sqlite' ? 5 : '5',
      },
    ]);
    const { rows } = await sql`select name from ${sql.table(migrationTable)}`.execute(db);
    expect(rows).toHaveLength(1);
  });

  it('leaves no table if it fails, and can be made later', async () => {
    await sql`create table sender (id integer)`.execute(db);
    await expect(migrate()).rejects.toThrow('already exists');
    expect(await tables()).not.toContain('leads');
    await sql`drop table sender`.execute(db);
    await migrate();
    expect(await tables()).toContain('leads');
  });
});

describe('a SQLite file', () => {
  let store: Store & { kind: 'sqlite' };
  let outbox: Outbox;
  const open = async () => {
    const opened = await openStore({ file });
    if (opened.kind !== 'sqlite') throw new Error('Not a file.');
    store = opened;
    outbox = createOutbox(opened);
  };

  it('commits to the disk, in a write-ahead log', async () => {
    await open();
    expect(store.database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    expect(store.database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
    await outbox.close();
  });

  it('on a full disk refuses a lead, loses none, and takes leads when there is room', async () => {
    await open();
    const first = await outbox.store(newLead());
    const { page_count: pages } = store.database.prepare('PRAGMA page_count').get() as {
      page_count: number;
    };
    store.database.exec(`PRAGMA max_page_count = ${String(pages)}`);
    const { payload } = newLead();
    const long = { ...payload, fields: [{ name: 'message', value: 'x'.repeat(50_000) }] };
    const refused = newLead({ payload: long });
    await expect(outbox.store(refused)).rejects.toThrow('database or disk is full');
    expect(await outbox.get(refused.id)).toBeUndefined();
    expect(await outbox.get(first)).toMatchObject({ state: 'pending' });
    expect(store.database.prepare('PRAGMA integrity_check').get()).toEqual({
      integrity_check: 'ok',
    });
    store.database.exec('PRAGMA max_page_count = 100000');
    expect(await outbox.store(refused)).toBe(refused.id);
    await outbox.close();
  });

  it('that became read-only refuses leads until it is writable again', async () => {
    await open();
    store.database.exec('PRAGMA query_only = ON');
    const lead = newLead();
    await expect(outbox.probe()).rejects.toThrow('readonly');
    await expect(outbox.store(lead)).rejects.toThrow('readonly');
    expect(store.database.isTransaction).toBe(false);
    store.database.exec('PRAGMA query_only = OFF');
    expect(await outbox.store(lead)).toBe(lead.id);
    await outbox.close();
  });

  it('that another process locks delays new leads, and can be read meanwhile', async () => {
    await open();
    const other = new DatabaseSync(file);
    other.exec('BEGIN EXCLUSIVE');
    const lead = newLead();
    const stored = outbox.store(lead);
    expect(await outbox.counts()).toMatchObject({ pending: 0 });
    other.exec('COMMIT');
    other.close();
    expect(await stored).toBe(lead.id);
    await outbox.close();
  });

  it('that stays locked refuses all 300 leads after five seconds, and the event loop stays idle', async () => {
    await open();
    const other = new DatabaseSync(file);
    other.exec('BEGIN EXCLUSIVE');
    const start = performance.now();
    const before = performance.eventLoopUtilization();
    const results = await Promise.allSettled([
      ...Array.from({ length: 300 }, () => outbox.store(newLead())),
      outbox.probe(),
    ]);
    const { utilization } = performance.eventLoopUtilization(before);
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['rejected']));
    expect(performance.now() - start).toBeGreaterThan(4900);
    // A statement that waited for the lock would block it: utilization would be 1.
    expect(utilization).toBeLessThan(0.5);
    other.close();
    expect(await outbox.store(newLead())).toBeTruthy();
    await outbox.close();
  });

  it.each([
    ['deleted', (name: string) => rmSync(name)],
    ['moved', (name: string) => renameSync(name, `${name}.old`)],
    [
      'replaced',
      (name: string) => {
        renameSync(name, `${name}.old`);
        writeFileSync(name, '');
      },
    ],
  ])('that was %s, or whose write-ahead log was, takes no lead', async (_how, change) => {
    for (const name of [file, `${file}-wal`]) {
      await open();
      await outbox.store(newLead());
      await outbox.probe();
      change(name);
      const lost = { name: 'StoreError', temporary: true };
      await expect(outbox.store(newLead())).rejects.toMatchObject(lost);
      await expect(outbox.probe()).rejects.toMatchObject(lost);
      await outbox.close();
      rmSync(folder, { recursive: true });
    }
    mkdirSync(folder);
  });

  it.each([
    ['emptied', (name: string) => truncateSync(name)],
    ['cut in half', (name: string) => truncateSync(name, statSync(name).size / 2)],
    ['overwritten with text', (name: string) => writeFileSync(name, 'x'.repeat(100_000))],
    [
      'overwritten with another store',
      (name: string, other: string) => writeFileSync(name, readFileSync(other)),
    ],
  ])('that was %s in place takes no lead', async (_how, change) => {
    const another = path.join(folder, 'another.db');
    await (await openStore({ file: another })).close();
    await open();
    await outbox.store(newLead());
    change(file, another);
    const lost = { name: 'StoreError', temporary: false };
    await expect(outbox.store(newLead())).rejects.toMatchObject(lost);
    await expect(outbox.probe()).rejects.toMatchObject(lost);
    await outbox.close();
  });

  it('that VACUUM made smaller goes on taking leads', async () => {
    await open();
    for (let count = 0; count < 50; count += 1) await outbox.store(newLead());
    await outbox.purge(Date.now() + 1000, ['pending']);
    const before = statSync(file).size;
    const other = new DatabaseSync(file);
    other.exec('VACUUM; PRAGMA wal_checkpoint(TRUNCATE)');
    other.close();
    expect(statSync(file).size).toBeLessThan(before);
    expect(await outbox.store(newLead())).toBeTruthy();
    await outbox.close();
  });

  it('can be read by its user alone, like a folder that is made for it', async () => {
    const modes = () =>
      readdirSync(path.dirname(file))
        .map((name) => path.join(path.dirname(file), name))
        .map((name) => [path.basename(name), (statSync(name).mode & 0o777).toString(8)]);
    const privately = ['', '-shm', '-wal'].map((end) => [`leads.db${end}`, '600']);
    file = path.join(folder, 'new', 'data', 'leads.db');
    await open();
    await outbox.store(newLead());
    expect(modes()).toEqual(privately);
    for (const made of ['new', 'new/data']) {
      expect((statSync(path.join(folder, made)).mode & 0o777).toString(8)).toBe('700');
    }
    // As earlier versions made it, under a server that was killed.
    for (const [name = ''] of privately) chmodSync(path.join(path.dirname(file), name), 0o644);
    chmodSync(path.dirname(file), 0o755);
    const log = vi.fn();
    const other = createOutbox(await openStore({ file, log }));
    expect(modes()).toEqual(privately);
    expect(statSync(path.dirname(file)).mode & 0o777).toBe(0o755);
    expect(log).toHaveBeenCalledWith({ file }, expect.stringContaining('600'));
    await other.close();
    await outbox.close();
  });

  it('that is locked at the start is a temporary problem', async () => {
    const other = new DatabaseSync(file);
    other.exec('PRAGMA journal_mode = WAL; BEGIN IMMEDIATE');
    expect(await refusal({ file })).toMatchObject({ temporary: true });
    other.close();
    await open();
    await outbox.close();
  });

  it.each([
    ['a folder', () => folder],
    ['below a file', () => path.join(opener, 'leads.db')],
    ['where nobody may write', () => '/sys/leads.db'],
    ['a device', () => '/dev/null'],
  ])('%s cannot be used, and the message says so', async (_name, place) => {
    const wrong = place();
    const error = await refusal({ file: wrong });
    expect(error.message).toContain(`LEADS_DB is "${wrong}"`);
    expect(error.message).toMatch(
      /It should name a file in a folder that this process may write\.|LEADS_DB should name the store/,
    );
    expect(error.temporary).toBe(false);
  });

  it.each([
    ['text', () => writeFileSync(file, 'This is no database. '.repeat(100)), 'it is not a SQLite'],
    ['a few bytes', () => writeFileSync(file, 'SQLite format 3'), 'it is not a SQLite'],
    [
      'the database of another program',
      () => {
        const other = new DatabaseSync(file);
        other.exec('CREATE TABLE bookmarks (url TEXT)');
        other.close();
      },
      'it is the database of another program',
    ],
  ])('that is %s is refused and not changed', async (_name, write, reason) => {
    write();
    chmodSync(file, 0o644);
    const [before, { mode, mtimeMs }] = [readFileSync(file), statSync(file)];
    const error = await refusal({ file });
    expect(error.message).toContain(`LEADS_DB is "${file}" (${reason}`);
    expect(error.message).toContain('Nothing in it was changed.');
    expect(error.temporary).toBe(false);
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(statSync(file)).toMatchObject({ mode, mtimeMs });
    expect(readdirSync(folder)).toEqual(['leads.db']);
  });

  it('that is damaged is refused with advice about backups, and none about folders', async () => {
    await open();
    await outbox.close();
    const damaged = readFileSync(file);
    writeFileSync(file, damaged.fill(0xff, 100));
    const error = await refusal({ file });
    expect(error.message).toContain('put a backup in place of the file');
    expect(error.message).not.toContain('folder');
  });

  it.each([':memory:', 'file::memory:', 'file:leads.db?mode=memory'])(
    'named "%s" is a file like any other',
    async (name) => {
      file = path.join(folder, name);
      await open();
      const id = await outbox.store(newLead());
      await outbox.close();
      await open();
      expect(await outbox.get(id)).toMatchObject({ state: 'pending' });
      await outbox.close();
    },
  );
});

describe('PostgreSQL', () => {
  it.each([
    ['a wrong password', (url: string) => url.replace('secret', 'wr0ng'), false],
    ['an unknown user', (url: string) => url.replace('site:', 'nobody:'), false],
    ['an unknown database', (url: string) => `${url}_none`, false],
  ])('refuses %s with a message that has no password', async (_name, change, temporary) => {
    const databaseUrl = change(await postgres.createDatabase());
    const error = await refusal({ databaseUrl, file });
    expect(error.message).toMatch(
      /^The database cannot be used as configured: DATABASE_URL names database "\w+" on 127\.0\.0\.1, port \d+ \(/,
    );
    expect(error.message).not.toMatch(/secret|wr0ng/);
    expect(error.temporary).toBe(temporary);
  });

  it('that cannot be reached is a temporary problem', async () => {
    const port = await freePort();
    const databaseUrl = `postgres://site:secret@127.0.0.1:${String(port)}/leads`;
    const error = await refusal({ databaseUrl, file });
    expect(error.message).toBe(
      `The database cannot be reached: DATABASE_URL names database "leads" on 127.0.0.1, port ${String(port)} (connect ECONNREFUSED 127.0.0.1:${String(port)}).`,
    );
    expect(error.temporary).toBe(true);
  });

  it('that goes away and returns refuses leads meanwhile, and keeps what it took', async () => {
    const databaseUrl = await postgres.createDatabase();
    const outbox = createOutbox(await openStore({ databaseUrl, file }));
    const before = await outbox.store(newLead());
    await postgres.stop();
    const lead = newLead();
    await expect(outbox.store(lead)).rejects.toThrow();
    await postgres.start();
    await eventually(async () => expect(await outbox.store(lead)).toBe(lead.id));
    expect((await outbox.list()).map(({ id }) => id)).toEqual([before, lead.id]);
    await outbox.close();
  });
});
