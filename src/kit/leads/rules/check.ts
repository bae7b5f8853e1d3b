import type { Submission, SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';

import { type Envelope, envelope, type LeadFields, leadSchema } from './schema.ts';

/** What became of a submitted form. */
export interface LeadState {
  status: 'idle' | 'invalid' | 'sent' | 'failed';
  /** Conform's account of values and errors; absent once the lead was sent. */
  submission?: SubmissionResult<string[]>;
  /** Short name of the stored lead, for the visitor to quote. */
  reference?: string;
}

/**
 * Checks a submitted form, on the server and in the browser alike.
 *
 * @throws ZodError where form or language are not ours: no form of the site sends that.
 */
export function checkLead(data: FormData): {
  envelope: Envelope;
  submission: Submission<LeadFields, string[], LeadFields>;
} {
  const parsed = envelope.parse(Object.fromEntries(data));
  return { envelope: parsed, submission: parseWithZod(data, { schema: leadSchema(parsed.form) }) };
}

/** How a visitor is told which lead is theirs. */
export function referenceOf(id: string): string {
  return id.slice(0, 8).toUpperCase();
}
