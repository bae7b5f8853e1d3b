import type { Submission, SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';

import { type Envelope, envelope, type ErrorCode, type LeadFields, leadSchema } from './schema.ts';

/** The state of a form. `idle` is the state before the first submit, the others are results. */
export interface FormResult {
  /** Only the browser sets `offline` (no answer) and `limited` (429, too many posts), never the server. */
  status: 'idle' | 'invalid' | 'sent' | 'failed' | 'offline' | 'limited';
  /** Conform's result, with values and errors; absent once the lead was sent. */
  submission?: SubmissionResult<ErrorCode[]>;
  /** Short name of the stored lead (`referenceOf`), for the visitor to quote. */
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
