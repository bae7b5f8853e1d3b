import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';

import { localeCodes } from '../../i18n/locales.ts';
import { localizePath } from '../../i18n/paths.ts';
import { exchange } from '../../testing/exchange.ts';
import { memoryOf } from '../../testing/process-tree.ts';
import type { Site } from '../../testing/site.ts';
import { formData, hiddenFields } from '../../testing/submissions.ts';
import { runAutocannon } from '../autocannon.ts';
import { abuses } from './abuse.ts';
import { attack } from './attack.ts';

export interface LoadOptions {
  connections: number;
  seconds: number;
  /** Addresses that do not exist. */
  unknown: number;
  /** Clients of each slow kind, beside the load. */
  slow: number;
  /** Seconds of the attack by posts, HEAD and clients that do not read. */
  attack: number;
  bounds: Bounds;
}

export interface Bounds {
  /** Milliseconds that one in a hundred requests may exceed under load. */
  p99: number;
  /** MB that the process may hold more afterwards than after its warming up. */
  growth: number;
  /** Milliseconds after which half a request must be cut. */
  slow: number;
  /** Milliseconds within which `/healthz` answers during the attack. */
  health: number;
  /** MB that the process may hold during the attack. */
  peak: number;
}

/** A check of the run: what was measured, and what it had to be. */
export interface Row {
  check: string;
  measured: string;
  bound: string;
  met: boolean;
}

/**
 * Loads and abuses a server, and checks that it answers rightly, holds its memory and still takes
 * leads.
 *
 * @param site On loopback, with a store of its own.
 */
export async function runLoad(site: Site, options: LoadOptions): Promise<Row[]> {
  const { bounds, connections, seconds } = options;
  const page = `${site.url}/about`;

  // The first requests of each kind make what is kept from then on.
  await runAutocannon(page, { connections, seconds: Math.max(1, Math.min(5, seconds)) });
  await misuse(site);
  await ask(site, 200, 0);
  await sendLead(site, 'before');
  await wait(1000);
  const before = memoryOf(site.process.pid ?? 0);

  const [busy, slow] = await Promise.all([runAutocannon(page, options), stall(site, options.slow)]);
  const misused = await misuse(site);
  const unknown = await ask(site, options.unknown, 1);
  const attacked = await attack(site, options.attack);
  const isStored = await sendLead(site, 'after');
  const errors = site
    .output()
    .split('\n')
    .filter((line) => /"level":[56]0/.test(line));
  const held = await settled(site, before + bounds.growth * megabyte);
  const isAlive = site.process.exitCode === null && site.process.signalCode === null;
  const rate = Math.round(busy.requests.average);
  return [
    atMost(
      `p99 of ${String(connections)} connections for ${String(seconds)} s (${String(rate)} requests/s)`,
      busy.latency.p99,
      [bounds.p99, 'ms'],
    ),
    none('wrong or broken answers under load', busy.non2xx + busy.errors),
    atMost(`the last of ${String(4 * options.slow)} slow clients beside it was cut after`, slow, [
      bounds.slow,
      'ms',
    ]),
    none(`wrong answers to ${String(abuses.length)} kinds of abuse`, misused.length, misused),
    none(`of ${String(options.unknown)} unknown addresses without 404`, unknown),
    none(
      `answers of 500 in ${String(options.attack)} s of strange posts, HEAD and clients that do not read`,
      attacked.wrong.length,
      attacked.wrong,
    ),
    atMost('/healthz meanwhile', attacked.slowest, [bounds.health, 'ms']),
    atMost('memory meanwhile', attacked.peak / megabyte, [bounds.peak, 'MB']),
    // Connections of our own are kept alive.
    atMost('open descriptors afterwards', attacked.descriptors, [8, 'more']),
    none('leads that are not stored afterwards', isStored ? 0 : 1),
    none('errors in the log', errors.length, errors),
    none('ends of the process', isAlive ? 0 : 1),
    atMost('memory afterwards', (held - before) / megabyte, [bounds.growth, 'MB more']),
  ];
}

const megabyte = 2 ** 20;

/** Where a figure is unknown, as memory without /proc, nothing is broken. */
function atMost(check: string, value: number, [bound, unit]: [number, string]): Row {
  const measured = `${String(Math.round(value))} ${unit}`;
  return { check, measured, bound: `≤ ${String(bound)} ${unit}`, met: !(value > bound) };
}

function none(check: string, count: number, what: readonly string[] = []): Row {
  const measured = [String(count), ...what.slice(0, 5)].join('; ');
  return { check, measured, bound: 'none', met: count === 0 };
}

const request = 'GET /about HTTP/1.1\r\nHost: 127.0.0.1\r\n';
const post =
  'POST /about HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: multipart/form-data; boundary=x\r\n';

/** Slow clients of four kinds. Answers when the last was cut; milliseconds. */
async function stall(site: Site, count: number): Promise<number> {
  const drips = [
    { bytes: request, text: 'X-Slow: a\r\n' },
    { bytes: `${post}Content-Length: 50000\r\n\r\n--x`, text: 'a' },
    { bytes: `${post}Transfer-Encoding: chunked\r\n\r\n`, text: '1\r\na\r\n' },
    { bytes: '', text: '' },
  ];
  const times = await Promise.all(
    drips.flatMap(({ bytes, text }) =>
      Array.from({ length: count }, async () => {
        const drip = { text, interval: 500 };
        // An answer does not end it: only that the server hangs up.
        const { time } = await exchange(site.url, bytes, { drip, answers: 2, patience: 30_000 });
        return time;
      }),
    ),
  );
  return Math.max(0, ...times);
}

/** Sends each abuse once. Answers what was wrong. */
async function misuse(site: Site): Promise<string[]> {
  const wrong: string[] = [];
  for (const { name, bytes, right, answers = 1 } of abuses) {
    const expected = answers === 'some' ? 1 : answers;
    const { statuses, closed, text } = await exchange(site.url, bytes, { answers: expected });
    const fits = statuses.every((status) => right.includes(status));
    const silent = right.length === 0 && closed;
    const leaks = /root:.*:0:0|"dependencies"/.test(text);
    const complete = answers === 'some' ? statuses.length > 0 : statuses.length === answers;
    if (!fits || leaks || !(complete || silent)) {
      wrong.push(`${name}: ${statuses.slice(0, 5).join(', ') || 'no answer'}`);
    }
  }
  return wrong;
}

/** Asks for addresses that do not exist, in all languages. Answers how many were not 404. */
async function ask(site: Site, count: number, series: number): Promise<number> {
  let next = 0;
  let wrong = 0;
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      while (next < count) {
        const index = next++;
        const locale = localeCodes[index % localeCodes.length] ?? 'en';
        const address = localizePath(`/unknown-${String(series)}-${String(index)}`, locale);
        const response = await fetch(site.url + address);
        const page = await response.text();
        if (response.status !== 404 || !page.includes(`lang="${locale}"`)) wrong += 1;
      }
    }),
  );
  return wrong;
}

/** Sends the newsletter's form as a browser without scripts does. Answers whether it is stored. */
async function sendLead(site: Site, name: string): Promise<boolean> {
  const address = `${site.url}/`;
  const email = `load-${name}@visitor.example`;
  const fields = hiddenFields(await (await fetch(address)).text(), 'newsletter');
  const response = await fetch(address, { method: 'POST', body: formData({ ...fields, email }) });
  await response.text();
  const database = new DatabaseSync(site.database, { readOnly: true });
  const stored = database.prepare('select payload from leads').all();
  database.close();
  return (
    response.ok && stored.filter(({ payload }) => String(payload).includes(email)).length === 1
  );
}

/**
 * Memory once the process is at rest. It gives back what it no longer needs in its own time, which
 * here was up to 16 s; nobody waits for more than a minute.
 */
async function settled(site: Site, enough: number): Promise<number> {
  const deadline = performance.now() + 60_000;
  for (;;) {
    const held = memoryOf(site.process.pid ?? 0);
    if (!(held > enough) || performance.now() > deadline) return held;
    await wait(500);
  }
}
