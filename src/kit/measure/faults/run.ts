import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import {
  type Behaviour,
  type Received,
  startFakeProvider,
} from '#kit/leads/fake-provider/fake-provider.ts';
import { createOutbox, type Outbox } from '#kit/leads/outbox/outbox.ts';
import { openStore } from '#kit/leads/outbox/store.ts';
import { site as definition } from '#kit/site/definition.ts';
import { freePort } from '#kit/testing/free-port.ts';
import { startPostgres } from '#kit/testing/postgres.ts';
import { providerEnvironment, type Site, startSite } from '#kit/testing/site.ts';
import { formData, hiddenFields, leadFields } from '#kit/testing/submissions.ts';
import { temporaryFolder } from '#kit/testing/temporary-folder.ts';

export interface FaultOptions {
  database: 'sqlite' | 'postgres';
  leads: number;
  /** How often an instance is killed (SIGKILL), the last time after all leads are accepted. */
  kills: number;
  /** Number of server instances that share one store. */
  instances: number;
  /** Number of visitors who send leads at the same time. */
  visitors: number;
}

export interface FaultReport {
  /** Number of leads that the site accepted, that is, for which the visitor was shown a reference. */
  accepted: number;
  /** Number of accepted leads that the provider never accepted. */
  lost: number;
  /** Number of leads in the store. */
  stored: number;
  /** Number of repeated deliveries of a lead that the provider had already accepted. */
  duplicates: number;
  /** Number of duplicates that are not explained by a lost response, a kill or the end of a lease. */
  unexplained: number;
  /** Exit codes of the instances at the end. */
  exits: (number | null)[];
}

const { path: page, form } = definition.trial;
const idField = 'lead_id';
/** Milliseconds of a lead's lease: 1.5 times the timeout of a delivery attempt (delivery.ts). */
const lease = 15_000;
/** Milliseconds that an instance may need to record a delivery. A kill within this time explains a duplicate. */
const killWindow = 2000;
/** Milliseconds after a kill in which a delivery that was on its way may still arrive at the provider. */
const killTolerance = 50;
/**
 * Milliseconds after which a visitor gives up. If no lead is delivered for this time, the remaining leads count as
 * lost.
 */
const stallTimeout = 90_000;

/** The faults of the provider, each with its probability. */
const faults: Behaviour = {
  kind: 'chance',
  chances: [
    { share: 0.06, answer: { kind: 'status', status: 500 } },
    { share: 0.03, answer: { kind: 'status', status: 503 } },
    { share: 0.002, answer: { kind: 'status', status: 429, retryAfter: 1 } },
    { share: 0.002, answer: { kind: 'hang' } },
    { share: 0.02, answer: { kind: 'reset-before' } },
    { share: 0.01, answer: { kind: 'reset' } },
    { share: 0.005, answer: { kind: 'cut' } },
    { share: 0.05, answer: { kind: 'garbage' } },
  ],
};

/** Sends leads to server processes while the provider fails and the processes are killed. */
export async function runFaults(options: FaultOptions): Promise<FaultReport> {
  const { leads, kills, visitors } = options;
  const file = path.join(temporaryFolder('faults'), 'leads.db');
  const provider = await startFakeProvider();
  const postgres = options.database === 'postgres' ? await startPostgres() : undefined;
  const databaseUrl = await postgres?.createDatabase();
  const startInstance = (port: string) =>
    startSite({
      ...providerEnvironment(provider),
      LOG_LEVEL: 'silent',
      LEADS_DB: file,
      DATABASE_URL: databaseUrl ?? '',
      LEADS_ID_FIELD: idField,
      PORT: port,
    });
  const sites: Site[] = [];
  let outbox: Outbox | undefined;
  try {
    for (let index = 0; index < options.instances; index += 1) {
      sites.push(await startInstance(String(await freePort())));
    }
    outbox = createOutbox(await openStore({ databaseUrl, file }));
    provider.behave(faults);
    const html = await (await fetch((sites[0]?.url ?? '') + page)).text();
    const hidden = hiddenFields(html, form);
    const ids = Array.from({ length: leads }, () => crypto.randomUUID());
    const accepted = new Set<string>();
    const killTimes: number[] = [];

    const sendLead = async (index: number) => {
      const id = ids[index] ?? '';
      // Leads with the same text would be taken for duplicates.
      const message = `Lead number ${String(index)}`;
      const fields = { ...leadFields, ...hidden, message, lead: id };
      if (await sendUntilAccepted(sites, index, fields)) accepted.add(id);
    };
    let nextLead = 0;
    let isSending = true;
    const sending = Promise.all(
      Array.from({ length: visitors }, async () => {
        while (nextLead < leads) await sendLead(nextLead++);
      }),
    ).then(() => (isSending = false));
    // Kills are spread evenly over the accepted leads. At the last kill every lead is accepted, but some are not
    // delivered yet.
    for (let kill = 1; kill <= kills; kill += 1) {
      while (isSending && accepted.size < (leads * kill) / kills) await wait(20);
      const index = (kill - 1) % sites.length;
      const { port } = new URL(sites[index]?.url ?? '');
      killTimes.push(Date.now());
      await sites[index]?.stop('SIGKILL');
      sites[index] = await startInstance(port);
    }
    await sending;
    // A tenth of the leads are sent once more. They are accepted as duplicates, but not stored again.
    for (let index = 0; index < leads / 10; index += 1) await sendLead(index);
    await drain(outbox);
    const exits = await Promise.all(sites.map((site) => site.stop()));
    const { oldestPending: _, ...storedByState } = await outbox.counts();
    const arrived = provider.received.filter((received) => received.accepted);
    return {
      accepted: accepted.size,
      lost: accepted.difference(new Set(arrived.map(idOf))).size,
      stored: Object.values(storedByState).reduce((sum, count) => sum + count),
      ...countDuplicates(arrived, killTimes),
      exits,
    };
  } finally {
    await outbox?.close();
    await Promise.all(sites.map((site) => site.stop('SIGKILL')));
    await provider.close();
    await postgres?.stop();
  }
}

/** Returns a description of each failure of a run; an empty list if there is none. */
export function failuresOf(report: FaultReport, leads: number): string[] {
  const { accepted, lost, stored, unexplained, exits } = report;
  const hasFailed = {
    'not every visitor was thanked': accepted !== leads,
    'leads are lost': lost > 0,
    'the store has another number of leads': stored !== leads,
    'duplicates are unexplained': unexplained > 0,
    'an instance failed': exits.some((code) => code !== 0),
  };
  return Object.entries(hasFailed).flatMap(([failure, failed]) => (failed ? [failure] : []));
}

type LeadPost = Record<string, string> & { lead: string };

/**
 * Sends a lead until it is accepted, each time to the next instance. The limit is a time and not a number of
 * attempts, because machines differ in how long an instance takes to start again.
 *
 * @param first Index of the instance that gets the first attempt, modulo the number of instances.
 * @returns whether the lead was accepted.
 */
async function sendUntilAccepted(sites: readonly Site[], first: number, fields: LeadPost) {
  const end = Date.now() + stallTimeout;
  for (let attempt = 0; Date.now() < end; attempt += 1) {
    const site = sites[(first + attempt) % sites.length];
    if (site && (await postLead(site, fields))) return true;
    await wait(50 + Math.random() * 100);
  }
  return false;
}

/** Posts a lead as a browser without JavaScript does. Returns whether the response shows the lead's reference. */
async function postLead(site: Site, fields: LeadPost) {
  try {
    const response = await fetch(site.url + page, { method: 'POST', body: formData(fields) });
    const html = await response.text();
    // The reference that a visitor is shown is the beginning of the lead's id.
    return response.ok && html.includes(fields.lead.slice(0, 8).toUpperCase());
  } catch {
    return false;
  }
}

/** Waits until all leads are delivered, or until none has been delivered for `stallTimeout`. */
async function drain(outbox: Outbox): Promise<void> {
  let leastLeft = Infinity;
  let progressAt = Date.now();
  while (Date.now() - progressAt < stallTimeout) {
    const { pending, held } = await outbox.counts();
    const left = pending + held;
    if (left === 0) return;
    if (left < leastLeft) {
      leastLeft = left;
      progressAt = Date.now();
    }
    await wait(100);
  }
}

/**
 * Counts the repeated deliveries, and how many of them have no known reason.
 *
 * @param killTimes Milliseconds since the epoch.
 */
function countDuplicates(arrived: Received[], killTimes: number[]) {
  const latest = new Map<string, Received>();
  let duplicates = 0;
  let unexplained = 0;
  for (const received of arrived) {
    const earlier = latest.get(idOf(received));
    latest.set(idOf(received), received);
    if (!earlier) continue;
    duplicates += 1;
    // Status 0: the provider accepted the lead, but the site got no response.
    const isResponseLost = earlier.status === 0;
    // An instance may have been killed before it recorded the earlier delivery.
    const isKillNear = killTimes.some(
      (kill) => kill >= earlier.at - killTolerance && kill - earlier.at < killWindow,
    );
    const isLeaseOver = received.at - earlier.at >= lease;
    const isExplained = isResponseLost || isKillNear || isLeaseOver;
    if (!isExplained) unexplained += 1;
  }
  return { duplicates, unexplained };
}

function idOf({ body }: Received): string {
  return body.fields.find(({ name }) => name === idField)?.value ?? '';
}
