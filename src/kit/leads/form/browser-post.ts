import { withVisitor } from '#kit/leads/intake/visitor.ts';
import { checkLead, type FormResult, referenceOf } from '#kit/leads/rules/check.ts';
import { degrade } from '#kit/leads/rules/degrade.ts';
import { type Payload, toPayload } from '#kit/leads/rules/payload.ts';
import { judgeAnswer } from '#kit/leads/rules/provider-answer.ts';
import { notFoundName } from '#kit/site/not-found.ts';

/** Where the browser itself sends leads: the site stands on a host that runs no server of ours. */
export interface Endpoint {
  /** Address of the provider's form. */
  url: string;
  /** Name of the field that carries the lead's id, where the provider has one. */
  idField?: string | undefined;
}

/** Milliseconds. */
const postTimeout = 10_000;

/**
 * Checks a form and posts it to the provider. Nothing is kept on the device: what does not arrive
 * stays in the form, for the visitor to send again.
 */
export async function postLead(data: FormData, endpoint: Endpoint): Promise<FormResult> {
  const { envelope, submission } = checkLead(data);
  if (submission.status !== 'success') {
    return { status: 'invalid', submission: submission.reply() };
  }
  const { form, locale, page, lead, subject } = envelope;
  const id = lead ?? crypto.randomUUID();
  const reference = referenceOf(id);
  // The honeypot was filled: a fake success.
  if (subject !== '') return { status: 'sent', reference, values: submission.value };
  const pageName = document.querySelector('main')?.dataset['page'] ?? notFoundName(locale);
  const payload = toPayload(form, submission.value, { page, pageName });
  if (endpoint.idField !== undefined) payload.fields.push({ name: endpoint.idField, value: id });
  const outcome = await deliver(endpoint.url, withVisitor(payload, form, document.cookie));
  return outcome === 'delivered'
    ? { status: 'sent', reference, values: submission.value }
    : { status: outcome, submission: submission.reply() };
}

async function deliver(url: string, payload: Payload): Promise<'delivered' | 'offline' | 'failed'> {
  let next: Payload | undefined = payload;
  // Every round takes something away, so that the rounds come to an end.
  while (next) {
    let status: number;
    let body: string;
    try {
      const response: Response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(next),
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
    next = degrade(next, verdict.parts);
  }
  return 'failed';
}
