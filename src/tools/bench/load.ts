import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';

/** What the load generator tells. Latencies are milliseconds. */
export interface Load {
  requests: { average: number };
  latency: { p50: number; p99: number };
  throughput: { average: number };
  non2xx: number;
  errors: number;
}

export interface LoadOptions {
  url: string;
  encoding: 'br' | 'gzip';
  connections: number;
  seconds: number;
}

const autocannon = createRequire(import.meta.url).resolve('autocannon/autocannon.js');

/** Warms a server up, measures it from a process of its own, and ends it. */
export async function measure(server: ChildProcess, options: LoadOptions): Promise<Load> {
  try {
    await answers(options.url);
    await load({ ...options, seconds: 3 });
    const result = await load(options);
    if (result.non2xx + result.errors > 0) throw new Error(`${options.url} failed under load.`);
    return result;
  } finally {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
  }
}

function load({ url, encoding, connections, seconds }: LoadOptions): Promise<Load> {
  const options = ['-j', '-c', String(connections), '-d', String(seconds)];
  const child = spawn(
    process.execPath,
    [autocannon, ...options, '-H', `accept-encoding=${encoding}`, url],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('close', (code) => {
      if (code === 0) resolve(JSON.parse(output) as Load);
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
