import type { Payload } from '../leads/payload.ts';
import type { Outbox, StoredLead } from './outbox.ts';
import { judgeAnswer } from './provider-answer.ts';
import type { Submit } from './provider-client.ts';

export interface DeliveryOptions {
  outbox: Outbox;
  submit: Submit;
  /** Submissions a second, all together. */
  rate: number;
  log: (event: Record<string, unknown>, message: string) => void;
  now?: () => number;
  random?: () => number;
  /** Milliseconds between two looks into the outbox. */
  interval?: number;
}

export interface Delivery {
  start(): void;
  /** Waits for submissions under way, ten seconds at most. */
  stop(): Promise<void>;
  /** Looks into the outbox at once. */
  kick(): void;
}

const atOnce = 16;
/**
 * Milliseconds; longer than the timeout of a submission, so that nobody else takes the lead, and
 * short enough that what a killed process had in hand is soon sent by the next.
 */
const lease = 15_000;
const longestBackoff = 15 * 60_000;
const heldInterval = 15 * 60_000;
const longestStop = 10_000;

/** Sends stored leads to the provider until each is delivered or held for a person. */
export function createDelivery(options: DeliveryOptions): Delivery {
  const {
    outbox,
    submit,
    rate,
    log,
    now = Date.now,
    random = Math.random,
    interval = 1000,
  } = options;
  const underWay = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  let restingUntil = 0;
  let nextSlot = 0;
  let turn: Promise<void> | undefined;

  async function look(): Promise<void> {
    const due =
      now() >= restingUntil ? await outbox.claim(atOnce - underWay.size, lease, now()) : [];
    for (const lead of due) {
      const work = deliver(lead)
        .catch((error: unknown) => log({ lead: lead.id, error: String(error) }, 'delivery failed'))
        .finally(() => underWay.delete(work));
      underWay.add(work);
    }
    if (due.length === atOnce) await Promise.race(underWay);
  }

  async function deliver(lead: StoredLead): Promise<void> {
    let payload = JSON.parse(lead.payload) as Payload;
    // Every refused part is dropped once; more rounds than parts would be a loop.
    const rounds = payload.fields.length + Object.keys(payload.context).length;
    for (let round = 0; round <= rounds; round += 1) {
      await takeSlot();
      if (now() < restingUntil) return outbox.settle(lead.id, later(lead, 'resting'));
      let answer;
      try {
        answer = await submit(lead.form, payload);
      } catch (error) {
        const reason = error instanceof Error ? error.name : 'error';
        log({ lead: lead.id, reason }, 'the provider did not answer');
        return outbox.settle(lead.id, later(lead, reason));
      }
      const verdict = judgeAnswer(answer);
      const said = String(answer.status);
      if (verdict.kind === 'delivered') {
        log({ lead: lead.id }, 'lead delivered');
        return outbox.settle(lead.id, { state: 'delivered', answer: said, at: now() });
      }
      if (verdict.kind === 'held') {
        log({ lead: lead.id, status: answer.status }, 'lead held: the provider refused it');
        const nextAttemptAt = now() + heldInterval;
        return outbox.settle(lead.id, { state: 'held', answer: said, nextAttemptAt, at: now() });
      }
      if (verdict.kind === 'retry') {
        if (verdict.retryAfter !== undefined) restingUntil = now() + verdict.retryAfter;
        return outbox.settle(lead.id, later(lead, said));
      }
      log({ lead: lead.id, part: verdict.name }, 'the provider refused a part of the lead');
      payload = withoutPart(payload, verdict);
      const nextAttemptAt = now() + lease;
      await outbox.settle(lead.id, { state: 'pending', answer: said, nextAttemptAt, at: now() });
    }
    const nextAttemptAt = now() + heldInterval;
    return outbox.settle(lead.id, {
      state: 'held',
      answer: 'refused in parts',
      nextAttemptAt,
      at: now(),
    });
  }

  /** Full jitter: any moment up to a limit that doubles with every attempt. */
  function later(lead: StoredLead, answer: string) {
    const backoff = random() * Math.min(longestBackoff, 2000 * 2 ** lead.attempts);
    const nextAttemptAt = Math.max(now() + backoff, restingUntil);
    return { state: 'pending' as const, answer, nextAttemptAt, at: now() };
  }

  /** One bucket for all submissions: each waits for its own slot of 1/rate seconds. */
  async function takeSlot(): Promise<void> {
    const slot = Math.max(nextSlot, now());
    nextSlot = slot + 1000 / rate;
    const wait = slot - now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  }

  function schedule(delay: number): void {
    if (!running || turn) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      turn = look()
        // A locked or vanished store must not end the loop.
        .catch((error: unknown) => log({ error: String(error) }, 'the outbox could not be read'))
        .finally(() => {
          turn = undefined;
          schedule(interval);
        });
    }, delay);
    timer.unref();
  }

  return {
    start() {
      running = true;
      schedule(0);
    },
    async stop() {
      running = false;
      clearTimeout(timer);
      await turn;
      const patience = new Promise((resolve) => setTimeout(resolve, longestStop).unref());
      await Promise.race([Promise.all(underWay), patience]);
    },
    kick() {
      schedule(0);
    },
  };
}

/** Without a value of the context, or with a field's text moved into the message. */
function withoutPart(payload: Payload, part: { part: 'context' | 'field'; name: string }): Payload {
  if (part.part === 'context') {
    const context = Object.fromEntries(
      Object.entries(payload.context).filter(([name]) => name !== part.name),
    ) as Payload['context'];
    return { ...payload, context };
  }
  const refused = payload.fields.find(({ name }) => name === part.name);
  if (!refused) return payload;
  const fields = payload.fields.filter(({ name }) => name !== part.name);
  const note = `${refused.name}: ${refused.value}`;
  return {
    ...payload,
    fields: fields.map((field) =>
      field.name === 'message' ? { ...field, value: `${field.value}\n\n${note}` } : field,
    ),
  };
}
