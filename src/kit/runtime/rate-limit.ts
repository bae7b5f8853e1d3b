/** Milliseconds in which `limit` takes are granted. */
const limitWindow = 60_000;

export interface RateLimit {
  /** Counts a take; answers the seconds that the address has to wait, 0 for none. */
  take(address: string): number;
}

/**
 * Counts takes of addresses in this process, by a clock that nobody sets.
 *
 * @param mostAddresses Remembered at once, so that a flood from many addresses costs a few MB at
 *   most. Beyond, the address whose minute began first is forgotten.
 */
export function createRateLimit(limit: number, { mostAddresses = 20_000 } = {}): RateLimit {
  /** The oldest first, since all are as long. */
  const windows = new Map<string, { count: number; end: number }>();
  return {
    take(address) {
      const now = performance.now();
      for (const [key, { end }] of windows) {
        if (end > now) break;
        windows.delete(key);
      }
      let current = windows.get(address);
      if (!current) {
        const [oldest] = windows.keys();
        if (oldest !== undefined && windows.size >= mostAddresses) windows.delete(oldest);
        current = { count: 0, end: now + limitWindow };
        windows.set(address, current);
      }
      current.count += 1;
      return current.count > limit ? Math.max(1, Math.ceil((current.end - now) / 1000)) : 0;
    },
  };
}
