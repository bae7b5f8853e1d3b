import { openPostgres } from './store-postgres.ts';
import { openSqlite } from './store-sqlite.ts';
import type { Store } from './tables.ts';

export interface StoreOptions {
  /** postgres:// or postgresql://. If given, `file` is not used. */
  databaseUrl?: string | undefined;
  /** The SQLite file. Its folder is created. */
  file: string;
  /** Called if an idle connection broke (PostgreSQL), or if other users could read the file (SQLite). */
  log?: (event: Record<string, unknown>, message: string) => void;
}

/**
 * Opens the database of the leads and runs its missing migrations. Several processes may do so at once.
 *
 * @throws StoreError with a sentence that names the file, or the database's host and port.
 */
export async function openStore({ databaseUrl, file, log }: StoreOptions): Promise<Store> {
  return databaseUrl === undefined ? openSqlite(file, log) : openPostgres(databaseUrl, log);
}
