import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createRateLimit } from '#kit/runtime/rate-limit.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const alice = '192.0.2.1';
const bob = '2001:db8:1:2::/64';

it('allows each address a number of attempts a minute, then says how many seconds to wait', () => {
  const limit = createRateLimit(3);
  expect([1, 2, 3].map(() => limit.countAttempt(alice))).toEqual([0, 0, 0]);
  vi.advanceTimersByTime(15_000);
  expect(limit.countAttempt(alice)).toBe(45);
  expect(limit.countAttempt(bob)).toBe(0);
  vi.advanceTimersByTime(45_000);
  expect(limit.countAttempt(alice)).toBe(0);
});

it('remembers a limited number of addresses, and forgets the one that came first', () => {
  const limit = createRateLimit(1, { maxAddresses: 2 });
  expect(['a', 'b', 'b', 'a'].map((address) => limit.countAttempt(address))).toEqual([
    0, 0, 60, 60,
  ]);
  expect(limit.countAttempt('c')).toBe(0);
  expect(limit.countAttempt('b')).toBe(60);
  expect(limit.countAttempt('a')).toBe(0);
});
