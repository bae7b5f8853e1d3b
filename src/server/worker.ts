import type { AddressInfo } from 'node:net';

/** One of the processes that share a server's work. */
export interface Worker {
  /** From 1 on; who takes the place of one that ended has its number. */
  number: number;
  /** How many there are. */
  count: number;
  /** What the workers of one server know and nobody else does. */
  secret: string;
}

/** How a worker is told who it is. */
export const workerVariable = 'SITE_WORKER';

/** Which worker this process is; undefined where it serves alone. */
export function currentWorker(): Worker | undefined {
  const told = process.env[workerVariable];
  return told === undefined ? undefined : (JSON.parse(told) as Worker);
}

/** What a worker tells who started it. */
export interface WorkerMessage {
  listening?: AddressInfo;
}

/** Tells where this worker listens: Node's cluster does not hear of a socket that is its own. */
export function tellListening(listening: AddressInfo): void {
  const message: WorkerMessage = { listening };
  process.send?.(message);
}

/** A worker's part of something that all share; those with the lowest numbers get the rest. */
export function shareOf(total: number, { number, count }: Worker): number {
  return Math.floor(total / count) + (number <= total % count ? 1 : 0);
}
