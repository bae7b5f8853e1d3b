/**
 * Measures how many times a second a page's document is sent: our server, the file middleware of
 * Waku's adapter, and nginx with compressed files where it is installed (Debian: nginx-light). `--connections 32 --seconds 8 --rounds 3 --page /`;
 * `--write` keeps the table in the documents. Needs a quiet machine.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { ensureBuild } from '../build/build-stamp.ts';
import { currentEnvironment } from '../runtime/environment.ts';
import { freePort } from '../testing/free-port.ts';
import { serveArguments } from '../testing/site.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { type Load, measure } from './bench/load.ts';
import { hasNginx, prepareNginx } from './bench/nginx.ts';
import { machine, markdownTable, writeMeasurement } from './measurements.ts';

interface Contestant {
  name: string;
  encoding: 'br' | 'gzip';
  start: (port: number) => ChildProcess;
}

const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '32' },
    seconds: { type: 'string', default: '8' },
    rounds: { type: 'string', default: '3' },
    page: { type: 'string', default: '/' },
    write: { type: 'boolean', default: false },
    /** Measures the build that is there, whatever it was made from. */
    'as-is': { type: 'boolean', default: false },
  },
});
const folder = temporaryFolder('bench');
const { distDir } = currentEnvironment();
if (!values['as-is']) ensureBuild();

const nginx = 'nginx, a process a core';
const stock = 'Waku’s adapter for Node';
const own = 'this server';
const contestants: Contestant[] = [
  { name: stock, encoding: 'gzip', start: startStock },
  { name: own, encoding: 'gzip', start: startServer },
  { name: own, encoding: 'br', start: startServer },
];
if (hasNginx()) contestants.unshift({ name: nginx, encoding: 'gzip', start: startNginx });
else console.log('nginx is not installed; "apt-get install nginx-light" gives the comparison.');

/** What else the machine does; the figures of a busy one say little. */
const loadBefore = loadavg()[0] ?? 0;
const loads = new Map<Contestant, Load[]>(contestants.map((contestant) => [contestant, []]));
for (let round = 0; round < Number(values.rounds); round += 1) {
  for (const [contestant, results] of loads) {
    const port = await freePort();
    const result = await measure(contestant.start(port), {
      url: `http://127.0.0.1:${String(port)}${values.page}`,
      encoding: contestant.encoding,
      connections: Number(values.connections),
      seconds: Number(values.seconds),
    });
    results.push(result);
    console.log(`${contestant.name}, ${contestant.encoding}: ${rate(result)} requests/s`);
  }
}

const goals = judge();
const text = `${values.page} with ${values.connections} connections, the median of ${values.rounds} runs of ${values.seconds} s, the load from a process of its own on the same machine, whose load was ${loadBefore.toFixed(1)} before:

${table()}

${goals.map(({ sentence, met }) => `- ${sentence}: ${met ? 'met' : 'not met'}.`).join('\n')}`;
console.log(`\n${machine()}\n\n${text}`);
if (values.write) {
  const load = median(own);
  writeMeasurement('delivery', text, {
    'Requests a second, one process': load ? rate(load) : '',
    'Of nginx with a process a core': ratio(load, median(nginx))?.toFixed(2) ?? '',
  });
}
process.exitCode = goals.every(({ met }) => met) ? 0 : 1;

function startServer(port: number): ChildProcess {
  return spawn(process.execPath, serveArguments, {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      LEADS_DB: path.join(folder, 'leads.db'),
    },
    // The log is written, as in use, to where nobody reads it.
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function startStock(port: number): ChildProcess {
  const root = path.join(distDir, 'public');
  return spawn(process.execPath, ['src/measure/bench/stock.ts', root, String(port)], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  });
}

function startNginx(port: number): ChildProcess {
  return spawn('nginx', prepareNginx(distDir, folder, port), { stdio: 'inherit' });
}

/** The middle one of a contestant's runs; undefined where it did not run. */
function median(name: string, encoding: Contestant['encoding'] = 'gzip'): Load | undefined {
  for (const [contestant, results] of loads) {
    if (contestant.name !== name || contestant.encoding !== encoding) continue;
    const sorted = results.toSorted((a, b) => a.rate - b.rate);
    // Of an even number the lower one, so that nobody's better run is shown.
    return sorted[Math.floor((sorted.length - 1) / 2)];
  }
  return undefined;
}

function ratio(load: Load | undefined, other: Load | undefined): number | undefined {
  return load && other && load.rate / other.rate;
}

function table(): string {
  const head = ['server', 'form', 'requests/s', 'of nginx', 'times stock', 'p50 ms', 'p99 ms'];
  const lines = contestants.map(({ name, encoding }) => {
    const load = median(name, encoding);
    return [
      name,
      name === stock ? 'as it is' : encoding,
      load ? rate(load) : '',
      ratio(load, median(nginx))?.toFixed(2) ?? '',
      ratio(load, median(stock))?.toFixed(1) ?? '',
      load?.p50.toFixed(1) ?? '',
      load?.p99.toFixed(1) ?? '',
    ];
  });
  return markdownTable([head, ...lines]);
}

/** What a page's document should reach, and whether it did; both in gzip, which nginx has too. */
function judge(): { sentence: string; met: boolean }[] {
  const slowest = Math.max(
    ...(['gzip', 'br'] as const).map((encoding) => median(own, encoding)?.p99 ?? Infinity),
  );
  const atLeast = (what: string, value: number | undefined, least: number) =>
    value === undefined ? [] : [{ sentence: `${what} (${value.toFixed(2)})`, met: value >= least }];
  return [
    ...atLeast('0.35 of nginx', ratio(median(own), median(nginx)), 0.35),
    ...atLeast('Eight times Waku’s adapter', ratio(median(own), median(stock)), 8),
    {
      sentence: `The slowest of a hundred within 10 ms (${slowest.toFixed(1)} ms)`,
      met: slowest <= 10,
    },
  ];
}

function rate(load: Load): string {
  return String(Math.round(load.rate));
}
