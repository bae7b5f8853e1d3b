import { expect, it } from 'vitest';

import { memoryOf } from '#kit/testing/memory.ts';

it.runIf(process.platform === 'linux')('measures the memory of a process', () => {
  const before = memoryOf(process);
  const held = Buffer.alloc(1e8, 1);
  expect(memoryOf(process) - before).toBeGreaterThan(held.length / 2);
});

it('measures nothing of a process that does not exist', () => {
  expect(memoryOf({ pid: 2 ** 30 })).toBeNaN();
  expect(memoryOf({})).toBeNaN();
});
