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

import { abuses } from './abuse.ts';
import { attacksOn, runAttack } from './attacks.ts';

export interface LoadOptions {
  connections: number;
  seconds: number;
  /** Number of addresses to request that do not exist. */
  unknown: number;
  /** Seconds of each attack. */
  attack: number;
  bounds: Bounds;
}

export interface Bounds {
  /** Milliseconds of the 99th percentile of latency under load. */
  p99: number;
  /** MB by which the memory of the process may have grown since the warm-up when all is over. */
  growth: number;
  /** Milliseconds that `/healthz` may take under attack. */
  health: number;
}

/** The result of one check: what was measured, and its bound. */
export interface Row {
  check: string;
  measured: string;
  bound: string;
  met: boolean;
}

/**
 * Loads and abuses a server, and checks its answers, its memory, and that it still accepts leads.
 *
 * @param site On loopback, with a store of its own.
 */
export async function runLoad(site: Site, options: LoadOptions): Promise<Row[]> {
  const { bounds, connections, seconds } = options;
  const page = `${site.url}/about`;

  // The warm-up: the first requests of each kind fill caches.
  await runAutocannon(page, { connections, seconds: Math.max(1, Math.min(5, seconds)) });
  await sendAbuses(site);
  await requestUnknown(site, 200, 0);
  await sendLead(site, 'before');
  await wait(1000);
  const before = memoryOf(site.process);

  const load = await runAutocannon(page, options);
  const wrongAnswers = await sendAbuses(site);
  const unknown = await requestUnknown(site, options.unknown, 1);
  const attackRows = await attackAll(site, options);
  const isStored = await sendLead(site, 'after');
  const errors = site
    .output()
    .split('\n')
    .filter((line) => /"level":[56]0/.test(line));
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
    none(`of ${String(options.unknown)} unknown addresses without 404`, unknown),
    ...attackRows,
    none('leads that are not stored afterwards', isStored ? 0 : 1),
    none('errors in the log', errors.length, errors),
    none('ends of the process', isAlive ? 0 : 1),
    atMost('memory afterwards', (after - before) / megabyte, [bounds.growth, 'MB more']),
  ];
}

const megabyte = 2 ** 20;

/** Returns a check that a value is within its bound. An unknown value (NaN: memory without /proc) passes. */
function atMost(check: string, value: number, [bound, unit]: [number, string]): Row {
  const measured = `${String(Math.round(value))} ${unit}`;
  return { check, measured, bound: `≤ ${String(bound)} ${unit}`, met: !(value > bound) };
}

/** Returns a check that something never happened; `examples` are printed if it did. */
function none(check: string, count: number, examples: readonly string[] = []): Row {
  const measured = [String(count), ...examples.slice(0, 5)].join('; ');
  return { check, measured, bound: 'none', met: count === 0 };
}

/** Sends each abuse once, all of them in parallel. @returns descriptions of the wrong answers. */
async function sendAbuses(site: Site): Promise<string[]> {
  const wrong = await Promise.all(
    abuses.map(async ({ name, bytes, expected }) => {
      const { statuses, text } = await exchange(site.url, bytes);
      // A second answer would be that of a smuggled request.
      const isExpected =
        statuses.length === 1 && statuses.every((status) => expected.includes(status));
      // Contents of /etc/passwd or package.json.
      const leaksFile = /root:.*:0:0|"dependencies"/.test(text);
      if (isExpected && !leaksFile) return [];
      return [`${name}: ${statuses.slice(0, 5).join(', ') || 'no answer'}`];
    }),
  );
  return wrong.flat();
}

/** Runs all attacks, one after the other. Returns a check for each. */
async function attackAll(
  site: Site,
  { connections, attack: seconds, bounds }: LoadOptions,
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
 * @param series A number that becomes part of the addresses, so that no two series share one.
 * @returns how many were not answered with 404 in their language.
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
        const response = await fetch(site.url + address);
        const page = await response.text();
        if (response.status !== 404 || !page.includes(`lang="${locale}"`)) wrong += 1;
      }
    }),
  );
  return wrong;
}

/** Sends a form as a browser without JavaScript does. @returns whether the lead is stored exactly once. */
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
  // The server may be closing the kept-alive connection just now, and `fetch` does not retry a post. A
  // second post is safe, because it is the same lead.
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
 * Returns the memory of the idle process in bytes. V8 gives memory back late (up to 16 s were seen), so
 * this waits until the memory is at most `enough`, but no longer than a minute.
 */
async function memoryAtRest(site: Site, enough: number): Promise<number> {
  const deadline = performance.now() + 60_000;
  for (;;) {
    const memory = memoryOf(site.process);
    // Written so that NaN, an unknown size, ends the wait.
    if (!(memory > enough) || performance.now() > deadline) return memory;
    await wait(500);
  }
}
