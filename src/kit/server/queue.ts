import { HttpError } from '#kit/runtime/http-error.ts';

export interface QueueLimits {
  /** How many run at once. */
  atOnce: number;
  /** How many there may be in all: running, waiting, or done but not flushed. */
  most: number;
}

/** Runs work when its turn comes; `outgoing` is the response that it belongs to. */
export type Queue = <Result>(
  work: () => Promise<Result>,
  outgoing?: { closed: boolean; once(event: 'close', listener: () => void): unknown },
) => Promise<Result>;

/**
 * Bounds concurrent and queued work. Work whose client has disconnected is still done: it may be a
 * lead.
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
