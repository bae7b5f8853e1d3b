import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

import { runAutocannon } from '../autocannon.ts';

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

/**
 * Warms a server up, measures it, and ends it.
 *
 * @throws Error where an answer is not 200.
 */
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

async function load({ url, encoding, connections, seconds }: LoadOptions): Promise<Load> {
  const headers = { 'accept-encoding': encoding };
  const { requests, latency, non2xx, errors } = await runAutocannon(url, {
    connections,
    seconds,
    headers,
  });
  if (non2xx + errors > 0) throw new Error(`${url} failed under load.`);
  return { rate: requests.average, p50: latency.p50, p99: latency.p99 };
}

async function answers(url: string): Promise<void> {
  const patience = AbortSignal.timeout(30_000);
  while (!(await fetch(url).catch(() => undefined))?.ok) {
    if (patience.aborted) throw new Error(`${url} does not answer.`);
    await wait(100);
  }
}
