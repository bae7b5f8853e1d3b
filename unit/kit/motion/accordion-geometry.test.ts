import { describe, expect, test } from 'vitest';

import {
  activeRow,
  computeHold,
  heldDistance,
  type Measurements,
  rowShifts,
  smallestBesideShift,
} from '#kit/motion/accordion-geometry.ts';

const headers = 60;
const bodies = [120, 90, 200, 150];
/** Tops of the items, in pixels, as laid out with space for every body. */
const tops = bodies.map(
  (_, index) => 1000 + bodies.slice(0, index).reduce((sum, body) => sum + headers + body, 0),
);

test('the first item is active before any has reached the middle', () => {
  expect(activeRow(tops, 0)).toBe(0);
});

test.each(tops.map((top, index) => [index, top]))(
  'item %i becomes active as it reaches the middle, and ceases to as it leaves it again',
  (index, top) => {
    expect(activeRow(tops, top)).toBe(index);
    expect(activeRow(tops, top - 1)).toBe(Math.max(0, index - 1));
  },
);

test('the last item stays active below the list', () => {
  expect(activeRow(tops, 1e6)).toBe(tops.length - 1);
});

test.each(bodies.map((_, active) => [active]))(
  'with item %i open, it stays and all others close up to it',
  (active) => {
    const shifts = rowShifts(bodies, active);
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
    expect(rowShifts(bodies, active)[active + 1] ?? NaN).toBeCloseTo(0);
  }
});

test.each(bodies.map((_, active) => [active]))(
  'with item %i closed again, it stays and all others stand beside it without a gap',
  (active) => {
    const shifts = rowShifts(bodies, active, false);
    expect(shifts[active]).toBe(0);
    const shown = tops.map((top, index) => top + (shifts[index] ?? 0));
    for (let index = 1; index < tops.length; index += 1) {
      expect((shown[index] ?? 0) - (shown[index - 1] ?? 0)).toBe(headers);
    }
  },
);

test('with no item active, all close up to the first', () => {
  const beside = tops.map((_, index) => 1000 + index * headers);
  for (const isOpen of [true, false]) {
    const shifts = rowShifts(bodies, -1, isOpen);
    expect(tops.map((top, index) => top + (shifts[index] ?? 0))).toEqual(beside);
  }
});

describe('a stage that is held', () => {
  const measured: Measurements = {
    stageTop: 800,
    tops,
    heights: bodies.map((body) => headers + body),
    windowHeight: 900,
    middle: 500,
    covered: 100,
  };
  const hold = computeHold(measured);
  const centres = tops.map((top, index) => top + (measured.heights[index] ?? 0) / 2);

  test('has the row whose place the page is scrolled to in the middle of the window', () => {
    for (const [index, centre] of centres.entries()) {
      const scroll = centre - measured.middle;
      const held = centre + heldDistance(hold, scroll) + (hold.lifts[index] ?? 0);
      expect(held - scroll).toBeCloseTo(measured.middle);
    }
  });

  test('stands still from the place of the first row to that of the last', () => {
    const place = (scroll: number) => measured.stageTop + heldDistance(hold, scroll) - scroll;
    const [first, last] = [hold.from, hold.from + hold.length];
    expect([first, last]).toEqual([centres[0]! - 500, centres.at(-1)! - 500]);
    for (const scroll of [first, (first + last) / 2, last]) expect(place(scroll)).toBe(hold.top);
    expect(place(first - 10)).toBe(hold.top + 10);
    expect(place(last + 10)).toBe(hold.top - 10);
  });

  test('stands at a whole pixel, as browsers round the position of sticky elements', () => {
    const odd = { ...measured, stageTop: 800.4, tops: tops.map((top) => top + 0.7) };
    const held = computeHold(odd);
    expect(held.top % 1).toBe(0);
    const middleOfHold = held.from + held.length / 2;
    expect(odd.stageTop + heldDistance(held, middleOfHold) - middleOfHold).toBeCloseTo(held.top);
  });

  test('is not held, and lifts no row, if a row is higher than the window shows', () => {
    for (const window of [
      { ...measured, windowHeight: 620 },
      { ...measured, covered: 380 },
    ]) {
      const { isPossible, length, lifts } = computeHold(window);
      expect({ isPossible, length, lifts }).toEqual({
        isPossible: false,
        length: 0,
        lifts: [0, 0, 0, 0],
      });
      expect(heldDistance(computeHold(window), 1e6)).toBe(0);
    }
  });

  describe('a drawing beside its rows moves up with them', () => {
    /** Top and bottom of a drawing in the window when it is as far up as it may go, in pixels. */
    const edges = (top: number, height: number, pinnedBottom = 0) => {
      const limit = smallestBesideShift(
        { top, bottom: top + height },
        hold,
        measured,
        pinnedBottom,
      );
      return [hold.top + top + limit, hold.top + top + height + limit];
    };

    test('until it is in the middle, beside the open row', () => {
      expect(edges(300, 200)).toEqual([400, 600]);
    });

    test('until it ends a little below the rows', () => {
      const [, bottom] = edges(300, 300);
      expect(bottom).toBe(500 + (headers + bodies.at(-1)!) / 2 + 32);
    });

    test('but never to the header', () => {
      const [top] = edges(300, 700);
      expect(top).toBe(100 + 32);
    });

    test('until its lower edge is where a pinned drawing may end, if it is pinned over the rows', () => {
      expect(edges(300, 200, 260)).toEqual([60, 260]);
    });
  });
});
