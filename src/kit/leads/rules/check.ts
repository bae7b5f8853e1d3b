import type { Submission, SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';

import { type Envelope, envelope, type ErrorCode, type LeadFields, leadSchema } from './schema.ts';

/** The result of a submitted form. Only the browser sets `offline` and `limited`, not the server. */
export interface FormResult {
  status: 'idle' | 'invalid' | 'sent' | 'failed' | 'offline' | 'limited';
  /** Conform's result, with values and errors; absent once the lead was sent. */
  submission?: SubmissionResult<ErrorCode[]>;
  /** Short name of the stored lead, for the visitor to quote. */
  reference?: string;
  /** The text that was sent, for the visitor to read again. */
  values?: LeadFields;
}

/**
 * Checks a submitted form, on the server and in the browser alike.
 *
 * @throws ZodError if the form or the language is unknown, which no form of the site sends.
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

/** Returns a lead's short name, which the form shows to the visitor: the first eight digits of its id. */
export function referenceOf(id: string): string {
  return id.slice(0, 8).toUpperCase();
}
