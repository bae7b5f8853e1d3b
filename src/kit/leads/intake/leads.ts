import 'server-only';

import { setTimeout as wait } from 'node:timers/promises';

import { countAttempt } from '#kit/leads/outbox/attempts.ts';
import { createDelivery, type Delivery } from '#kit/leads/outbox/delivery.ts';
import { channelsOf, createNotices, type Notices } from '#kit/leads/outbox/notices.ts';
import { createOutbox, type Outbox } from '#kit/leads/outbox/outbox.ts';
import { createSubmit, type Submit } from '#kit/leads/outbox/provider-client.ts';
import { startRetention } from '#kit/leads/outbox/retention.ts';
import { openStore } from '#kit/leads/outbox/store.ts';
import { StoreError } from '#kit/leads/outbox/store-error.ts';
import { currentEnvironment } from '#kit/runtime/environment.ts';
import { errorMessage } from '#kit/runtime/errors.ts';
import { log } from '#kit/runtime/log.ts';

import type { NewLead } from './receive.ts';

/** The open store and the services that work on it. */
interface Opened {
  outbox: Outbox;
  delivery: Delivery | undefined;
  notices: Notices;
  stopRetention: () => void;
}

/** How long the result of a probe is reused; milliseconds. */
const probeInterval = 1000;

/**
 * The store of the process. Undefined before its first use, and after opening failed or it was abandoned.
 */
let opening: Promise<Opened> | undefined;
/** Aborted to end `keepOpening`, which opens a store that was unavailable at the start. */
let reopening: AbortController | undefined;
/** The running probe, or the last one while its result is reused. */
let probing: Promise<string | undefined> | undefined;
/** Stores that were abandoned and are being closed. */
const closing = new Set<Promise<void>>();

const logEvent = (event: Record<string, unknown>, message: string) => log.info(event, message);

/**
 * Stores a lead durably and, if a provider is configured, starts its delivery. Opens the store of the
 * process at its first use. Rejects while the store is unavailable.
 *
 * @returns the id under which the lead, or the one that it duplicates, is stored.
 */
export function storeLead(lead: NewLead): Promise<string> {
  return withOpened(async ({ outbox, delivery }) => {
    const id = await outbox.store(lead);
    delivery?.kick();
    return id;
  });
}

/** Returns how many leads are in each state. Rejects while the store is unavailable. */
export async function countLeads(): ReturnType<Outbox['counts']> {
  return (await open()).outbox.counts();
}

/**
 * Returns why no lead can be stored now, for health checks; undefined if leads can be stored. The
 * provider's state does not matter, since leads wait in the store. The result is reused for a second
 * (`probeInterval`).
 */
export function findTrouble(): Promise<string | undefined> {
  probing ??= probe().finally(() => {
    setTimeout(() => (probing = undefined), probeInterval).unref();
  });
  return probing;
}

async function probe(): Promise<string | undefined> {
  try {
    await withOpened(({ outbox }) => outbox.probe());
    return undefined;
  } catch (error) {
    log.warn({ error: errorMessage(error) }, 'no lead can be stored');
    // `opening` is undefined if the store could not be opened or was abandoned.
    return opening ? 'no lead can be stored' : 'the store of leads is unavailable';
  }
}

/**
 * Opens the store and starts to deliver the leads that are left in it. If the store is only unavailable,
 * the site starts nevertheless, and the store is opened as soon as that succeeds.
 *
 * @throws StoreError if a person has to correct the configuration.
 */
export async function startLeads(): Promise<void> {
  try {
    await open();
  } catch (error) {
    if (!(error instanceof StoreError && error.temporary)) throw error;
    log.error(
      `${error.message} The site serves its pages; forms say that they cannot store until it is back.`,
    );
    reopening = new AbortController();
    void keepOpening(reopening.signal);
  }
}

/** Waits for the attempts in flight and starts no more. Leads can still be stored. */
export async function stopDelivery(): Promise<void> {
  reopening?.abort();
  const opened = await opening?.catch(() => undefined);
  opened?.stopRetention();
  await opened?.delivery?.stop();
}

/** Stops the delivery and closes the store. */
export async function stopLeads(): Promise<void> {
  reopening?.abort();
  const opened = await opening?.catch(() => undefined);
  opening = undefined;
  probing = undefined;
  if (opened) await close(opened);
  await Promise.all(closing);
}

async function close({ outbox, delivery, notices, stopRetention }: Opened): Promise<void> {
  stopRetention();
  await delivery?.stop();
  await notices.stop();
  await outbox.close();
}

/**
 * Closes a store whose file was deleted or replaced. Unlike in `close`, the connection is closed first:
 * while it is open, SQLite would use the old WAL index for a new file of the same name in this process.
 */
async function abandon({ outbox, delivery, notices, stopRetention }: Opened): Promise<void> {
  const closed = outbox.close();
  stopRetention();
  await closed;
  await delivery?.stop();
  await notices.stop();
}

/**
 * Runs work with the store. A store whose file was deleted or replaced is abandoned, and the next use opens
 * a new one. A file that was overwritten in place is kept open, because closing it would write SQLite's log
 * into the new content.
 */
async function withOpened<Result>(work: (opened: Opened) => Promise<Result>): Promise<Result> {
  const current = open();
  const opened = await current;
  try {
    return await work(opened);
  } catch (error) {
    // The errors of `assertFileIntact` are temporary if the file was deleted or replaced.
    const isFileGone = error instanceof StoreError && error.temporary;
    // Another use may have abandoned this store already.
    if (isFileGone && opening === current) {
      opening = undefined;
      log.error(`${error.message} The next use opens a new one.`);
      const closed = abandon(opened)
        .catch(() => undefined)
        .finally(() => closing.delete(closed));
      closing.add(closed);
    }
    throw error;
  }
}

/** Opens the store, or returns the one that is open or being opened. */
function open(): Promise<Opened> {
  opening ??= openOnce().catch((error: unknown) => {
    // The next use tries again.
    opening = undefined;
    throw error;
  });
  return opening;
}

async function openOnce(): Promise<Opened> {
  const environment = currentEnvironment();
  const store = await openStore({
    databaseUrl: environment.databaseUrl,
    file: environment.leadsDb,
    log: logEvent,
  });
  const outbox = createOutbox(store);
  const notices = createNotices({ channels: channelsOf(environment.notices), log: logEvent });
  const { provider } = environment;
  const delivery = provider
    ? createDelivery({
        outbox,
        submit: withCounting(createSubmit(provider, { log: logEvent })),
        rate: environment.leadsRate,
        idField: environment.leadsIdField,
        log: logEvent,
        notify: (event) => notices.add(event),
      })
    : undefined;
  delivery?.start();
  const stopRetention = startRetention({
    outbox,
    days: environment.leadsRetentionDays,
    log: logEvent,
  });
  return { outbox, delivery, notices, stopRetention };
}

/** Counts the attempts of `submit` for the metrics. */
function withCounting(submit: Submit): Submit {
  return async (form, payload) => {
    try {
      const answer = await submit(form, payload);
      countAttempt(`${String(Math.floor(answer.status / 100))}xx`);
      return answer;
    } catch (error) {
      countAttempt('none');
      throw error;
    }
  };
}

/** Tries to open the store, with exponential back-off, until that succeeds. */
async function keepOpening(signal: AbortSignal): Promise<void> {
  for (let tries = 0; !signal.aborted; tries += 1) {
    const delay = Math.random() * Math.min(10_000, 500 * 2 ** tries);
    await wait(delay, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return;
    try {
      await open();
      log.info('the store of leads is available again');
      return;
    } catch (error) {
      log.warn({ error: errorMessage(error) }, 'the store of leads is still unavailable');
    }
  }
}
