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
  /** How often an instance is killed by SIGKILL while leads are sent; the last time when all are accepted. */
  kills: number;
  /** Instances on one store. */
  instances: number;
  /** Visitors at once. */
  visitors: number;
}

export interface FaultReport {
  /** Leads that the site accepted: the visitor was shown the reference. */
  accepted: number;
  /** Of these, leads that never reached the provider. */
  lost: number;
  /** Leads in the store. */
  stored: number;
  /** Second submissions of a lead that the provider had taken. */
  duplicates: number;
  /** Of these, how many followed neither a lost answer, nor a kill, nor the end of a lease. */
  unexplained: number;
  /** Exit codes of the instances at the end. */
  exits: (number | null)[];
}

const { path: page, form } = definition.trial;
const idField = 'lead_id';
/** The lease of a lead (1.5 times the timeout of an attempt); milliseconds. */
const lease = 15_000;
/** An attempt so shortly before a kill may not have been recorded; milliseconds. */
const killWindow = 2000;
/** Milliseconds without progress after which a visitor gives up, and leads that are left count as lost. */
const stallTimeout = 90_000;

/** Chances of what the provider does instead of accepting. */
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

/** Sends leads into server processes while the provider fails and the processes are killed. */
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

    /**
     * A visitor sends a lead until it is accepted, each time to the next instance. How long an instance
     * takes to start again is the machine's affair.
     */
    const visit = async (index: number) => {
      const id = ids[index] ?? '';
      // Another text in each: the same text would be a duplicate.
      const message = `Lead number ${String(index)}`;
      const fields = { ...leadFields, ...hidden, message, lead: id };
      const end = Date.now() + stallTimeout;
      for (let tries = 0; Date.now() < end; tries += 1) {
        const site = sites[(index + tries) % sites.length];
        if (site && (await isAccepted(site, fields))) {
          accepted.add(id);
          return;
        }
        await wait(50 + Math.random() * 100);
      }
    };
    let next = 0;
    let isVisiting = true;
    const visiting = Promise.all(
      Array.from({ length: visitors }, async () => {
        while (next < leads) await visit(next++);
      }),
    ).then(() => (isVisiting = false));
    // At the last kill every lead is accepted and some are still to be sent.
    for (let kill = 0; kill < kills; kill += 1) {
      while (isVisiting && accepted.size < (leads * (kill + 1)) / kills) await wait(20);
      const index = kill % sites.length;
      const { port } = new URL(sites[index]?.url ?? '');
      killTimes.push(Date.now());
      await sites[index]?.stop('SIGKILL');
      sites[index] = await startInstance(port);
    }
    await visiting;
    // The same leads again are accepted as duplicates: the store gets no new ones.
    for (let index = 0; index < leads / 10; index += 1) await visit(index);
    await drain(outbox);
    const exits = await Promise.all(sites.map((site) => site.stop()));
    const { oldestPending: _, ...stored } = await outbox.counts();
    const arrived = provider.received.filter(({ accepted: taken }) => taken);
    return {
      accepted: accepted.size,
      lost: accepted.difference(new Set(arrived.map(idOf))).size,
      stored: Object.values(stored).reduce((sum, count) => sum + count),
      ...duplicatesOf(arrived, killTimes),
      exits,
    };
  } finally {
    await outbox?.close();
    await Promise.all(sites.map((site) => site.stop('SIGKILL')));
    await provider.close();
    await postgres?.stop();
  }
}

/** The failures of a run, as words; an empty list where all is well. */
export function failuresOf(report: FaultReport, leads: number): string[] {
  const { accepted, lost, stored, unexplained, exits } = report;
  return Object.entries({
    'not every visitor was thanked': accepted !== leads,
    'leads are lost': lost > 0,
    'the store has another number of leads': stored !== leads,
    'duplicates are unexplained': unexplained > 0,
    'an instance failed': exits.some((code) => code !== 0),
  }).flatMap(([failure, failed]) => (failed ? [failure] : []));
}

/** Posts a lead as a browser without JavaScript does. @returns whether the answer has its reference. */
async function isAccepted(site: Site, fields: Record<string, string> & { lead: string }) {
  try {
    const response = await fetch(site.url + page, { method: 'POST', body: formData(fields) });
    const html = await response.text();
    return response.ok && html.includes(fields.lead.slice(0, 8).toUpperCase());
  } catch {
    return false;
  }
}

/** Waits until no lead is left to send, as long as there is progress. */
async function drain(outbox: Outbox): Promise<void> {
  let before = Infinity;
  let progressAt = Date.now();
  while (Date.now() - progressAt < stallTimeout) {
    const { pending, held } = await outbox.counts();
    const left = pending + held;
    if (left === 0) return;
    if (left < before) {
      before = left;
      progressAt = Date.now();
    }
    await wait(100);
  }
}

/** How many leads reached the provider twice, and how many of those for no known reason. */
function duplicatesOf(arrived: Received[], killTimes: number[]) {
  const last = new Map<string, Received>();
  let duplicates = 0;
  let unexplained = 0;
  for (const received of arrived) {
    const earlier = last.get(idOf(received));
    last.set(idOf(received), received);
    if (!earlier) continue;
    duplicates += 1;
    const isJustBefore = (kill: number) =>
      kill >= earlier.at - 50 && kill - earlier.at < killWindow;
    const isExplained =
      // The answer was lost.
      earlier.status === 0 ||
      // The instance was killed before it recorded the delivery.
      killTimes.some(isJustBefore) ||
      received.at - earlier.at >= lease;
    if (!isExplained) unexplained += 1;
  }
  return { duplicates, unexplained };
}

function idOf({ body }: Received): string {
  return body.fields.find(({ name }) => name === idField)?.value ?? '';
}
