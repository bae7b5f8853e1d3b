import { withVisitor } from '#kit/leads/intake/visitor.ts';
import { checkLead, type FormResult, referenceOf } from '#kit/leads/rules/check.ts';
import { degrade } from '#kit/leads/rules/degrade.ts';
import { type Payload, toPayload } from '#kit/leads/rules/payload.ts';
import { judgeAnswer } from '#kit/leads/rules/provider-answer.ts';
import { notFoundName } from '#kit/site/not-found.ts';

/** Where the browser itself sends leads, on a static host, which runs no server of ours. */
export interface Endpoint {
  /** Address of the provider's form. */
  url: string;
  /** Name of the provider's field for the lead's id, if it has one. */
  idField?: string | undefined;
}

/** Milliseconds. */
const postTimeout = 10_000;

/**
 * Checks a form and posts it to the provider: what intake/receive.ts and outbox/delivery.ts do on our
 * server, but without a store. What does not arrive stays in the form, for the visitor to send again.
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

/** Posts until the provider takes it, each time without the parts that it refused. */
async function deliver(url: string, payload: Payload): Promise<'delivered' | 'offline' | 'failed'> {
  let remaining: Payload | undefined = payload;
  // Ends, because each round removes something from the payload.
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
    remaining = degrade(remaining, verdict.parts);
  }
  return 'failed';
}
