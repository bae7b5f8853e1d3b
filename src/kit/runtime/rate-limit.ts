import { HttpError } from './http-error.ts';

/** Length of a window, in which an address has `limit` attempts; milliseconds. */
const windowLength = 60_000;

export interface RateLimit {
  /** Counts one attempt of an address. Returns the seconds that the address has to wait, 0 if it may go on. */
  countAttempt(address: string): number;
}

/**
 * Limits how often an address may do something: fixed windows of a minute, in the memory of this process,
 * by the monotonic clock.
 *
 * @param limit Attempts of an address in a window.
 * @param maxAddresses Addresses that are remembered at once, so that a flood from many addresses costs a
 *   few MB at most. Beyond that, the address whose window began first is forgotten.
 */
export function createRateLimit(limit: number, { maxAddresses = 20_000 } = {}): RateLimit {
  /** Windows by address, in the order of insertion. All are equally long, so they also end in this order. */
  const windows = new Map<string, { count: number; end: number }>();
  return {
    countAttempt(address) {
      const now = performance.now();
      for (const [key, { end }] of windows) {
        if (end > now) break;
        windows.delete(key);
      }
      let current = windows.get(address);
      if (!current) {
        const [oldest] = windows.keys();
        if (oldest !== undefined && windows.size >= maxAddresses) windows.delete(oldest);
        current = { count: 0, end: now + windowLength };
        windows.set(address, current);
      }
      current.count += 1;
      return current.count > limit ? Math.max(1, Math.ceil((current.end - now) / 1000)) : 0;
    },
  };
}

/**
 * Counts one attempt of an address.
 *
 * @throws HttpError 429, with the seconds to wait, if the address is over the limit.
 */
export function checkRateLimit(rateLimit: RateLimit, address: string): void {
  const waitSeconds = rateLimit.countAttempt(address);
  if (waitSeconds > 0) {
    throw new HttpError(429, 'too many', { 'retry-after': String(waitSeconds) });
  }
}
