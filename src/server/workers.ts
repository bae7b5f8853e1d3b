import cluster, { type Worker as Process } from 'node:cluster';
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';

import { log } from './log.ts';
import { type Worker, type WorkerMessage, workerVariable } from './worker.ts';

export interface WorkersOptions {
  /** The module that serves, which each of them runs. */
  serve: string;
  count: number;
  /** Free, or shared already. */
  port: number;
  /** After it a worker that has not stopped is ended. Milliseconds. */
  longestStop: number;
  /** Hears where they listen, when all do. */
  onReady: (address: AddressInfo) => void;
}

/** A worker that lived so long did not end for a reason that meets the next at once. Milliseconds. */
const longLife = 10_000;
const shortestPause = 500;
const longestPause = 30_000;

/**
 * Runs several processes that share one port, and puts another in the place of one that ends. Takes
 * SIGTERM and SIGINT for all of them. A first worker that cannot start ends the server, since it
 * has said why.
 */
export function runWorkers({ serve, count, port, longestStop, onReady }: WorkersOptions): void {
  const secret = randomUUID();
  /** How often in a row the worker of a number did not live long. */
  const shortLives = new Map<number, number>();
  const running = new Set<Process>();
  const heard = new Set<number>();
  let stopping = false;

  cluster.setupPrimary({ exec: serve, args: [] });
  start(1);
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);

  function start(number: number): void {
    const identity: Worker = { number, count, secret };
    const child = cluster.fork({
      [workerVariable]: JSON.stringify(identity),
      PORT: String(port),
    });
    const born = performance.now();
    running.add(child);
    child.on('message', ({ listening }: WorkerMessage) => {
      if (!listening) return;
      // The others follow when the first has shown that the configuration is right.
      if (heard.size === 0) for (let next = 2; next <= count; next += 1) start(next);
      const before = heard.size;
      heard.add(number);
      if (before < count && heard.size === count) onReady(listening);
    });
    child.once('exit', (code, signal) => {
      running.delete(child);
      if (stopping) {
        if (running.size === 0) process.exit(0);
      } else if (heard.size === 0) {
        process.exit(code || 1);
      } else {
        replace(number, performance.now() - born, signal || code);
      }
    });
  }

  function replace(worker: number, life: number, reason: string | number): void {
    const short = life < longLife ? (shortLives.get(worker) ?? 0) + 1 : 0;
    shortLives.set(worker, short);
    const pause = short === 0 ? 0 : Math.min(longestPause, shortestPause * 2 ** (short - 1));
    log.error({ worker, reason, pause }, 'a worker ended; another takes its place');
    setTimeout(() => {
      if (!stopping) start(worker);
    }, pause);
  }

  function stop(): void {
    if (stopping) return;
    stopping = true;
    if (running.size === 0) process.exit(0);
    for (const { process: child } of running) child.kill('SIGTERM');
    setTimeout(() => {
      for (const { process: child } of running) child.kill('SIGKILL');
    }, longestStop).unref();
  }
}
