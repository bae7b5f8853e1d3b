import { withVisitor } from '#kit/leads/intake/visitor.ts';
import { checkLead, type FormResult } from '#kit/leads/rules/check.ts';
import { degrade } from '#kit/leads/rules/degrade.ts';
import { type Payload, toPayload, withId } from '#kit/leads/rules/payload.ts';
import { judgeAnswer } from '#kit/leads/rules/provider-answer.ts';
import { referenceOf } from '#kit/leads/rules/reference.ts';
import { notFoundName } from '#kit/site/not-found.ts';

import { newLeadId } from './lead-id.ts';

/** Where the browser itself sends leads: on a static host, where no server of ours runs. */
export interface Endpoint {
  /** Address of the provider's form. */
  url: string;
  /** Name of the provider's field for the lead's id, if it has one. */
  idField?: string | undefined;
}

/** Timeout of one post, as `attemptTimeout` of our server; milliseconds. */
const postTimeout = 10_000;

/**
 * Checks a form and posts it to the provider, as intake/receive.ts and outbox/delivery.ts do on our server,
 * but without a store. If the post fails, the text stays in the form, and the visitor can send it again.
 */
export async function postLead(data: FormData, endpoint: Endpoint): Promise<FormResult> {
  const { envelope, submission } = checkLead(data);
  if (submission.status !== 'success') {
    return { status: 'invalid', submission: submission.reply() };
  }
  const { form, locale, page, lead, subject } = envelope;
  const id = lead ?? newLeadId();
  const reference = referenceOf(id);
  // The honeypot was filled. The robot gets a fake success.
  if (subject !== '') return { status: 'sent', reference, values: submission.value };
  // src/layout/page-shell.tsx sets `data-page` to the page's `routeName`.
  const pageName = document.querySelector('main')?.dataset['page'] ?? notFoundName(locale);
  const payload = withId(
    toPayload(form, submission.value, { page, pageName }),
    endpoint.idField,
    id,
  );
  const outcome = await deliver(endpoint, withVisitor(payload, form, document.cookie));
  return outcome === 'delivered'
    ? { status: 'sent', reference, values: submission.value }
    : { status: outcome, submission: submission.reply() };
}

/**
 * Posts a lead until the provider accepts it, each time without the parts refused so far.
 *
 * @returns `offline` if there was no answer, `failed` if the provider refused the whole lead, or said to try
 *   again later.
 */
async function deliver(
  { url, idField }: Endpoint,
  payload: Payload,
): Promise<'delivered' | 'offline' | 'failed'> {
  let remaining: Payload | undefined = payload;
  // The loop ends, because `degrade` makes the payload smaller in each round or returns undefined.
  while (remaining) {
    let status: number;
    let body: string;
    try {
      const response: Response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(remaining),
        signal: AbortSignal.timeout(postTimeout),
      });
      status = response.status;
      body = status === 400 ? await response.text() : '';
    } catch {
      return 'offline';
    }
    const verdict = judgeAnswer({ status, body });
    if (verdict.kind === 'delivered') return 'delivered';
    if (verdict.kind !== 'degrade') return 'failed';
    remaining = degrade(remaining, verdict.parts, idField);
  }
  return 'failed';
}
