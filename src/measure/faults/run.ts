import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import {
  type Behaviour,
  type FakeProvider,
  type Received,
  startFakeProvider,
} from '../../leads/fake-provider/fake-provider.ts';
import { createOutbox, type Outbox } from '../../leads/outbox/outbox.ts';
import { openStore } from '../../leads/outbox/store.ts';
import { freePort } from '../../testing/free-port.ts';
import { startPostgres } from '../../testing/postgres.ts';
import { createInstance, type Instance, type InstanceKind } from './instance.ts';

export interface FaultOptions {
  kind: InstanceKind;
  database: 'sqlite' | 'postgres';
  leads: number;
  /** How often an instance is killed by SIGKILL while leads come, the last time after all came. */
  kills: number;
  /** Instances on one store. */
  instances: number;
  /** Visitors at once. */
  visitors?: number;
  /** Share of submissions that the provider never answers. */
  hangs?: number;
  say: (text: string) => void;
}

export interface FaultReport {
  /** Leads whose visitors were thanked. */
  accepted: number;
  /** Of these, leads that the provider never got. */
  lost: string[];
  /** Leads in the store. */
  stored: number;
  /** Second submissions of a lead that the provider already had. */
  duplicates: {
    /** The connection broke after the provider took it. */
    answerLost: number;
    /** The server was killed before it wrote the answer down. */
    killed: number;
    /** The server stood still until its lease ended. */
    leaseEnded: number;
    unexplained: string[];
  };
  submissions: number;
  kills: number;
  /** The most answers 429 within one second. */
  mostRefusals: number;
  /** How many repeated requests were taken for new leads. */
  repeatedTwice: number;
  /** Exit codes of the instances at the end. */
  exits: (number | null)[];
  seconds: number;
}

/** How long a lead stays in the hands of one instance; milliseconds. */
const leases: Record<InstanceKind, number> = { built: 15_000, small: 3000 };

const idField = 'lead_id';
const formId = '0f8fad5b-d9cb-469f-a165-70867728950e';
/** A lead sent so long before a kill may not have been written down as delivered. Milliseconds. */
const killWindow = 2000;
/** Milliseconds without any progress after which the rest counts as lost. */
const patience = 90_000;

/** What the provider does besides its work. */
function faultsOf(hangs: number): Behaviour {
  return {
    kind: 'chance',
    chances: [
      { share: 0.06, answer: { kind: 'status', status: 500 } },
      { share: 0.03, answer: { kind: 'status', status: 503 } },
      { share: 0.002, answer: { kind: 'status', status: 429, retryAfter: 1 } },
      { share: hangs, answer: { kind: 'hang' } },
      { share: 0.02, answer: { kind: 'reset-before' } },
      { share: 0.01, answer: { kind: 'reset' } },
      { share: 0.005, answer: { kind: 'cut' } },
      { share: 0.05, answer: { kind: 'garbage' } },
    ],
  };
}

/** Sends leads into server processes while the provider fails and the processes are killed. */
export async function runFaults(options: FaultOptions): Promise<FaultReport> {
  const folder = mkdtempSync(path.join(tmpdir(), 'faults-'));
  const provider = await startFakeProvider();
  const postgres = options.database === 'postgres' ? await startPostgres() : undefined;
  const file = path.join(folder, 'leads.db');
  const databaseUrl = await postgres?.createDatabase();
  const instances: Instance[] = [];
  try {
    for (let index = 0; index < options.instances; index += 1) {
      instances.push(
        createInstance(options.kind, await freePort(), {
          LEADS_DB: file,
          DATABASE_URL: databaseUrl ?? '',
          LEADS_PROVIDER_URL: provider.url,
          LEADS_PORTAL_ID: '123',
          LEADS_FORM_CONTACT: formId,
          LEADS_FORM_CONTACT_PAGE: formId,
          LEADS_FORM_NEWSLETTER: formId,
          LEADS_RATE: '2000',
          LEADS_ID_FIELD: idField,
        }),
      );
    }
    await Promise.all(instances.map((instance) => instance.start()));
    const outbox = createOutbox(await openStore({ databaseUrl, file }));
    try {
      return await watch(options, { provider, instances, outbox });
    } finally {
      await outbox.close();
    }
  } finally {
    await Promise.all(instances.map((instance) => instance.kill()));
    await provider.close();
    await postgres?.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Scene {
  provider: FakeProvider;
  instances: Instance[];
  outbox: Outbox;
}

async function watch(options: FaultOptions, scene: Scene): Promise<FaultReport> {
  const { leads, kills, visitors = 24, hangs = 0.002, say } = options;
  const { provider, instances, outbox } = scene;
  const start = performance.now();
  provider.behave(faultsOf(hangs));
  const ids = Array.from({ length: leads }, () => crypto.randomUUID());
  const accepted = new Set<string>();
  const killTimes: number[] = [];

  async function killOne(): Promise<void> {
    const instance = instances[killTimes.length % instances.length];
    killTimes.push(Date.now());
    await instance?.kill();
    say(`killed, ${String(accepted.size)} accepted, ${String(provider.received.length)} submitted`);
    await instance?.start();
  }

  /** A visitor tries until thanked, each time where the load balancer leads. */
  async function visit(index: number): Promise<void> {
    const id = ids[index] ?? '';
    for (let tries = 0; tries < 200; tries += 1) {
      const instance = instances[(index + tries) % instances.length];
      if ((await instance?.submit(id, valuesOf(index))) === id.slice(0, 8).toUpperCase()) {
        accepted.add(id);
        return;
      }
      await wait(50 + Math.random() * 100);
    }
  }

  let next = 0;
  const visiting = Promise.all(
    Array.from({ length: visitors }, async () => {
      while (next < leads) await visit(next++);
    }),
  );
  // The last kill finds every visitor thanked and the rest of the leads on their way.
  for (let kill = 1; kill <= kills; kill += 1) {
    await until(() => accepted.size >= (leads * kill) / kills);
    await killOne();
  }
  await visiting;
  const repeated = ids.slice(0, Math.ceil(leads / 10));
  for (const [index] of repeated.entries()) await visit(index);
  await drain(outbox, say);
  const exits = await Promise.all(instances.map((instance) => instance.stop()));

  const rows = await allIds(outbox);
  const arrived = provider.received.filter(({ accepted: taken }) => taken);
  const arrivedIds = new Set(arrived.map(idOf));
  return {
    accepted: accepted.size,
    lost: [...accepted].filter((id) => !arrivedIds.has(id)),
    stored: rows.length,
    duplicates: explain(arrived, killTimes, leases[options.kind]),
    submissions: provider.received.length,
    kills: killTimes.length,
    mostRefusals: mostWithinASecond(provider.refusals),
    repeatedTwice: rows.length - new Set(ids).size,
    exits,
    seconds: Math.round((performance.now() - start) / 100) / 10,
  };
}

function valuesOf(index: number): Record<string, string> {
  return {
    name: `Visitor ${String(index)}`,
    email: `visitor${String(index)}@example.com`,
    contact: '98 765 43210',
    company: 'Analytical Engines',
    message: `Lead number ${String(index)}`,
  };
}

/** Waits until nothing is on its way any more, as long as something moves. */
async function drain(outbox: Outbox, say: FaultOptions['say']): Promise<void> {
  let before = Infinity;
  let moved = Date.now();
  let told = 0;
  while (Date.now() - moved < patience) {
    const { pending, held } = await outbox.counts();
    const left = pending + held;
    if (left === 0) return;
    if (left < before) {
      before = left;
      moved = Date.now();
    }
    if (Date.now() - told > 5000) {
      told = Date.now();
      say(`${String(left)} on their way`);
    }
    await wait(100);
  }
}

/** Why the provider has a lead more than once. */
function explain(
  arrived: Received[],
  killTimes: number[],
  lease: number,
): FaultReport['duplicates'] {
  const first = new Map<string, Received>();
  const result: FaultReport['duplicates'] = {
    answerLost: 0,
    killed: 0,
    leaseEnded: 0,
    unexplained: [],
  };
  for (const received of arrived) {
    const id = idOf(received);
    const earlier = first.get(id);
    first.set(id, received);
    if (!earlier) continue;
    if (earlier.status === 0) result.answerLost += 1;
    else if (killTimes.some((kill) => kill >= earlier.at - 50 && kill - earlier.at < killWindow)) {
      result.killed += 1;
    } else if (received.at - earlier.at >= lease) result.leaseEnded += 1;
    else result.unexplained.push(id);
  }
  return result;
}

function idOf({ body }: Received): string {
  return body.fields.find(({ name }) => name === idField)?.value ?? '';
}

async function allIds(outbox: Outbox): Promise<string[]> {
  const ids: string[] = [];
  for (let page = await outbox.list(); page.length > 0;) {
    ids.push(...page.map(({ id }) => id));
    page = await outbox.list({ after: page.at(-1) });
  }
  return ids;
}

function mostWithinASecond(times: readonly number[]): number {
  return Math.max(
    0,
    ...times.map((from) => times.filter((at) => at >= from && at < from + 1000).length),
  );
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await wait(20);
}
