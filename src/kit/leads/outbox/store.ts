import { openPostgres } from './store-postgres.ts';
import { openSqlite } from './store-sqlite.ts';
import type { Store } from './tables.ts';

export interface StoreOptions {
  /** postgres:// or postgresql://; where it is given, no file is used. */
  databaseUrl?: string | undefined;
  /** The SQLite file; its folder is made. */
  file: string;
  /** Called where an idle connection broke, and where other users could read the file. */
  log?: (event: Record<string, unknown>, message: string) => void;
}

/**
 * Opens the database of the leads and runs the migrations that it lacks. Several processes may do so
 * at once.
 *
 * @throws StoreError with a sentence that names the file, or the database's host and port.
 */
export async function openStore({ databaseUrl, file, log }: StoreOptions): Promise<Store> {
  return databaseUrl === undefined ? openSqlite(file, log) : openPostgres(databaseUrl, log);
}
