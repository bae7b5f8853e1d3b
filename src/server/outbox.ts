import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { Kysely, sql, SqliteDialect } from 'kysely';

import type { NewLead } from '../leads/receive.ts';

export const leadStates = ['pending', 'delivered', 'held', 'spam'] as const;
export type LeadState = (typeof leadStates)[number];

/** A row of the outbox. Times are milliseconds since the epoch. */
export interface StoredLead {
  id: string;
  form: NewLead['form'];
  locale: NewLead['locale'];
  page: string;
  /** JSON of the submission's body. */
  payload: string;
  fingerprint: string;
  received_at: number;
  state: LeadState;
  attempts: number;
  last_answer: string | null;
  next_attempt_at: number;
  delivered_at: number | null;
}

/** What became of an attempt. */
export interface Settlement {
  state: 'pending' | 'delivered' | 'held';
  answer: string;
  nextAttemptAt?: number;
  at: number;
}

export type Outbox = ReturnType<typeof createOutbox>;

/** The same content again within this time is the same lead. Milliseconds. */
export const twinWindow = 10 * 60 * 1000;

/**
 * The store of leads in a SQLite file. A lead is on the disk when `store` resolves.
 *
 * @throws with a sentence that names the file where it cannot be opened or written.
 */
export function createOutbox({ file }: { file: string }) {
  const database = open(file);
  const db = new Kysely<{ leads: StoredLead }>({
    dialect: new SqliteDialect({ database: adapt(database) }),
  });

  return {
    /** Stores a lead, or finds the one it repeats. Answers the id under which it is stored. */
    async store(lead: NewLead): Promise<string> {
      const twin = await db
        .selectFrom('leads')
        .select('id')
        .where((where) =>
          where.or([
            where('id', '=', lead.id),
            where.and([
              where('fingerprint', '=', lead.fingerprint),
              where('received_at', '>', lead.receivedAt - twinWindow),
            ]),
          ]),
        )
        .executeTakeFirst();
      if (twin) return twin.id;
      await db
        .insertInto('leads')
        .values({
          id: lead.id,
          form: lead.form,
          locale: lead.locale,
          page: lead.page,
          payload: JSON.stringify(lead.payload),
          fingerprint: lead.fingerprint,
          received_at: lead.receivedAt,
          state: 'pending',
          attempts: 0,
          last_answer: null,
          next_attempt_at: lead.receivedAt,
          delivered_at: null,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      return lead.id;
    },

    /** Takes leads that are due and pushes their next attempt past the lease (milliseconds). */
    claim(limit: number, lease: number, now: number): Promise<StoredLead[]> {
      return db
        .updateTable('leads')
        .set((expression) => ({
          next_attempt_at: now + lease,
          attempts: expression('attempts', '+', 1),
        }))
        .where('id', 'in', (due) =>
          due
            .selectFrom('leads')
            .select('id')
            .where('state', 'in', ['pending', 'held'])
            .where('next_attempt_at', '<=', now)
            .orderBy('next_attempt_at')
            .limit(limit),
        )
        .returningAll()
        .execute();
    },

    async settle(id: string, { state, answer, nextAttemptAt, at }: Settlement): Promise<void> {
      await db
        .updateTable('leads')
        .set({
          state,
          last_answer: answer,
          ...(nextAttemptAt !== undefined && { next_attempt_at: nextAttemptAt }),
          ...(state === 'delivered' && { delivered_at: at }),
        })
        .where('id', '=', id)
        .execute();
    },

    /** Makes leads due at once; answers how many. */
    async retry(ids: readonly string[] | 'held', now: number): Promise<number> {
      let query = db
        .updateTable('leads')
        .set({ state: 'pending', next_attempt_at: now })
        .where('state', '!=', 'delivered');
      query =
        ids === 'held' ? query.where('state', '=', 'held') : query.where('id', 'in', [...ids]);
      const [result] = await query.execute();
      return Number(result?.numUpdatedRows ?? 0);
    },

    /** Oldest first. */
    list(state?: LeadState): Promise<StoredLead[]> {
      const query = db.selectFrom('leads').selectAll().orderBy('received_at');
      return (state ? query.where('state', '=', state) : query).execute();
    },

    /** The lead whose id is, or begins with, what is given. */
    find(id: string): Promise<StoredLead | undefined> {
      return db
        .selectFrom('leads')
        .selectAll()
        .where('id', 'like', `${id.toLowerCase().replace(/[^\da-f-]/g, '')}%`)
        .executeTakeFirst();
    },

    async close(): Promise<void> {
      await sql`select 1`.execute(db);
      await db.destroy();
    },
  };
}

function open(file: string): DatabaseSync {
  try {
    if (file !== ':memory:') mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
    const database = new DatabaseSync(file);
    // Order matters: wait for others first, then switch the journal, then make commits durable.
    database.exec('PRAGMA busy_timeout = 5000');
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = FULL');
    database.exec(migration);
    return database;
  } catch (error) {
    throw new Error(
      `The store of leads cannot be opened: LEADS_DB is "${file}" (${String((error as Error).message)}). It should name a file in a folder that this process may write.`,
      { cause: error },
    );
  }
}

/** Idempotent, so that several processes may start at once. */
const migration = `
  CREATE TABLE IF NOT EXISTS leads (
    id TEXT PRIMARY KEY,
    form TEXT NOT NULL,
    locale TEXT NOT NULL,
    page TEXT NOT NULL,
    payload TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    received_at INTEGER NOT NULL,
    state TEXT NOT NULL,
    attempts INTEGER NOT NULL,
    last_answer TEXT,
    next_attempt_at INTEGER NOT NULL,
    delivered_at INTEGER
  ) STRICT;
  CREATE INDEX IF NOT EXISTS leads_due ON leads (state, next_attempt_at);
  CREATE INDEX IF NOT EXISTS leads_twins ON leads (fingerprint, received_at);
`;

type Value = string | number | bigint | null;

/** Node's own SQLite in the shape that Kysely's dialect knows. */
function adapt(database: DatabaseSync) {
  return {
    close: () => database.close(),
    prepare: (text: string) => {
      const statement = database.prepare(text);
      return {
        reader: statement.columns().length > 0,
        all: (parameters: readonly unknown[]) => statement.all(...(parameters as Value[])),
        run: (parameters: readonly unknown[]) => statement.run(...(parameters as Value[])),
        iterate: (parameters: readonly unknown[]) => statement.iterate(...(parameters as Value[])),
      };
    },
  };
}
