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
  /** JSON of the submission's body. */
  payload: string;
  /** Empty once erased. */
  fingerprint: string;
  received_at: number;
  state: LeadState;
  /**
   * How often it was claimed. It is the fencing token too: the outcome of an attempt is recorded only
   * while the count is still that of the claim, unless it is a delivery.
   */
  attempts: number;
  /** The provider's last answer: a status, error types or the name of an error. */
  last_answer: string | null;
  next_attempt_at: number;
  delivered_at: number | null;
  /** Why it counts as spam, or which parts the provider refused. */
  note: string | null;
  /** End of the lease of the sender that has claimed it; null where none has. */
  leased_until: number | null;
  /** When its personal data was removed. */
  erased_at: number | null;
}

/** The one row that all senders of a store share: rate and pause. Times are milliseconds since the epoch. */
export interface SenderRow {
  id: number;
  next_slot_at: number;
  /** End of a pause of all of them (`pauseSending`). */
  resting_until: number;
}

/** The tables, for queries that both databases understand. */
export interface Database {
  leads: StoredLead;
  sender: SenderRow;
}

/** An open database with the latest tables. */
export type Store =
  | {
      kind: 'sqlite';
      database: DatabaseSync;
      db: Kysely<Database>;
      /** A checkpoint that empties the write-ahead log; throws while another process reads it. */
      truncateLog(): void;
      /** Rejects with a StoreError where the file was removed, replaced or overwritten. */
      assertFileIntact(): Promise<void>;
      close(): Promise<void>;
    }
  | { kind: 'postgres'; pool: Pool; db: Kysely<Database>; close(): Promise<void> };
