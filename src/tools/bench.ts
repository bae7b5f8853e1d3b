/**
 * Measures how many times a second a page's document is sent: our server with one process, and
 * nginx with the same compressed files where it is installed (Debian: nginx-light).
 * `--connections 32 --seconds 10 --page /about`. Prints a table in Markdown.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { readEnvironment } from '../server/environment.ts';
import { ensureBuild } from './build-stamp.ts';
import { freePort } from './postgres.ts';

interface Result {
  requests: { average: number };
  latency: { p50: number; p99: number };
  non2xx: number;
  errors: number;
}

/** What one page's document should reach. */
const goals = { ofNginx: 0.4, p99: 10 };

const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '32' },
    seconds: { type: 'string', default: '10' },
    page: { type: 'string', default: '/about' },
    /** Measures the build that is there, whatever it was made from. */
    'as-is': { type: 'boolean', default: false },
  },
});
const autocannon = createRequire(import.meta.url).resolve('autocannon/autocannon.js');
const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
const { distDir } = readEnvironment(process.env);
if (!values['as-is']) ensureBuild();

try {
  const ours = await measureServer();
  const nginx = await measureNginx();
  const row = (name: string, result: Result) =>
    `| ${name} | ${String(Math.round(result.requests.average))} | ${nginx ? (result.requests.average / nginx.requests.average).toFixed(2) : ''} | ${String(result.latency.p50)} | ${String(result.latency.p99)} |`;
  console.log(
    `\n${values.page}, ${values.connections} connections, ${values.seconds} s each, gzip; ${String(availableParallelism())} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}, load before ${(loadavg()[1] ?? 0).toFixed(1)}\n`,
  );
  console.log('| server | requests/s | of nginx | p50 ms | p99 ms |');
  console.log('| --- | ---: | ---: | ---: | ---: |');
  if (nginx) console.log(row('nginx, a process a core', nginx));
  else
    console.log('nginx is not installed here; "apt-get install nginx-light" gives the comparison.');
  console.log(row('this server, one process', ours));
  const share = nginx ? ours.requests.average / nginx.requests.average : undefined;
  const met = (share === undefined || share >= goals.ofNginx) && ours.latency.p99 < goals.p99;
  console.log(
    `\nGoals (${String(goals.ofNginx)} of nginx, p99 under ${String(goals.p99)} ms): ${met ? 'met' : 'not met'}.`,
  );
  process.exitCode = met ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measureServer(): Promise<Result> {
  const port = await freePort();
  const child = spawn(process.execPath, ['src/tools/serve.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      LEADS_DB: path.join(folder, 'leads.db'),
    },
    // The log is written, as in use, to where nobody reads it.
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return measure(child, port);
}

/** Answers undefined where there is no nginx. */
async function measureNginx(): Promise<Result | undefined> {
  if (spawnSync('nginx', ['-v']).error) return undefined;
  const port = await freePort();
  const root = path.join(folder, 'www');
  cpSync(path.join(distDir, 'public'), root, { recursive: true });
  cpSync(path.join(distDir, 'compressed'), root, { recursive: true });
  const configuration = path.join(folder, 'nginx.conf');
  writeFileSync(
    configuration,
    `daemon off; worker_processes auto; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types; access_log off; sendfile on; tcp_nopush on;
  keepalive_requests 1000000; open_file_cache max=5000;
  server { listen 127.0.0.1:${String(port)}; root ${root}; gzip_static on;
    location / { try_files $uri $uri/index.html =404; } }
}
`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', configuration], { stdio: 'inherit' });
  return measure(child, port);
}

/** Warms a server up, measures it with a load generator of its own process, and ends it. */
async function measure(server: ChildProcess, port: number): Promise<Result> {
  const url = `http://127.0.0.1:${String(port)}${values.page}`;
  try {
    await answers(url);
    await load(url, '2');
    const result = await load(url, values.seconds);
    if (result.non2xx + result.errors > 0) throw new Error(`${url} failed under load.`);
    return result;
  } finally {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
  }
}

function load(url: string, seconds: string): Promise<Result> {
  const child = spawn(
    process.execPath,
    [autocannon, '-j', '-c', values.connections, '-d', seconds, '-H', 'accept-encoding=gzip', url],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('close', (code) => {
      if (code === 0) resolve(JSON.parse(output) as Result);
      else reject(new Error(`autocannon ended with ${String(code)}.`));
    });
  });
}

async function answers(url: string): Promise<void> {
  const patience = AbortSignal.timeout(30_000);
  while (!(await fetch(url).catch(() => undefined))?.ok) {
    if (patience.aborted) throw new Error(`${url} does not answer.`);
    await wait(100);
  }
}
