import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';

import { errorMessage } from '#kit/runtime/errors.ts';

import { migrate } from './migrations.ts';
import { StoreError } from './store-error.ts';
import type { Database, Store } from './tables.ts';

/** Timeout of connecting and of a statement; milliseconds. */
const timeout = 5000;
/**
 * Timeout of a statement of the migrations, which may build an index over many rows, or wait for another
 * instance that does. Milliseconds.
 */
const migrationTimeout = 10 * 60_000;

/**
 * Runs the migrations of a PostgreSQL database and opens a pool of connections.
 *
 * @param log Called with connections that broke while idle.
 * @throws StoreError that names host, port and database, never user or password.
 */
export async function openPostgres(
  url: string,
  log?: (event: Record<string, unknown>, message: string) => void,
): Promise<Store & { kind: 'postgres' }> {
  const options: pg.PoolConfig = {
    connectionString: url,
    connectionTimeoutMillis: timeout,
    keepAlive: true,
    application_name: 'site-leads',
  };
  await runMigrations({ ...options, max: 1, query_timeout: migrationTimeout }, url);
  const pool = new pg.Pool({
    ...options,
    max: 10,
    // The client's timeout: the server's `statement_timeout` has no effect if the server is unreachable.
    query_timeout: timeout,
    types: { getTypeParser },
  });
  // Without `error` listeners a broken connection, idle or checked out, would end the process.
  pool.on('error', (error) => log?.({ error: error.message }, 'a database connection broke'));
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: dropBrokenClients(pool) }),
  });
  return { kind: 'postgres', pool, db, close: () => pool.end() };
}

async function runMigrations(options: pg.PoolConfig, url: string): Promise<void> {
  const pool = new pg.Pool(options);
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await migrate(new Kysely({ dialect: new PostgresDialect({ pool: dropBrokenClients(pool) }) }));
  } catch (error) {
    throw storeErrorOf(error, url);
  } finally {
    await pool.end();
  }
}

/** SQLSTATE classes of a wrong configuration: authentication, unknown database, privileges. */
const misconfigurationCodes = /^(?:28|3D|3F|42)/;

function storeErrorOf(error: unknown, url: string): StoreError {
  const { hostname, port, pathname } = new URL(url);
  const target = `DATABASE_URL names database "${decodeURIComponent(pathname.slice(1))}" on ${hostname || 'localhost'}, port ${port || '5432'}`;
  const reason = errorMessage(error);
  const { code } = error as { code?: unknown };
  const permanent =
    (typeof code === 'string' && misconfigurationCodes.test(code)) ||
    /\bSSL\b|certificate/i.test(reason);
  return new StoreError(
    permanent
      ? `The database cannot be used as configured: ${target} (${reason}). Check the user, the password, the database and the user's rights.`
      : `The database cannot be reached: ${target} (${reason}).`,
    { temporary: !permanent, cause: error },
  );
}

const int8: number = pg.types.builtins.INT8;

/**
 * Returns the parser of a column type. BIGINT is parsed as a number, since all of ours are below 2^53; by
 * default pg returns a string.
 */
function getTypeParser(oid: number, format?: 'text' | 'binary'): unknown {
  if (oid === int8) return Number;
  return pg.types.getTypeParser(oid, format);
}

/**
 * Returns a pool that destroys a client after a query timeout or a broken connection. After a timeout the
 * client still waits for the database: a further query would queue behind the unanswered one.
 */
function dropBrokenClients(pool: pg.Pool): PostgresPool {
  return {
    options: {},
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      let broken: Error | undefined;
      const query = async (text: string, values: unknown[]) => {
        if (broken) throw broken;
        try {
          return await client.query(text, values);
        } catch (error) {
          // After an error reported by PostgreSQL itself the connection is still usable.
          if (!(error instanceof pg.DatabaseError)) broken = error as Error;
          throw error;
        }
      };
      // The cast: Kysely uses further members of a client only to cancel queries, which this code never does.
      return {
        query,
        release: (discard?: boolean) => client.release(broken ?? discard ?? false),
      } as unknown as Awaited<ReturnType<PostgresPool['connect']>>;
    },
  };
}
