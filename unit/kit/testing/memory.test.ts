import { expect, it } from 'vitest';

import { memoryOf } from '#kit/testing/memory.ts';

it.runIf(process.platform === 'linux')('knows what a process holds', () => {
  const before = memoryOf(process);
  const held = Buffer.alloc(1e8, 1);
  expect(memoryOf(process) - before).toBeGreaterThan(held.length / 2);
});

it('knows nothing of a process that is not there', () => {
  expect(memoryOf({ pid: 2 ** 30 })).toBeNaN();
  expect(memoryOf({})).toBeNaN();
});
