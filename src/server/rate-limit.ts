import { createHash } from 'node:crypto';

import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Seconds in which `limit` takes are granted. */
const duration = 60;

/** Counts takes of an address in this process. Answers the seconds it has to wait, 0 for none. */
export function createRateLimit(limit: number): { take(address: string): Promise<number> } {
  const memory = new RateLimiterMemory({ points: limit, duration });
  return {
    async take(address) {
      try {
        await memory.consume(createHash('sha256').update(address).digest('base64url').slice(0, 22));
        return 0;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      }
    },
  };
}
