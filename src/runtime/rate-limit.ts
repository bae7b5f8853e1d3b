/** Milliseconds in which `limit` takes are granted. */
export const limitWindow = 60_000;

export interface RateLimit {
  /** Counts a take; answers the seconds that the address has to wait, 0 for none. */
  take(address: string): number;
}

/** Counts takes of addresses in this process, by a clock that nobody sets. */
export function createRateLimit(limit: number): RateLimit {
  /** The oldest first, since all are as long. */
  const windows = new Map<string, { count: number; end: number }>();
  return {
    take(address) {
      const now = performance.now();
      for (const [key, { end }] of windows) {
        if (end > now) break;
        windows.delete(key);
      }
      const current = windows.get(address) ?? { count: 0, end: now + limitWindow };
      current.count += 1;
      windows.set(address, current);
      return current.count > limit ? secondsOf(current.end - now) : 0;
    },
  };
}

/** What `Retry-After` says of milliseconds. */
export function secondsOf(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / 1000));
}
