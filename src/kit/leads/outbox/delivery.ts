import { setTimeout as wait } from 'node:timers/promises';

import { degrade } from '#kit/leads/rules/degrade.ts';
import { type Payload, withId } from '#kit/leads/rules/payload.ts';
import { describeAnswer, judgeAnswer } from '#kit/leads/rules/provider-answer.ts';
import { errorCode } from '#kit/runtime/errors.ts';

import { type LeadQueue, maxRetryDelay, maxSendingPause, type Settlement } from './lead-queue.ts';
import { attemptTimeout, type Submit } from './provider-client.ts';
import type { StoredLead } from './tables.ts';

/** An event that the owner is notified of. */
export interface DeliveryEvent {
  kind: 'held' | 'degraded';
  lead: StoredLead;
  /** The provider's answer, or the parts that it refused; without personal data. */
  answer: string;
}

export interface DeliveryOptions {
  outbox: LeadQueue;
  submit: Submit;
  /** Submissions per second, of all senders of the store together. */
  rate: number;
  /** The provider's field for the lead's id, by which duplicates can be recognized. */
  idField?: string | undefined;
  log: (event: Record<string, unknown>, message: string) => void;
  /** Called with what the owner should know (notices.ts). */
  notify?: (event: DeliveryEvent) => void;
  now?: () => number;
  random?: () => number;
  /** Milliseconds between two polls of the outbox. */
  interval?: number;
  /** The timeout of `submit`; milliseconds. */
  timeout?: number;
}

export interface Delivery {
  start(): void;
  /** Starts no more attempts and waits for those in flight, nine seconds at most. */
  stop(): Promise<void>;
  /** Polls the outbox at once. */
  kick(): void;
}

/**
 * Maximum number of attempts in flight, of all senders of a store together. Below ten, since the provider
 * bans an address that gets ten 429 answers in a second.
 */
const maxInFlight = 9;
/** How long before its slot a lead may be claimed; milliseconds. */
const lookAhead = 500;
/** Delay between two attempts of a held lead; milliseconds. */
const heldInterval = maxRetryDelay;
/** Base of the exponential back-off: after n attempts a lead waits 2ⁿ times this at most. Milliseconds. */
const retryDelayBase = 2000;
/**
 * How long `stop` waits for attempts in flight, less than `exitDeadline` of server/serve.ts; milliseconds.
 */
const maxStopTime = 9000;
/**
 * Maximum number of submissions in one attempt, each without the parts refused so far. Only a safety
 * bound: `degrade` runs out of parts sooner.
 */
const maxRounds = 64;

/** Creates the loop that sends stored leads to the provider until each is delivered or held for a person. */
export function createDelivery(options: DeliveryOptions): Delivery {
  const { outbox, submit, rate, idField, log, notify } = options;
  const { now = Date.now, random = Math.random, interval = 1000 } = options;
  const { timeout = attemptTimeout } = options;
  // Longer than an attempt, so that no other sender claims the lead meanwhile. Not much longer, so that the
  // leads of a process that was killed are soon claimed by another one.
  const lease = 1.5 * timeout;
  const spacing = 1000 / rate;
  const inFlight = new Map<string, Promise<void>>();
  const stopping = new AbortController();
  /** Set when `stop` ends. From then on, storing an outcome is not retried. */
  let isStopped = false;
  let loop: Promise<void> | undefined;
  /** Ends the current delay of the loop. */
  let wake: () => void = () => undefined;
  /** Whether there may be due leads that were not claimed. If so, the end of each attempt starts a poll. */
  let mayHaveMore = false;
  /**
   * Until when nothing is sent, because the provider asked one of the senders to back off; milliseconds since
   * the epoch.
   */
  let sendingPausedUntil = 0;

  /** Claims due leads and starts sending them. @returns milliseconds until the next poll. */
  async function poll(): Promise<number> {
    const free = maxInFlight - inFlight.size;
    // Stays true if this function returns early. The claim below sets the actual value.
    mayHaveMore = true;
    if (free <= 0) return interval;
    const untilFreeSlot = await readPace();
    if (isSendingPaused()) return Math.min(sendingPausedUntil - now(), interval);
    if (untilFreeSlot > lookAhead) return Math.min(untilFreeSlot - lookAhead, interval);
    // At most as many as may be sent in a second, since no other sender can send a claimed lead that waits
    // here.
    const limit = Math.min(free, Math.max(1, Math.floor(rate)));
    const due = await outbox.claim({
      limit,
      maxLeased: maxInFlight,
      lease,
      now: now(),
      except: [...inFlight.keys()],
    });
    mayHaveMore = due.length === limit;
    if (due.length === 0) return interval;
    const firstSlot = await outbox.reserve(due.length, spacing, now());
    for (const [index, lead] of due.entries()) {
      inFlight.set(lead.id, attempt(lead, firstSlot + index * spacing));
    }
    return mayHaveMore ? 0 : interval;
  }

  /** Delivers a claimed lead and removes it from `inFlight`. Errors are logged; never rejects. */
  async function attempt(lead: StoredLead, slot: number): Promise<void> {
    try {
      await deliver(lead, slot).catch((error: unknown) => {
        log({ lead: lead.id, error: errorCode(error) }, 'delivery failed');
        // Gives the lease back, since it counts against `maxInFlight` until it ends.
        return settle(lead, retryLater(lead, errorCode(error)));
      });
    } catch (error) {
      log({ lead: lead.id, error: errorCode(error) }, 'the outcome of an attempt was not stored');
    } finally {
      inFlight.delete(lead.id);
      if (mayHaveMore) wake();
    }
  }

  /**
   * Sends a claimed lead at its slot. If the provider refuses parts of it, sends it again without them.
   *
   * @param firstSlot The time of the first submission; milliseconds since the epoch.
   */
  async function deliver(lead: StoredLead, firstSlot: number): Promise<void> {
    let slot = firstSlot;
    let leasedUntil = now() + lease;
    let payload = withId(JSON.parse(lead.payload) as Payload, idField, lead.id);
    const refused = new Set<string>();
    for (let round = 0; round < maxRounds; round += 1) {
      // The lease must not end before the submission of this slot has timed out.
      if (leasedUntil < slot + timeout) {
        leasedUntil = slot + lease;
        if (!(await outbox.renew(lead, leasedUntil))) return;
      }
      await waitForSlot(slot);
      // The provider may have asked another sender to back off meanwhile.
      await readPace();
      if (stopping.signal.aborted || isSendingPaused()) return settle(lead, release(lead));
      // If the clock has jumped or the process was suspended, another sender may have claimed the lead.
      if (now() >= leasedUntil) return settle(lead, release(lead));
      let answer;
      try {
        answer = await submit(lead.form, payload);
      } catch (error) {
        const reason = errorCode(error);
        log({ lead: lead.id, reason }, 'the provider did not answer');
        return settle(lead, retryLater(lead, reason));
      }
      const verdict = judgeAnswer(answer, now());
      const answerName = describeAnswer(answer);
      if (verdict.kind === 'delivered') return recordDelivery(lead, answerName, refused);
      if (verdict.kind === 'retry') {
        if (verdict.pause !== undefined) await pauseSending(verdict.pause);
        log({ lead: lead.id, status: answer.status }, 'the provider asks to try again later');
        return settle(lead, retryLater(lead, answerName));
      }
      const parts = verdict.kind === 'degrade' ? verdict.parts : [];
      const reduced = degrade(payload, parts, idField);
      if (!reduced) return hold(lead, answerName);
      for (const { name } of parts) refused.add(name);
      log(
        { lead: lead.id, answer: answerName, parts: [...refused] },
        'the provider refused a part',
      );
      payload = reduced;
      slot = await outbox.reserve(1, spacing, now());
    }
    return hold(lead, 'refused in parts');
  }

  /** @param refused Names of the parts that the provider refused before it accepted the rest. */
  async function recordDelivery(
    lead: StoredLead,
    answer: string,
    refused: ReadonlySet<string>,
  ): Promise<void> {
    const note = refused.size > 0 ? `refused: ${[...refused].join(', ')}` : undefined;
    log({ lead: lead.id }, 'lead delivered');
    await settle(lead, { state: 'delivered', answer, at: now(), note });
    if (note !== undefined) notify?.({ kind: 'degraded', lead, answer: note });
  }

  async function hold(lead: StoredLead, answer: string): Promise<void> {
    log({ lead: lead.id, answer }, 'lead held: the provider refused it');
    const nextAttemptAt = now() + heldInterval;
    await settle(lead, { state: 'held', answer, nextAttemptAt, at: now() });
    if (lead.state !== 'held') notify?.({ kind: 'held', lead, answer });
  }

  /**
   * Exponential back-off with full jitter: a random delay, up to a limit that doubles with each attempt.
   */
  function retryLater(lead: StoredLead, answer: string): Settlement {
    const longestDelay = Math.min(maxRetryDelay, retryDelayBase * 2 ** lead.attempts);
    const nextAttemptAt = Math.floor(now() + random() * longestDelay);
    return { state: stateOf(lead), answer, nextAttemptAt, at: now() };
  }

  /** Returns the settlement that only gives the lease back: state, last answer and due time stay. */
  function release(lead: StoredLead): Settlement {
    return { state: stateOf(lead), answer: lead.last_answer, at: now() };
  }

  /** Stores an outcome. Retries until that succeeds: a delivery that is not recorded would be repeated. */
  async function settle(lead: StoredLead, settlement: Settlement): Promise<void> {
    for (let tries = 0; ; tries += 1) {
      try {
        return await outbox.settle(lead, settlement);
      } catch (error) {
        if (isStopped) throw error;
        log(
          { lead: lead.id, error: errorCode(error) },
          'the outcome of an attempt could not be stored yet',
        );
        await wait(Math.min(5000, 100 * 2 ** tries), undefined, { ref: false });
      }
    }
  }

  /** Reads the shared pause into `sendingPausedUntil`. @returns milliseconds until the first free slot. */
  async function readPace(): Promise<number> {
    const { paused, reserved } = await outbox.readPace(now());
    if (paused > 0) sendingPausedUntil = now() + paused;
    return reserved;
  }

  /** Pauses this sender, and through the store all others. */
  async function pauseSending(milliseconds: number): Promise<void> {
    const until = now() + Math.min(milliseconds, maxSendingPause);
    sendingPausedUntil = Math.max(sendingPausedUntil, until);
    log({ milliseconds: until - now() }, 'the provider asks to back off');
    await outbox.pauseSending(until).catch((error: unknown) => {
      log({ error: errorCode(error) }, 'the back-off could not be stored');
    });
  }

  /** Whether sending is paused. A longer pause than the maximum is ignored: the clock was set back since. */
  function isSendingPaused(): boolean {
    return now() < sendingPausedUntil && sendingPausedUntil <= now() + maxSendingPause;
  }

  async function waitForSlot(slot: number): Promise<void> {
    const delay = slot - now();
    if (delay <= 0) return;
    await wait(delay, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
  }

  async function run(): Promise<void> {
    let failures = 0;
    while (!stopping.signal.aborted) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      let delay;
      try {
        delay = await poll();
        failures = 0;
      } catch (error) {
        // A store that is locked or missing must not end the loop.
        log({ error: errorCode(error) }, 'the outbox could not be read');
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
      const timer = new AbortController();
      await Promise.race([
        Promise.resolve(loop).then(() => Promise.all(inFlight.values())),
        wait(maxStopTime, undefined, { signal: timer.signal }).catch(() => undefined),
      ]);
      timer.abort();
      isStopped = true;
    },
    kick: () => wake(),
  };
}

/** Returns the state of a lead that is tried again later: a held lead stays held, any other is pending. */
function stateOf({ state }: StoredLead): 'pending' | 'held' {
  return state === 'held' ? 'held' : 'pending';
}
