import { withVisitor } from '#kit/leads/intake/visitor.ts';
import { checkLead, type LeadState, referenceOf } from '#kit/leads/rules/check.ts';
import { degrade } from '#kit/leads/rules/degrade.ts';
import { type Payload, toPayload } from '#kit/leads/rules/payload.ts';
import { judgeAnswer } from '#kit/leads/rules/provider-answer.ts';
import { notFoundName } from '#kit/site/not-found.ts';

import { dropUnsent, keepUnsent, markStuck, readUnsent, type UnsentLead } from './unsent-store.ts';

/** Where the browser itself sends leads: the site stands on a host that runs no server of ours. */
export interface Endpoint {
  /** Address of the provider's form. */
  url: string;
  /** Name of the field that carries the lead's id, where the provider has one. */
  idField?: string | undefined;
}

export type PostState = LeadState | { status: 'kept'; reference: string };

const lock = 'leads-unsent';
/** Milliseconds. */
const submissionTimeout = 10_000;
const longestKept = 30 * 24 * 60 * 60 * 1000;

/** Checks a form and sends it to the provider. What cannot be sent now is kept and sent later. */
export async function postLead(data: FormData, endpoint: Endpoint): Promise<PostState> {
  const { envelope, submission } = checkLead(data);
  if (submission.status !== 'success') {
    return { status: 'invalid', submission: submission.reply() };
  }
  const { form, locale, page, lead, subject } = envelope;
  const id = lead ?? crypto.randomUUID();
  const reference = referenceOf(id);
  // Nobody sees this field. What fills it is told what it wants to hear.
  if (subject !== '') return { status: 'sent', reference };
  const pageName = document.querySelector('main')?.dataset['page'] ?? notFoundName(locale);
  const payload = toPayload(form, submission.value, { page, pageName });
  if (endpoint.idField !== undefined) payload.fields.push({ name: endpoint.idField, value: id });
  const unsent = { id, url: endpoint.url, payload, at: Date.now() };
  // Kept before it is sent: the page may be closed in between.
  const kept = keepUnsent(unsent);
  // What is kept goes without the visitor's id: consent may be withdrawn before it is sent.
  const sent = { ...unsent, payload: withVisitor(payload, form, document.cookie) };
  const outcome = await alone(() => deliver(sent));
  if (outcome === 'later' && kept) return { status: 'kept', reference };
  dropUnsent(id);
  return outcome === 'delivered'
    ? { status: 'sent', reference }
    : { status: 'failed', submission: submission.reply() };
}

/**
 * Sends what waits on this device, each lead for itself. What still cannot be sent stays; what the
 * provider refuses, what has waited too long and what would go elsewhere is marked as stuck, for
 * the visitor to see.
 *
 * @param provider Origin of this build's provider: the page's policy lets nothing go elsewhere.
 */
export async function sendUnsentLeads(provider: string): Promise<void> {
  await alone(async () => {
    for (const lead of readUnsent()) {
      if (lead.stuck) continue;
      const known = URL.canParse(lead.url) && new URL(lead.url).origin === provider;
      const outcome = known ? await deliver(lead) : 'refused';
      const expired = Date.now() - lead.at > longestKept;
      if (outcome === 'delivered') dropUnsent(lead.id);
      else if (outcome === 'refused' || expired) markStuck(lead.id);
    }
  });
}

async function deliver({ url, payload }: UnsentLead): Promise<'delivered' | 'later' | 'refused'> {
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
        signal: AbortSignal.timeout(submissionTimeout),
      });
      status = response.status;
      body = status === 400 ? await response.text() : '';
    } catch {
      return 'later';
    }
    const verdict = judgeAnswer({ status, body });
    if (verdict.kind === 'delivered') return 'delivered';
    if (verdict.kind === 'retry') return 'later';
    if (verdict.kind === 'held') return 'refused';
    next = degrade(next, verdict.parts);
  }
  return 'refused';
}

/** One tab at a time, so that no lead is sent twice. */
async function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(lock, work) : work();
}
