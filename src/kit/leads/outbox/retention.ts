import type { Outbox } from './outbox.ts';

/** Milliseconds. */
const day = 24 * 60 * 60_000;
/** Time between two erasures; milliseconds. */
const interval = 6 * 60 * 60_000;

export interface RetentionOptions {
  outbox: Pick<Outbox, 'erase'>;
  /** Days from the delivery to the erasure; with 0 nothing is erased. */
  days: number;
  log: (event: Record<string, unknown>, message: string) => void;
  now?: () => number;
}

/**
 * Erases the personal data of leads that were delivered more than `days` ago: now, and every six hours.
 *
 * @returns a cleanup function.
 */
export function startRetention({ outbox, days, log, now = Date.now }: RetentionOptions) {
  if (days === 0) return () => undefined;
  const run = () => {
    outbox.erase(now() - days * day, now()).then(
      (count) => {
        if (count > 0) log({ count }, 'personal data of delivered leads removed');
      },
      (error: unknown) => log({ error: String(error) }, 'personal data could not be removed'),
    );
  };
  run();
  const timer = setInterval(run, interval);
  timer.unref();
  return () => clearInterval(timer);
}
