import { HttpError } from '#kit/runtime/http-error.ts';

export interface QueueLimits {
  /** How many tasks run at once. */
  atOnce: number;
  /** Maximum number of all tasks: waiting, running, or done while their response is still being sent. */
  total: number;
}

/**
 * Runs a task when its turn comes. The task counts towards `total` until it has ended and its response
 * (`outgoing`) is closed: sent, or cut off.
 */
export type Queue = <Result>(
  work: () => Promise<Result>,
  outgoing?: { closed: boolean; once(event: 'close', listener: () => void): unknown },
) => Promise<Result>;

/**
 * Creates a queue that bounds running and waiting tasks. A task whose client has disconnected still runs,
 * since it may store a lead. Beyond `total` the queue rejects with HttpError 503.
 */
export function createQueue({ atOnce, total }: QueueLimits): Queue {
  const waiting: (() => void)[] = [];
  let running = 0;
  /** Tasks that count towards `total`. */
  let admitted = 0;

  return async (work, outgoing) => {
    if (admitted >= total) throw new HttpError(503, 'too busy', { 'retry-after': '10' });
    admitted += 1;
    const responseClosed = new Promise<void>((resolve) => {
      if (!outgoing || outgoing.closed) resolve();
      else outgoing.once('close', () => resolve());
    });
    try {
      return await runWhenFree(work);
    } finally {
      void responseClosed.then(() => (admitted -= 1));
    }
  };

  async function runWhenFree<Result>(work: () => Promise<Result>): Promise<Result> {
    // A task that ends passes its slot to the next waiting task, so `running` does not change.
    if (running < atOnce) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }
}
