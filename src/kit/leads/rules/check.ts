import type { Submission, SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';

import { type Envelope, envelope, type ErrorCode, type LeadFields, leadSchema } from './schema.ts';

/** What became of a submitted form: `offline` and `limited` are said by the browser alone. */
export interface FormResult {
  status: 'idle' | 'invalid' | 'sent' | 'failed' | 'offline' | 'limited';
  /** Conform's account of values and errors; absent once the lead was sent. */
  submission?: SubmissionResult<ErrorCode[]>;
  /** Short name of the stored lead, for the visitor to quote. */
  reference?: string;
  /** What was sent, for the visitor to read again; kept nowhere else but in the lead. */
  values?: LeadFields;
}

/**
 * Checks a submitted form, on the server and in the browser alike.
 *
 * @throws ZodError where form or language are not ours: no form of the site sends that.
 */
export function checkLead(data: FormData): {
  envelope: Envelope;
  submission: Submission<LeadFields, ErrorCode[]>;
} {
  const parsed = envelope.parse(Object.fromEntries(data));
  const submission = parseWithZod(data, {
    schema: leadSchema(parsed.form),
    formatError: (issues: { message: string }[]) =>
      issues.map(({ message }) => message as ErrorCode),
  });
  return { envelope: parsed, submission };
}

/** How a visitor is told which lead is theirs. */
export function referenceOf(id: string): string {
  return id.slice(0, 8).toUpperCase();
}
