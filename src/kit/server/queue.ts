import { HttpError } from '#kit/runtime/http-error.ts';

export interface QueueLimits {
  /** How many tasks run at once. */
  atOnce: number;
  /** How many tasks there may be in all: running, waiting, or done but with an unflushed response. */
  most: number;
}

/** Runs a task when its turn comes. `outgoing` is its response: until it closes, the task counts. */
export type Queue = <Result>(
  work: () => Promise<Result>,
  outgoing?: { closed: boolean; once(event: 'close', listener: () => void): unknown },
) => Promise<Result>;

/**
 * Creates a queue that bounds running and waiting tasks. A task whose client has disconnected still
 * runs: it may store a lead. Over the limit the queue rejects with HttpError 503.
 */
export function createQueue({ atOnce, most }: QueueLimits): Queue {
  const waiting: (() => void)[] = [];
  let running = 0;
  let held = 0;

  return async (work, outgoing) => {
    if (held >= most) throw new HttpError(503, 'too busy', { 'retry-after': '10' });
    held += 1;
    const closed = new Promise<void>((resolve) => {
      if (!outgoing || outgoing.closed) resolve();
      else outgoing.once('close', () => resolve());
    });
    try {
      return await runWhenFree(work);
    } finally {
      void closed.then(() => (held -= 1));
    }
  };

  async function runWhenFree<Result>(work: () => Promise<Result>): Promise<Result> {
    // A task that ends hands its slot to the next in line, so `running` does not change.
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
