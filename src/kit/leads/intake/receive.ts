import { createHash, randomUUID } from 'node:crypto';

import { checkLead, type FormResult, referenceOf } from '#kit/leads/rules/check.ts';
import { forms } from '#kit/leads/rules/forms.ts';
import { type Payload, toPayload } from '#kit/leads/rules/payload.ts';
import type { Envelope, LeadFields } from '#kit/leads/rules/schema.ts';

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

export interface ReceiveOptions {
  /** The address that a lead came from, and the name of its route with its locale suffix. */
  pageOfLead: (page: string, locale: Envelope['locale']) => { page: string; pageName: string };
  /** Stores the lead durably and answers the id under which it, or its duplicate, is stored. */
  store: (lead: NewLead) => Promise<string>;
  now: () => number;
  /** A form sent sooner after its first focus than this counts as a robot's; milliseconds, 0 = off. */
  shortestTime: number;
  log: (error: unknown) => void;
}

/** Milliseconds; upper limit of `shortestTime` for subscriptions: autofill completes their one field at once. */
const subscriptionShortestTime = 1000;

/** Takes a submitted form: checks it, stores it, and only then says that it was sent. */
export async function receiveLead(data: FormData, options: ReceiveOptions): Promise<FormResult> {
  const { envelope, submission } = checkLead(data);
  if (submission.status !== 'success') {
    return { status: 'invalid', submission: submission.reply() };
  }
  const { form, locale, lead } = envelope;
  const place = options.pageOfLead(envelope.page, locale);
  const values = submission.value;
  const note = suspicion(envelope, options.shortestTime);
  const state = note === undefined ? 'pending' : 'spam';
  try {
    const id = lead ?? randomUUID();
    const storedAs = await options.store({
      id,
      form,
      locale,
      page: place.page,
      payload: toPayload(form, values, place),
      fingerprint: fingerprintOf(form, values, state),
      receivedAt: options.now(),
      state,
      ...(note !== undefined && { note }),
    });
    // Anybody can type an address into a subscription: what is said must not tell who subscribed.
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
  // What a person sends must never be taken for the duplicate of what a robot sent.
  const content = state === 'spam' ? [form, values, state] : [form, values];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/** Why a form looks like a robot's, for the owner; nothing where it looks like a person's. */
function suspicion({ form, subject, elapsed }: Envelope, shortestTime: number): string | undefined {
  if (subject !== '') return 'a hidden field was filled';
  const shortest = forms[form].isSubscription
    ? Math.min(subscriptionShortestTime, shortestTime)
    : shortestTime;
  return elapsed !== undefined && elapsed < shortest
    ? `sent ${String(elapsed)} ms after the first focus`
    : undefined;
}
