import { HttpError } from '#kit/runtime/http-error.ts';

export interface QueueLimits {
  /** How many run at once. */
  atOnce: number;
  /** How many there may be in all: running, waiting, or done with an answer that has not left. */
  most: number;
}

/** Runs work when its turn comes; `outgoing` is the answer that it is for. */
export type Queue = <Result>(
  work: () => Promise<Result>,
  outgoing?: { closed: boolean; once(event: 'close', listener: () => void): unknown },
) => Promise<Result>;

/**
 * Bounds what takes time and memory. The work of a client that has gone in the meantime is done all
 * the same: it may be a lead.
 *
 * @throws HttpError 503 where there is too much of it already.
 */
export function createQueue({ atOnce, most }: QueueLimits): Queue {
  const waiting: (() => void)[] = [];
  let running = 0;
  let held = 0;

  return async (work, outgoing) => {
    if (held >= most) throw new HttpError(503, 'too busy', { 'retry-after': '10' });
    held += 1;
    const left = new Promise<void>((resolve) => {
      if (!outgoing || outgoing.closed) resolve();
      else outgoing.once('close', () => resolve());
    });
    try {
      return await whenFree(work);
    } finally {
      void left.then(() => (held -= 1));
    }
  };

  async function whenFree<Result>(work: () => Promise<Result>): Promise<Result> {
    // Who ends hands its place to the next.
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
