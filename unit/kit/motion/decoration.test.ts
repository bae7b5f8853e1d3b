import { expect, test } from 'vitest';

import { gridSquares } from '#kit/motion/figures.ts';
import { fadeTimes, freeStretch, squareRun } from '#kit/motion/grid-squares.ts';

test.each([0, 0.5, 0.9999])('a square runs along an inner line of the sheet (%d)', (number) => {
  const { line, duration } = squareRun(() => number);
  expect(line).toBeGreaterThanOrEqual(1);
  expect(line).toBeLessThanOrEqual(11);
  expect(duration).toBeGreaterThanOrEqual(3);
  expect(duration).toBeLessThanOrEqual(8);
});

test('squares run in both directions', () => {
  expect(squareRun(() => 0.2).slidesDown).not.toBe(squareRun(() => 0.8).slidesDown);
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

test.each([
  { texts: [], free: { top: 0, bottom: 600 } },
  { texts: [{ top: 40, bottom: 200 }], free: { top: 208, bottom: 600 } },
  { texts: [{ top: 300, bottom: 592 }], free: { top: 0, bottom: 292 } },
  // Lines of text overlap, and come in any order.
  {
    texts: [
      { top: 500, bottom: 560 },
      { top: 40, bottom: 140 },
      { top: 120, bottom: 220 },
    ],
    free: { top: 228, bottom: 492 },
  },
  { texts: [{ top: -10, bottom: 610 }], free: { top: 0, bottom: 0 } },
])('a square keeps to the longest stretch without words ($free)', ({ texts, free }) => {
  expect(freeStretch(600, texts)).toEqual(free);
});
