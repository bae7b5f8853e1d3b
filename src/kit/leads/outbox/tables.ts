import type { DatabaseSync } from 'node:sqlite';

import type { Kysely } from 'kysely';
import type { Pool } from 'pg';

import type { NewLead } from '#kit/leads/intake/receive.ts';

export const leadStates = ['pending', 'delivered', 'held', 'spam'] as const;
export type LeadState = (typeof leadStates)[number];

/** A row of the outbox. Times are milliseconds since the epoch. */
export interface StoredLead {
  id: string;
  form: NewLead['form'];
  locale: NewLead['locale'];
  page: string;
  /** The submission's body (`Payload`) as JSON. */
  payload: string;
  /** See `NewLead`. Empty once erased. */
  fingerprint: string;
  received_at: number;
  state: LeadState;
  /**
   * How often a sender has claimed the lead. This count is also the fencing token: the outcome of an
   * attempt is recorded only if nobody has claimed the lead since. A delivery is always recorded.
   */
  attempts: number;
  /** The provider's last answer: a status, error types or the name of an error. */
  last_answer: string | null;
  next_attempt_at: number;
  delivered_at: number | null;
  /** Why the lead counts as spam, or which parts of it the provider refused. */
  note: string | null;
  /** When the lease of the sender that has claimed the lead ends; null without a lease. */
  leased_until: number | null;
  /** When the lead's personal data was removed. */
  erased_at: number | null;
}

/**
 * The only row of the table `sender`, with the rate and the pause of all senders. Times are milliseconds
 * since the epoch.
 */
export interface SenderRow {
  id: number;
  /** First send slot that is not reserved (`reserve`). */
  next_slot_at: number;
  /** When the pause of all senders ends (`pauseSending`). */
  resting_until: number;
}

/** The tables, as Kysely's type for queries that run on both databases. */
export interface Database {
  leads: StoredLead;
  sender: SenderRow;
}

/** An open database, whose migrations have run. */
export type Store =
  | {
      kind: 'sqlite';
      database: DatabaseSync;
      db: Kysely<Database>;
      /** Makes a checkpoint that empties the write-ahead log; throws while another process reads it. */
      truncateLog(): void;
      /** Rejects with a StoreError if the file was removed, replaced or overwritten. */
      assertFileIntact(): Promise<void>;
      close(): Promise<void>;
    }
  | { kind: 'postgres'; pool: Pool; db: Kysely<Database>; close(): Promise<void> };
