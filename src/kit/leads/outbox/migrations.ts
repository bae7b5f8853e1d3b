import { randomInt } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

import type { Client } from 'pg';

type Dialect = 'sqlite' | 'postgres';

interface Migration {
  /** Written down in the table `migrations`; never renamed, never reused. */
  name: string;
  /** Statements that may rely on every earlier migration. */
  sql: (dialect: Dialect) => string;
}

/** Whole numbers up to 2^53: times in milliseconds do not fit PostgreSQL's INTEGER. */
const bigint = (dialect: Dialect) => (dialect === 'sqlite' ? 'INTEGER' : 'BIGINT');
const strict = (dialect: Dialect) => (dialect === 'sqlite' ? 'STRICT' : '');

/** In order of application. Append only: what has run somewhere is never changed. */
export const migrations: readonly Migration[] = [
  {
    // The table may exist: the first version of the site made it without writing down a migration.
    name: '0001-leads',
    sql: (dialect) => `
      CREATE TABLE IF NOT EXISTS leads (
        id TEXT PRIMARY KEY,
        form TEXT NOT NULL,
        locale TEXT NOT NULL,
        page TEXT NOT NULL,
        payload TEXT NOT NULL,
        fingerprint TEXT NOT NULL,
        received_at ${bigint(dialect)} NOT NULL,
        state TEXT NOT NULL,
        attempts INTEGER NOT NULL,
        last_answer TEXT,
        next_attempt_at ${bigint(dialect)} NOT NULL,
        delivered_at ${bigint(dialect)}
      ) ${strict(dialect)};
      CREATE INDEX IF NOT EXISTS leads_due ON leads (state, next_attempt_at);
      CREATE INDEX IF NOT EXISTS leads_twins ON leads (fingerprint, received_at);
    `,
  },
  {
    name: '0002-notes-leases-and-erasure',
    sql: (dialect) => `
      ALTER TABLE leads ADD COLUMN note TEXT;
      ALTER TABLE leads ADD COLUMN leased_until ${bigint(dialect)};
      ALTER TABLE leads ADD COLUMN erased_at ${bigint(dialect)};
      CREATE INDEX leads_received ON leads (received_at, id);
      DROP INDEX leads_due;
      CREATE INDEX leads_open ON leads (state DESC, next_attempt_at)
        WHERE state IN ('pending', 'held');
    `,
  },
  {
    // One row, so that all instances keep one rate and rest together.
    name: '0003-sender',
    sql: (dialect) => `
      CREATE TABLE sender (
        id INTEGER PRIMARY KEY CHECK (id = 1),
        next_slot_at ${bigint(dialect)} NOT NULL,
        resting_until ${bigint(dialect)} NOT NULL
      ) ${strict(dialect)};
      INSERT INTO sender VALUES (1, 0, 0);
    `,
  },
  {
    // As rate-limiter-flexible expects it.
    name: '0004-submission-limits',
    sql: (dialect) => `
      CREATE TABLE submission_limits (
        key TEXT PRIMARY KEY,
        points INTEGER NOT NULL DEFAULT 0,
        expire ${bigint(dialect)}
      ) ${strict(dialect)};
    `,
  },
  {
    // The fingerprint of a subscription is the hash of an address, which anybody can confirm.
    name: '0005-erased-fingerprints',
    sql: () => `UPDATE leads SET fingerprint = '' WHERE erased_at IS NOT NULL;`,
  },
];

const table = (dialect: Dialect) =>
  `CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY, applied_at TEXT NOT NULL) ${strict(dialect)}`;

function missing(rows: readonly { name?: unknown }[]): readonly Migration[] {
  const applied = new Set(rows.map(({ name }) => name));
  return migrations.filter(({ name }) => !applied.has(name));
}

/** Brings a file to the present shape. Of several processes one writes and the others wait. */
export function migrateSqlite(database: DatabaseSync): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    database.exec(table('sqlite'));
    for (const { name, sql } of missing(database.prepare('SELECT name FROM migrations').all())) {
      database.exec(sql('sqlite'));
      database.prepare('INSERT INTO migrations VALUES (?, ?)').run(name, new Date().toISOString());
    }
    // Tells this store from every other, in the file's own header.
    if (database.prepare('PRAGMA application_id').get()?.['application_id'] === 0) {
      database.exec(`PRAGMA application_id = ${String(randomInt(1, 2 ** 31))}`);
    }
    database.exec('COMMIT');
  } catch (error) {
    // SQLite has already undone the transaction after some errors, a full disk among them.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** Any number, as long as nothing else in the database takes the same advisory lock. */
const migrationLock = 7_391_046_218;

/** Brings a database to the present shape. Of several instances one writes and the others wait. */
export async function migratePostgres(client: Client): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [migrationLock]);
    await client.query(table('postgres'));
    const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations');
    for (const { name, sql } of missing(rows)) {
      await client.query(sql('postgres'));
      await client.query('INSERT INTO migrations VALUES ($1, $2)', [
        name,
        new Date().toISOString(),
      ]);
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
