import { expect, test } from 'vitest';

import { activeItem, itemShifts } from '#kit/motion/scroll-accordion.ts';

const headers = 60;
const bodies = [120, 90, 200, 150];
/** Where the items stand while every body has its room. */
const tops = bodies.map(
  (_, index) => 1000 + bodies.slice(0, index).reduce((sum, body) => sum + headers + body, 0),
);

test('the first item is active before any has reached the middle', () => {
  expect(activeItem(tops, 0)).toBe(0);
});

test.each(tops.map((top, index) => [index, top]))(
  'item %i becomes active as it reaches the middle, and ceases to as it leaves it again',
  (index, top) => {
    expect(activeItem(tops, top)).toBe(index);
    expect(activeItem(tops, top - 1)).toBe(Math.max(0, index - 1));
  },
);

test('the last item stays active below the list', () => {
  expect(activeItem(tops, 1e6)).toBe(tops.length - 1);
});

test.each(bodies.map((_, active) => [active]))(
  'with item %i open, it stays and all others close up to it',
  (active) => {
    const shifts = itemShifts(bodies, active);
    expect(shifts[active]).toBe(0);
    const shown = tops.map((top, index) => top + (shifts[index] ?? 0));
    for (let index = 1; index < tops.length; index += 1) {
      const open = index - 1 === active ? (bodies[active] ?? 0) : 0;
      expect((shown[index] ?? 0) - (shown[index - 1] ?? 0)).toBe(headers + open);
    }
  },
);

test('what opens next stands where it will stand when open', () => {
  for (let active = 0; active < bodies.length - 1; active += 1) {
    expect(itemShifts(bodies, active)[active + 1] ?? NaN).toBeCloseTo(0);
  }
});

test.each(bodies.map((_, active) => [active]))(
  'with item %i closed again, it stays and all others stand beside it without a gap',
  (active) => {
    const shifts = itemShifts(bodies, active, false);
    expect(shifts[active]).toBe(0);
    const shown = tops.map((top, index) => top + (shifts[index] ?? 0));
    for (let index = 1; index < tops.length; index += 1) {
      expect((shown[index] ?? 0) - (shown[index - 1] ?? 0)).toBe(headers);
    }
  },
);
