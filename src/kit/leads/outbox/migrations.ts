import { randomInt } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

import type { Database } from './tables.ts';

/** Name of the table that lists the migrations that have run. */
export const migrationTable = 'leads_migration';

/** The migrations, run in the order of their names. Append only: one that has run must never change. */
const migrations: Record<string, Migration> = { '0001-leads-and-sender': { up: createTables } };

async function createTables(db: Kysely<Database>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('leads')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    // Milliseconds do not fit PostgreSQL's INTEGER.
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('last_answer', 'text')
    .addColumn('next_attempt_at', 'bigint', (column) => column.notNull())
    .addColumn('delivered_at', 'bigint')
    .addColumn('note', 'text')
    .addColumn('leased_until', 'bigint')
    .addColumn('erased_at', 'bigint')
    .execute();
  await schema
    .createIndex('leads_duplicates')
    .on('leads')
    .columns(['fingerprint', 'received_at'])
    .execute();
  await schema.createIndex('leads_received').on('leads').columns(['received_at', 'id']).execute();
  // In the order of `claim`: pending leads before held ones. The condition has literals, since the condition
  // of an index cannot have parameters.
  await sql`
    create index leads_open on leads (state desc, next_attempt_at)
    where state in ('pending', 'held')
  `.execute(db);
  // One row, so that all instances share one rate and one pause.
  await schema
    .createTable('sender')
    .addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`))
    .addColumn('next_slot_at', 'bigint', (column) => column.notNull())
    .addColumn('resting_until', 'bigint', (column) => column.notNull())
    .execute();
  await db.insertInto('sender').values({ id: 1, next_slot_at: 0, resting_until: 0 }).execute();
}

/** Runs the missing migrations. On PostgreSQL, one process at a time runs them (Kysely's advisory lock). */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // Another program may have migrations of its own in the same database.
    migrationTableName: migrationTable,
    migrationLockTableName: `${migrationTable}_lock`,
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error as Error;
}

/**
 * Runs the missing migrations of a SQLite file, in a transaction that takes the write lock, since Kysely
 * takes none on SQLite.
 *
 * @param db Kysely on top of `database`, so that it runs in the same transaction.
 */
export async function migrateSqlite(database: DatabaseSync, db: Kysely<Database>): Promise<void> {
  database.exec('BEGIN IMMEDIATE');
  try {
    await migrate(db);
    // A random id in the file's header distinguishes this store from any other (`createFileCheck`).
    if (database.prepare('PRAGMA application_id').get()?.['application_id'] === 0) {
      database.exec(`PRAGMA application_id = ${String(randomInt(1, 2 ** 31))}`);
    }
    database.exec('COMMIT');
  } catch (error) {
    // After some errors, a full disk among them, SQLite has rolled back already.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
