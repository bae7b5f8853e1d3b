import { expect, it } from 'vitest';

import { shareOf } from '#server/worker.ts';

it.each([
  [1, [9]],
  [2, [5, 4]],
  [4, [3, 2, 2, 2]],
  [10, [1, 1, 1, 1, 1, 1, 1, 1, 1, 0]],
])('of %s workers the shares of nine are %j', (count, shares) => {
  const workers = shares.map((_, index) => ({ number: index + 1, count, secret: '' }));
  expect(workers.map((worker) => shareOf(9, worker))).toEqual(shares);
});
