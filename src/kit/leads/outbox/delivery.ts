import { setTimeout as wait } from 'node:timers/promises';

import { degrade } from '#kit/leads/rules/degrade.ts';
import type { Payload } from '#kit/leads/rules/payload.ts';
import { judgeAnswer, nameAnswer, type RefusedPart } from '#kit/leads/rules/provider-answer.ts';

import { type LeadQueue, longestRest, longestWait, type Settlement } from './lead-queue.ts';
import { submissionTimeout, type Submit } from './provider-client.ts';
import type { StoredLead } from './tables.ts';

/** What the owner should hear of. */
export interface DeliveryEvent {
  kind: 'held' | 'degraded';
  lead: StoredLead;
  /** The provider's answer without personal data. */
  answer: string;
}

export interface DeliveryOptions {
  outbox: LeadQueue;
  submit: Submit;
  /** Submissions a second, of all senders of the store together. */
  rate: number;
  /** Field of the provider that carries the lead's id, so that duplicates can be seen. */
  idField?: string | undefined;
  log: (event: Record<string, unknown>, message: string) => void;
  notify?: (event: DeliveryEvent) => void;
  now?: () => number;
  random?: () => number;
  /** Milliseconds between two looks into the outbox. */
  interval?: number;
  /** Milliseconds that a submission may take, as `submit` sees to. */
  timeout?: number;
}

export interface Delivery {
  start(): void;
  /** Waits for submissions under way, nine seconds at most. */
  stop(): Promise<void>;
  /** Looks into the outbox at once. */
  kick(): void;
}

/** In flight together, of all senders of a store. Ten answers 429 in a second get an address banned. */
const mostUnderWay = 9;
/** How far ahead of its moment a lead is taken; milliseconds. */
const lookAhead = 500;
/** Between two attempts of what the provider refused; milliseconds. */
const heldInterval = longestWait;
const shortestBackoff = 2000;
const longestStop = 9000;
/** A loop's end: fields, context and halvings together never need as many. */
const mostRounds = 64;

/** Sends stored leads to the provider until each is delivered or held for a person. */
export function createDelivery(options: DeliveryOptions): Delivery {
  const { outbox, submit, rate, idField, log, notify } = options;
  const { now = Date.now, random = Math.random, interval = 1000 } = options;
  const { timeout = submissionTimeout } = options;
  // Longer than a submission may take, so that nobody else takes the lead meanwhile, and short
  // enough that what a killed process had in hand is soon sent by the next.
  const lease = 1.5 * timeout;
  const spacing = 1000 / rate;
  const underWay = new Map<string, Promise<void>>();
  const stopping = new AbortController();
  let over = false;
  let loop: Promise<void> | undefined;
  let wake: () => void = () => undefined;
  let more = false;
  let restingUntil = 0;

  /** One look into the outbox. Answers in how many milliseconds to look again. */
  async function look(): Promise<number> {
    const free = mostUnderWay - underWay.size;
    more = true;
    if (free <= 0) return interval;
    const queue = await readPace();
    if (isResting()) return Math.min(restingUntil - now(), interval);
    if (queue > lookAhead) return Math.min(queue - lookAhead, interval);
    // No more than leave within a second: what waits in our hands nobody else can send.
    const limit = Math.min(free, Math.max(1, Math.floor(rate)));
    const due = await outbox.claim({
      limit,
      together: mostUnderWay,
      lease,
      now: now(),
      except: [...underWay.keys()],
    });
    more = due.length === limit;
    if (due.length === 0) return interval;
    const first = await outbox.reserve(due.length, spacing, now());
    for (const [index, lead] of due.entries()) {
      const work = deliver(lead, first + index * spacing)
        .catch((error: unknown) => {
          log({ lead: lead.id, error: nameError(error) }, 'delivery failed');
          // Kept in hand it would take the place of another.
          return settle(lead, later(lead, nameError(error)));
        })
        .catch((error: unknown) => log({ lead: lead.id, error: nameError(error) }, 'lead kept'))
        .finally(() => {
          underWay.delete(lead.id);
          if (more) wake();
        });
      underWay.set(lead.id, work);
    }
    return more ? 0 : interval;
  }

  async function deliver(lead: StoredLead, firstSlot: number): Promise<void> {
    let slot = firstSlot;
    let leasedUntil = now() + lease;
    let payload = withId(lead);
    const refused = new Set<string>();
    for (let round = 0; round < mostRounds; round += 1) {
      if (leasedUntil < slot + timeout) {
        leasedUntil = slot + lease;
        if (!(await outbox.renew(lead, leasedUntil))) return;
      }
      await pauseUntil(slot);
      // Another sender may have been asked for a rest meanwhile.
      await readPace();
      if (stopping.signal.aborted || isResting()) return settle(lead, release(lead));
      // The clock jumped or the process slept: somebody else may have it.
      if (now() >= leasedUntil) return settle(lead, release(lead));
      let answer;
      try {
        answer = await submit(lead.form, payload);
      } catch (error) {
        const reason = nameError(error);
        log({ lead: lead.id, reason }, 'the provider did not answer');
        return settle(lead, later(lead, reason));
      }
      const verdict = judgeAnswer(answer, now());
      const said = nameAnswer(answer);
      const note = refused.size > 0 ? `refused: ${[...refused].join(', ')}` : undefined;
      if (verdict.kind === 'delivered') {
        log({ lead: lead.id }, 'lead delivered');
        await settle(lead, { state: 'delivered', answer: said, at: now(), note });
        if (note !== undefined) notify?.({ kind: 'degraded', lead, answer: note });
        return;
      }
      if (verdict.kind === 'retry') {
        if (verdict.rest !== undefined) await rest(verdict.rest);
        log({ lead: lead.id, status: answer.status }, 'the provider asks to try again later');
        return settle(lead, later(lead, said));
      }
      const parts = verdict.kind === 'degrade' ? verdict.parts.map(withoutTrace) : [];
      const lighter = degrade(payload, parts);
      if (!lighter) return hold(lead, said);
      for (const { name } of parts) refused.add(name);
      log({ lead: lead.id, answer: said, parts: [...refused] }, 'the provider refused a part');
      payload = lighter;
      slot = await outbox.reserve(1, spacing, now());
    }
    return hold(lead, 'refused in parts');
  }

  function withId(lead: StoredLead): Payload {
    const payload = JSON.parse(lead.payload) as Payload;
    if (idField === undefined) return payload;
    return { ...payload, fields: [...payload.fields, { name: idField, value: lead.id }] };
  }

  /** The id is ours alone: refused, it need not be told in the message. */
  function withoutTrace(part: RefusedPart): RefusedPart {
    return part.name === idField ? { action: 'drop-field', name: part.name } : part;
  }

  async function hold(lead: StoredLead, answer: string): Promise<void> {
    log({ lead: lead.id, answer }, 'lead held: the provider refused it');
    const nextAttemptAt = now() + heldInterval;
    await settle(lead, { state: 'held', answer, nextAttemptAt, at: now() });
    if (lead.state !== 'held') notify?.({ kind: 'held', lead, answer });
  }

  /** Full jitter: any moment up to a limit that doubles with every attempt. */
  function later(lead: StoredLead, answer: string): Settlement {
    const backoff = random() * Math.min(longestWait, shortestBackoff * 2 ** lead.attempts);
    const nextAttemptAt = Math.floor(now() + backoff);
    return { state: stateOf(lead), answer, nextAttemptAt, at: now() };
  }

  /** Back into the outbox as it was. */
  function release(lead: StoredLead): Settlement {
    return { state: stateOf(lead), answer: lead.last_answer, at: now() };
  }

  /** A delivery that the store does not know of would be repeated: so this tries until it can. */
  async function settle(lead: StoredLead, settlement: Settlement): Promise<void> {
    for (let tries = 0; ; tries += 1) {
      try {
        return await outbox.settle(lead, settlement);
      } catch (error) {
        if (over) throw error;
        log({ lead: lead.id, error: nameError(error) }, 'an answer could not be written down');
        await wait(Math.min(5000, 100 * 2 ** tries), undefined, { ref: false });
      }
    }
  }

  /** Reads for how long all senders rest. Answers for how long their moments are taken. */
  async function readPace(): Promise<number> {
    const { rest, queue } = await outbox.pace(now());
    if (rest > 0) restingUntil = now() + rest;
    return queue;
  }

  async function rest(milliseconds: number): Promise<void> {
    const until = now() + Math.min(milliseconds, longestRest);
    restingUntil = Math.max(restingUntil, until);
    log({ milliseconds: until - now() }, 'the provider asks for a rest');
    await outbox.rest(until).catch((error: unknown) => {
      log({ error: nameError(error) }, 'the rest could not be written down');
    });
  }

  /** A rest that lies too far ahead was begun before the clock was set back. */
  function isResting(): boolean {
    return now() < restingUntil && restingUntil <= now() + longestRest;
  }

  async function pauseUntil(slot: number): Promise<void> {
    const time = slot - now();
    if (time <= 0) return;
    await wait(time, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
  }

  async function run(): Promise<void> {
    let failures = 0;
    while (!stopping.signal.aborted) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      let delay;
      try {
        delay = await look();
        failures = 0;
      } catch (error) {
        // A locked or vanished store must not end the loop.
        log({ error: nameError(error) }, 'the outbox could not be read');
        delay = Math.min(5000, interval * 2 ** failures);
        failures += 1;
      }
      const timer = new AbortController();
      const { signal } = timer;
      await Promise.race([
        woken,
        wait(delay, undefined, { signal, ref: false }).catch(() => undefined),
      ]);
      timer.abort();
    }
  }

  return {
    start() {
      loop ??= run();
    },
    async stop() {
      stopping.abort();
      wake();
      const patience = new AbortController();
      await Promise.race([
        Promise.resolve(loop).then(() => Promise.all(underWay.values())),
        wait(longestStop, undefined, { signal: patience.signal }).catch(() => undefined),
      ]);
      patience.abort();
      over = true;
    },
    kick: () => wake(),
  };
}

/** A lead in hand is pending or held; who was held stays so until it is delivered. */
function stateOf({ state }: StoredLead): 'pending' | 'held' {
  return state === 'held' ? 'held' : 'pending';
}

/** An error without what it might repeat of the lead: a code such as ECONNREFUSED, or its name. */
function nameError(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (typeof code === 'string' && /^[A-Z][\w]+$/.test(code)) return code;
  }
  return error instanceof Error ? error.name : 'error';
}
