import type { DatabaseSync } from 'node:sqlite';

import type { Kysely } from 'kysely';
import type { Pool } from 'pg';

import type { SenderRow, StoredLead } from './outbox.ts';
import { openPostgres } from './store-postgres.ts';
import { openSqlite } from './store-sqlite.ts';

/** The tables, for queries that both databases understand. */
export interface Database {
  leads: StoredLead;
  sender: SenderRow;
  submission_limits: SubmissionLimitRow;
}

/** As rate-limiter-flexible writes it. */
interface SubmissionLimitRow {
  key: string;
  points: number;
  /** Milliseconds since the epoch. */
  expire: number | null;
}

/** An open database, brought to the present shape. */
export type Store =
  | { kind: 'sqlite'; database: DatabaseSync; db: Kysely<Database>; close(): Promise<void> }
  | { kind: 'postgres'; pool: Pool; db: Kysely<Database>; close(): Promise<void> };

export interface StoreOptions {
  /** postgres:// or postgresql://; where it is given, no file is used. */
  databaseUrl?: string | undefined;
  /** The SQLite file; its folder is made. ':memory:' keeps nothing. */
  file: string;
  /** Hears of connections that broke while idle. */
  log?: (event: Record<string, unknown>, message: string) => void;
}

/**
 * Opens the database of the leads and brings its tables to the present shape. Several processes
 * may do so at once.
 *
 * @throws StoreError with a sentence that names the file, or the database's host and port.
 */
export async function openStore({ databaseUrl, file, log }: StoreOptions): Promise<Store> {
  return databaseUrl === undefined ? openSqlite(file) : openPostgres(databaseUrl, log);
}
