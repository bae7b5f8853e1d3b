import { expect, test } from 'vitest';

import { contours } from '#brand/drawings/portrait/contours.ts';

const [columns, rows, size] = [21, 21, 10];
const places = Array.from({ length: columns * rows }, (_, corner) => [
  (corner % columns) * size,
  Math.floor(corner / columns) * size,
]);
const grid = (height: (x: number, y: number) => number) => ({
  columns,
  rows,
  size,
  heights: places.map(([x = 0, y = 0]) => height(x, y)),
  isOpen: () => true,
});

test('lines of a slope run straight, from one side to the other, a step apart', () => {
  const lines = contours(
    grid((_, y) => y + 5),
    50,
  );
  expect(lines.map(([first]) => first?.spot[1])).toEqual([45, 95, 145, 195]);
  for (const line of lines) expect(line).toHaveLength(columns);
});

test('lines of a hill are rings around it', () => {
  const [ring = [], ...others] = contours(
    grid((x, y) => Math.hypot(x - 100, y - 100) - 70.5),
    200,
  );
  expect(others).toEqual([]);
  for (const { spot } of ring) {
    expect(Math.hypot(spot[0] - 100, spot[1] - 100)).toBeCloseTo(70.5, 0);
  }
});

test('a line ends at the edge of the open part of the grid', () => {
  const whole = grid((_, y) => y - 55);
  const half = { ...whole, isOpen: (corner: number) => corner % columns < 10 };
  const [line = []] = contours(half, 1000);
  expect(Math.max(...line.map(({ spot }) => spot[0]))).toBe(100);
});
