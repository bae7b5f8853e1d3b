import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';

import { defaultLocale, localeCodes } from '#kit/i18n/locales.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import { runAutocannon } from '#kit/measure/autocannon.ts';
import { site as definition } from '#kit/site/definition.ts';
import { exchange } from '#kit/testing/exchange.ts';
import { memoryOf } from '#kit/testing/memory.ts';
import type { Site } from '#kit/testing/site.ts';
import { formData, hiddenFields, leadFields } from '#kit/testing/submissions.ts';

import { type Abuse, abusesOf } from './abuse.ts';
import { attacksOn, runAttack } from './attacks.ts';

export interface LoadOptions {
  connections: number;
  seconds: number;
  /** How many addresses that do not exist are requested. */
  unknownAddresses: number;
  /** Duration of each attack. */
  attackSeconds: number;
  bounds: Bounds;
}

/** Maximum values. */
export interface Bounds {
  /** 99th percentile of latency under load, in milliseconds. */
  p99: number;
  /** Growth of the memory of the process from the warm-up to the end, in MB. */
  growth: number;
  /** Slowest response of `/healthz` under attack, in milliseconds. */
  health: number;
}

/** The result of one check, for the report: what was measured, and its bound. */
export interface Row {
  check: string;
  measured: string;
  bound: string;
  met: boolean;
}

/**
 * Puts load on a server and abuses it. Checks its responses, its memory, and that it still accepts leads.
 *
 * @param site A site on loopback with an SQLite store of its own.
 */
export async function runLoad(site: Site, options: LoadOptions): Promise<Row[]> {
  const { bounds, connections, seconds } = options;
  const page = site.url + definition.trial.path;
  const abuses = abusesOf(definition.trial.path);

  // The warm-up: the first requests of each kind fill caches, which must not count as growth of the memory.
  await runAutocannon(page, { connections, seconds: Math.max(1, Math.min(5, seconds)) });
  await sendAbuses(site, abuses);
  await requestUnknown(site, 200, 0);
  if (!(await sendLead(site, 'before'))) throw new Error('The site stores no lead.');
  await wait(1000);
  const before = memoryOf(site.process);

  const load = await runAutocannon(page, options);
  const wrongAnswers = await sendAbuses(site, abuses);
  const unknown = await requestUnknown(site, options.unknownAddresses, 1);
  const attackRows = await attackAll(site, options);
  // If the process has ended, the request fails; the row about the process says why.
  const isStored = await sendLead(site, 'after').catch(() => false);
  const errors = site
    .output()
    .split('\n')
    .filter((line) => errorLine.test(line));
  const after = await memoryAtRest(site, before + bounds.growth * megabyte);
  const isAlive = site.process.exitCode === null && site.process.signalCode === null;
  const rate = Math.round(load.requests.average);
  return [
    atMost(
      `p99 of ${String(connections)} connections for ${String(seconds)} s (${String(rate)} requests/s)`,
      load.latency.p99,
      [bounds.p99, 'ms'],
    ),
    none('wrong or broken answers under load', load.non2xx + load.errors),
    none(
      `wrong answers to ${String(abuses.length)} kinds of abuse`,
      wrongAnswers.length,
      wrongAnswers,
    ),
    none(`of ${String(options.unknownAddresses)} unknown addresses without 404`, unknown),
    ...attackRows,
    none('leads that are not stored afterwards', isStored ? 0 : 1),
    none('errors in the log', errors.length, errors),
    none('ends of the process', isAlive ? 0 : 1),
    atMost('memory afterwards', (after - before) / megabyte, [bounds.growth, 'MB more']),
  ];
}

const megabyte = 2 ** 20;
/** Matches a log line of level error (50) or fatal (60). */
const errorLine = /"level":[56]0/;

/** Returns a check that a value is within its bound. An unknown value (NaN: memory without /proc) passes. */
function atMost(check: string, value: number, [bound, unit]: [number, string]): Row {
  const measured = `${String(Math.round(value))} ${unit}`;
  const met = Number.isNaN(value) || value <= bound;
  return { check, measured, bound: `≤ ${String(bound)} ${unit}`, met };
}

/** Returns a check that something never happened; `examples` are printed if it did. */
function none(check: string, count: number, examples: readonly string[] = []): Row {
  const measured = [String(count), ...examples.slice(0, 5)].join('; ');
  return { check, measured, bound: 'none', met: count === 0 };
}

/** Sends each abuse once, all of them in parallel. Returns descriptions of the wrong answers. */
async function sendAbuses(site: Site, abuses: readonly Abuse[]): Promise<string[]> {
  const wrongAnswers = await Promise.all(
    abuses.map(async ({ name, bytes, expected }) => {
      const { statuses, text } = await exchange(site.url, bytes);
      // A second response would be the response to a smuggled request.
      const isExpected =
        statuses.length === 1 && statuses.every((status) => expected.includes(status));
      // Matches the contents of /etc/passwd or package.json.
      const leaksFile = /root:.*:0:0|"dependencies"/.test(text);
      if (isExpected && !leaksFile) return [];
      return [`${name}: ${statuses.slice(0, 5).join(', ') || 'no answer'}`];
    }),
  );
  return wrongAnswers.flat();
}

/** Runs all attacks, one after the other. Returns a check for each. */
async function attackAll(
  site: Site,
  { connections, attackSeconds: seconds, bounds }: LoadOptions,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const attack of await attacksOn(site)) {
    const { slowestHealth } = await runAttack(site, attack, { connections, seconds });
    rows.push(atMost(`/healthz during ${attack.name}`, slowestHealth, [bounds.health, 'ms']));
  }
  return rows;
}

/**
 * Requests addresses that do not exist, in all languages.
 *
 * @param series A number that becomes part of the addresses, so that no two series share an address.
 * @returns the number of responses that were not a 404 page in the language of the address.
 */
async function requestUnknown(site: Site, count: number, series: number): Promise<number> {
  let next = 0;
  let wrong = 0;
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      while (next < count) {
        const index = next++;
        const locale = localeCodes[index % localeCodes.length] ?? defaultLocale;
        const address = localizePath(`/unknown-${String(series)}-${String(index)}`, locale);
        const isExpected = await fetch(site.url + address).then(
          async (response) =>
            response.status === 404 && (await response.text()).includes(`lang="${locale}"`),
          () => false,
        );
        if (!isExpected) wrong += 1;
      }
    }),
  );
  return wrong;
}

/**
 * Sends a form as a browser without JavaScript does.
 *
 * @param name Becomes part of the lead's e-mail address, by which the lead is found in the store.
 * @returns whether the lead is stored exactly once.
 */
async function sendLead(site: Site, name: string): Promise<boolean> {
  const { path, form } = definition.trial;
  const address = site.url + path;
  const email = `load-${name}@visitor.example`;
  const fields = {
    ...leadFields,
    ...hiddenFields(await (await fetch(address)).text(), form),
    email,
  };
  const post = () => fetch(address, { method: 'POST', body: formData(fields) });
  // Posts a second time if the first post fails: the server may have closed the kept-alive connection just then, and
  // `fetch` itself does not retry a post. The server stores the same lead only once.
  const response = await post().catch(post);
  await response.text();
  const database = new DatabaseSync(site.database, { readOnly: true });
  const stored = database.prepare('select payload from leads').all();
  database.close();
  return (
    response.ok && stored.filter(({ payload }) => String(payload).includes(email)).length === 1
  );
}

/**
 * Returns the memory of the idle process in bytes. V8 frees memory late (after up to 16 s), so this waits until the
 * memory is at most `bound` bytes, but no longer than a minute.
 */
async function memoryAtRest(site: Site, bound: number): Promise<number> {
  const deadline = performance.now() + 60_000;
  for (;;) {
    const memory = memoryOf(site.process);
    // If the size is unknown (NaN, without /proc), there is nothing to wait for.
    if (Number.isNaN(memory) || memory <= bound || performance.now() > deadline) return memory;
    await wait(500);
  }
}
