import { createHash, randomUUID } from 'node:crypto';

import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';

import { type Payload, toPayload } from './payload.ts';
import { type Envelope, envelope, leadSchema } from './schema.ts';

/** A lead as it is stored. Times are milliseconds since the epoch. */
export interface NewLead {
  id: string;
  form: Envelope['form'];
  locale: Envelope['locale'];
  page: string;
  payload: Payload;
  /** Same form and same fields: the same lead, if it comes again within ten minutes. */
  fingerprint: string;
  receivedAt: number;
  /** What looks like a robot's is stored as spam. Pending where nothing is said. */
  state?: 'pending' | 'spam';
  /** For the owner: why it counts as spam. No personal data. */
  note?: string;
}

export interface LeadState {
  status: 'idle' | 'invalid' | 'sent' | 'failed';
  /** Conform's account of values and errors; absent once the lead was sent. */
  submission?: SubmissionResult<string[]>;
  /** Short name of the stored lead, for the visitor to quote. */
  reference?: string;
}

export interface ReceiveOptions {
  /** Name of the route that a path leads to, with its locale suffix. */
  pageName: (page: string, locale: Envelope['locale']) => string;
  /** Stores the lead durably and answers the id under which it, or its twin, is stored. */
  store: (lead: NewLead) => Promise<string>;
  now: () => number;
  log: (error: unknown) => void;
}

/** Takes a submitted form: checks it, stores it, and only then says that it was sent. */
export async function receiveLead(data: FormData, options: ReceiveOptions): Promise<LeadState> {
  const { form, locale, page, lead } = envelope.parse(Object.fromEntries(data));
  const submission = parseWithZod(data, { schema: leadSchema(form) });
  if (submission.status !== 'success') {
    return { status: 'invalid', submission: submission.reply() };
  }
  const values = submission.value;
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([form, values]))
    .digest('hex');
  try {
    const id = await options.store({
      id: lead ?? randomUUID(),
      form,
      locale,
      page,
      payload: toPayload(form, values, { page, pageName: options.pageName(page, locale) }),
      fingerprint,
      receivedAt: options.now(),
    });
    return { status: 'sent', reference: id.slice(0, 8).toUpperCase() };
  } catch (error) {
    options.log(error);
    return { status: 'failed', submission: submission.reply() };
  }
}
