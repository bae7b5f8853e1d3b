import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { startRetention } from '#kit/leads/outbox/retention.ts';

const hour = 60 * 60_000;
const now = 1_800_000_000_000;

beforeEach(() => vi.useFakeTimers({ now }));
afterEach(() => vi.useRealTimers());

describe('the retention of personal data', () => {
  it('ends the given days after the delivery, checked at once and every six hours', async () => {
    const erase = vi.fn<(before: number, at: number) => Promise<number>>().mockResolvedValue(1);
    const log = vi.fn();
    const stop = startRetention({ outbox: { erase }, days: 180, log });
    expect(erase.mock.calls).toEqual([[now - 180 * 24 * hour, now]]);
    await vi.advanceTimersByTimeAsync(12 * hour);
    expect(erase).toHaveBeenCalledTimes(3);
    stop();
    await vi.advanceTimersByTimeAsync(12 * hour);
    expect(erase).toHaveBeenCalledTimes(3);
    expect(log).toHaveBeenCalledWith({ count: 1 }, expect.any(String));
  });

  it('is checked again if the store was away', async () => {
    const erase = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new Error('away'));
    erase.mockResolvedValue(0);
    const log = vi.fn();
    const stop = startRetention({ outbox: { erase }, days: 1, log });
    await vi.advanceTimersByTimeAsync(6 * hour);
    expect(erase).toHaveBeenCalledTimes(2);
    expect(log).toHaveBeenCalledTimes(1);
    stop();
  });

  it('never ends if the days are 0', async () => {
    const erase = vi.fn<() => Promise<number>>();
    startRetention({ outbox: { erase }, days: 0, log: vi.fn() })();
    await vi.advanceTimersByTimeAsync(24 * hour);
    expect(erase).not.toHaveBeenCalled();
  });
});
