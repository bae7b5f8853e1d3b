import { createHash, randomUUID } from 'node:crypto';

import { checkLead, type FormResult } from '#kit/leads/rules/check.ts';
import { forms } from '#kit/leads/rules/forms.ts';
import { type Payload, toPayload } from '#kit/leads/rules/payload.ts';
import { referenceOf } from '#kit/leads/rules/reference.ts';
import type { Envelope, LeadFields } from '#kit/leads/rules/schema.ts';

/** A lead as it is stored. Times are milliseconds since the epoch. */
export interface NewLead {
  id: string;
  form: Envelope['form'];
  locale: Envelope['locale'];
  page: string;
  payload: Payload;
  /**
   * Hash of form and fields. The same hash within ten minutes is a duplicate (outbox/outbox.ts,
   * `duplicateWindow`).
   */
  fingerprint: string;
  receivedAt: number;
  /** `pending` by default; `spam` if the lead seems to come from a robot. */
  state?: 'pending' | 'spam';
  /** For the owner: why the lead counts as spam. No personal data. */
  note?: string;
}

export interface ReceiveOptions {
  /** Returns the page that a lead came from, and its `routeName`. */
  pageOfLead: (page: string, locale: Envelope['locale']) => { page: string; pageName: string };
  /** Stores a lead durably. Resolves to its id, or to the id of the stored lead that it duplicates. */
  store: (lead: NewLead) => Promise<string>;
  now: () => number;
  /** A form sent sooner than this after its first focus counts as spam; milliseconds, 0 for no limit. */
  shortestTime: number;
  log: (error: unknown) => void;
}

/**
 * Upper limit of `shortestTime` for a subscription, whose one field autofill completes at once. Milliseconds.
 */
const subscriptionShortestTime = 1000;

/** Checks a submitted form and stores the lead. The status is `sent` only if the lead was stored. */
export async function receiveLead(data: FormData, options: ReceiveOptions): Promise<FormResult> {
  const { envelope, submission } = checkLead(data);
  if (submission.status !== 'success') {
    return { status: 'invalid', submission: submission.reply() };
  }
  const { form, locale, lead } = envelope;
  const source = options.pageOfLead(envelope.page, locale);
  const values = submission.value;
  const note = reasonForSpam(envelope, options.shortestTime);
  const state = note === undefined ? 'pending' : 'spam';
  try {
    const id = lead ?? randomUUID();
    const storedAs = await options.store({
      id,
      form,
      locale,
      page: source.page,
      payload: toPayload(form, values, source),
      fingerprint: fingerprintOf(form, values, state),
      receivedAt: options.now(),
      state,
      ...(note !== undefined && { note }),
    });
    // A subscription gets the reference of its own id even if it duplicates an earlier one: the earlier
    // reference would reveal to anybody who types in an address that the address is known.
    return {
      status: 'sent',
      reference: referenceOf(forms[form].isSubscription ? id : storedAs),
      values,
    };
  } catch (error) {
    options.log(error);
    return { status: 'failed', submission: submission.reply() };
  }
}

function fingerprintOf(form: Envelope['form'], values: LeadFields, state: 'pending' | 'spam') {
  // A person's lead must never count as the duplicate of a robot's.
  const content = state === 'spam' ? [form, values, state] : [form, values];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/** Returns why a form seems to come from a robot, for the owner; undefined if it does not. */
function reasonForSpam(
  { form, subject, elapsed }: Envelope,
  shortestTime: number,
): string | undefined {
  if (subject !== '') return 'a hidden field was filled';
  const limit = forms[form].isSubscription
    ? Math.min(subscriptionShortestTime, shortestTime)
    : shortestTime;
  if (elapsed === undefined || elapsed >= limit) return undefined;
  return `sent ${String(elapsed)} ms after the first focus`;
}
