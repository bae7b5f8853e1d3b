import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** What the load generator tells. */
export interface Load {
  /** Answers a second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

export interface LoadOptions {
  url: string;
  encoding: 'br' | 'gzip';
  connections: number;
  seconds: number;
}

const generator = fileURLToPath(new URL('generator.ts', import.meta.url));

/** Warms a server up, measures it from a process of its own, and ends it. */
export async function measure(server: ChildProcess, options: LoadOptions): Promise<Load> {
  try {
    await answers(options.url);
    await load({ ...options, seconds: 3 });
    return await load(options);
  } finally {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
  }
}

/** Rejects where an answer is not 200. */
function load(options: LoadOptions): Promise<Load> {
  const child = spawn(process.execPath, [generator, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('close', (code) => {
      if (code === 0) resolve(JSON.parse(output) as Load);
      else reject(new Error(`${options.url} failed under load.`));
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
