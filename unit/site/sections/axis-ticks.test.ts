import { expect, it } from 'vitest';

import { axisTicks } from '#sections/work/axis-ticks.ts';

it.each([
  [8.1, [0, 5, 10]],
  [0.3, [0, 0.1, 0.2, 0.3]],
  [31, [0, 10, 20, 30, 40]],
  [52, [0, 20, 40, 60]],
  [340, [0, 100, 200, 300, 400]],
  [38_000, [0, 10_000, 20_000, 30_000, 40_000]],
  [100, [0, 50, 100]],
])('an axis that reaches %d has round marks', (greatest, ticks) => {
  expect(axisTicks(greatest)).toEqual(ticks);
});

it('an axis that reaches 0 has the mark 0 alone', () => {
  expect(axisTicks(0)).toEqual([0]);
});
