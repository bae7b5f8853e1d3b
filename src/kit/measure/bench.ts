/**
 * Measures how many times a second a page's document is sent: our server, the file middleware of
 * Waku's adapter, and nginx with compressed files where it is installed (Debian: nginx-light). `--connections 32 --seconds 8 --rounds 3 --page /`;
 * `--write` keeps the table in the documents. Needs a quiet machine.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { ensureBuild } from '#kit/build/build-stamp.ts';
import { currentEnvironment } from '#kit/runtime/environment.ts';
import { freePort } from '#kit/testing/free-port.ts';
import { serveArguments } from '#kit/testing/site.ts';
import { temporaryFolder } from '#kit/testing/temporary-folder.ts';

import { type LoadReport, runAutocannon } from './autocannon.ts';
import { hasNginx, prepareNginx } from './bench/nginx.ts';
import { markdownTable } from './measurements.ts';
import { readOptions } from './options.ts';
import { report } from './program.ts';

interface Contestant {
  name: string;
  encoding: 'br' | 'gzip';
  start: (port: number) => ChildProcess;
  runs: LoadReport[];
}

const { connections, seconds, rounds, page, write } = readOptions({
  connections: 32,
  seconds: 8,
  rounds: 3,
  page: '/',
});
const folder = temporaryFolder('bench');
const { distDir } = currentEnvironment();
ensureBuild();

const stock: Contestant = {
  name: 'Waku’s adapter for Node',
  encoding: 'gzip',
  start: (port) =>
    start(['src/kit/measure/bench/stock.ts', path.join(distDir, 'public'), String(port)], {
      NODE_ENV: 'production',
    }),
  runs: [],
};
const own: Contestant = { name: 'this server', encoding: 'gzip', start: startOwn, runs: [] };
const ownBrotli: Contestant = { ...own, encoding: 'br', runs: [] };
const nginx: Contestant = {
  name: 'nginx, a process a core',
  encoding: 'gzip',
  start: (port) => spawn('nginx', prepareNginx(distDir, folder, port), { stdio: 'inherit' }),
  runs: [],
};
const contestants = [...(hasNginx() ? [nginx] : []), stock, own, ownBrotli];
if (!hasNginx()) console.log('"apt-get install nginx-light" gives the comparison.');

for (let round = 0; round < rounds; round += 1) {
  for (const contestant of contestants) {
    const run = await measure(contestant);
    contestant.runs.push(run);
    console.log(`${contestant.name}, ${contestant.encoding}: ${rate(run)} requests/s`);
  }
}

const goals = judge();
const text = `${page} with ${String(connections)} connections, the median of ${String(rounds)} runs of ${String(seconds)} s, the load from a process of its own on the same machine:

${table()}

${goals.map(({ sentence, met }) => `- ${sentence}: ${met ? 'met' : 'not met'}.`).join('\n')}`;
const figures = {
  'Requests a second, one process': rate(middle(own)),
  'Of nginx with a process a core': ratio(own, nginx)?.toFixed(2) ?? '',
};
const missed = goals.filter(({ met }) => !met).map(({ sentence }) => `Not met: ${sentence}`);
await report({ name: 'delivery', text, figures, missed }, write);

function startOwn(port: number): ChildProcess {
  const database = path.join(folder, 'leads.db');
  return start(serveArguments, { PORT: String(port), HOST: '127.0.0.1', LEADS_DB: database });
}

/** The log is written, as in use, to where nobody reads it. */
function start(words: readonly string[], environment: Record<string, string>): ChildProcess {
  const env = { ...process.env, ...environment };
  return spawn(process.execPath, words, { env, stdio: ['ignore', 'ignore', 'inherit'] });
}

/**
 * Starts a server, warms it up, measures it, and ends it.
 *
 * @throws Error where an answer is not 200.
 */
async function measure({ start: startServer, encoding }: Contestant): Promise<LoadReport> {
  const port = await freePort();
  const url = `http://127.0.0.1:${String(port)}${page}`;
  const server = startServer(port);
  try {
    const patience = AbortSignal.timeout(30_000);
    while (!(await fetch(url).catch(() => undefined))?.ok) {
      if (patience.aborted) throw new Error(`${url} does not answer.`);
      await wait(100);
    }
    await runAutocannon(url, { connections, seconds: 3, encoding });
    const run = await runAutocannon(url, { connections, seconds, encoding });
    if (run.non2xx + run.errors > 0) throw new Error(`${url} failed under load.`);
    return run;
  } finally {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  }
}

/** The middle one of a contestant's runs; undefined where it did not run. */
function middle({ runs }: Contestant): LoadReport | undefined {
  const sorted = runs.toSorted((a, b) => a.requests.average - b.requests.average);
  // Of an even number the lower one, so that nobody's better run is shown.
  return sorted[Math.floor((sorted.length - 1) / 2)];
}

function ratio(one: Contestant, other: Contestant): number | undefined {
  const [run, base] = [middle(one), middle(other)];
  return run && base && run.requests.average / base.requests.average;
}

function table(): string {
  const head = ['server', 'form', 'requests/s', 'of nginx', 'times stock', 'p50 ms', 'p99 ms'];
  const lines = contestants.map((contestant) => {
    const run = middle(contestant);
    return [
      contestant.name,
      contestant === stock ? 'as it is' : contestant.encoding,
      rate(run),
      ratio(contestant, nginx)?.toFixed(2) ?? '',
      ratio(contestant, stock)?.toFixed(1) ?? '',
      run?.latency.p50.toFixed(1) ?? '',
      run?.latency.p99.toFixed(1) ?? '',
    ];
  });
  return markdownTable([head, ...lines]);
}

/** What a page's document should reach, and whether it did; both in gzip, which nginx has too. */
function judge(): { sentence: string; met: boolean }[] {
  const slowest = Math.max(...[own, ownBrotli].map((one) => middle(one)?.latency.p99 ?? Infinity));
  const atLeast = (what: string, value: number | undefined, least: number) =>
    value === undefined ? [] : [{ sentence: `${what} (${value.toFixed(2)})`, met: value >= least }];
  return [
    ...atLeast('0.35 of nginx', ratio(own, nginx), 0.35),
    ...atLeast('Eight times Waku’s adapter', ratio(own, stock), 8),
    {
      sentence: `The slowest of a hundred within 10 ms (${slowest.toFixed(1)} ms)`,
      met: slowest <= 10,
    },
  ];
}

function rate(run: LoadReport | undefined): string {
  return run ? String(Math.round(run.requests.average)) : '';
}
