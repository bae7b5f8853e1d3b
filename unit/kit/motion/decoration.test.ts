import { expect, test } from 'vitest';

import { gridSquares } from '#kit/motion/figures.ts';
import { fadeTimes, squareRun } from '#kit/motion/grid-squares.ts';

test.each([0, 0.5, 0.9999])('a square runs along an inner line of the sheet (%d)', (number) => {
  const { line, duration } = squareRun(() => number);
  expect(line).toBeGreaterThanOrEqual(1);
  expect(line).toBeLessThanOrEqual(11);
  expect(duration).toBeGreaterThanOrEqual(3);
  expect(duration).toBeLessThanOrEqual(8);
});

test('it runs in both directions', () => {
  expect(squareRun(() => 0.2).down).not.toBe(squareRun(() => 0.8).down);
});

test.each([gridSquares.shortest, gridSquares.longest])(
  'in a run of %d s it fades for half a second, out from the last tenth of its way',
  (duration) => {
    const [, entered = NaN, leaves = NaN, left = NaN] = fadeTimes(duration);
    expect(entered * duration).toBeCloseTo(0.5);
    expect(leaves).toBeCloseTo(0.9);
    expect(left).toBeCloseTo(Math.min(1, 0.9 + 0.5 / duration));
  },
);
