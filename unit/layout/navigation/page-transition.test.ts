import { describe, expect, it } from 'vitest';

import { pageTransition, sheetTimes } from '#layout/navigation/figures.ts';

const { duration, leaveDelays, enterDelays } = pageTransition;

describe('the times of the page transition', () => {
  it('are those of the specification at pace 1', () => {
    const { leave, enter, sheets } = sheetTimes(1);
    expect(sheets.map((sheet) => sheet.leave)).toEqual(leaveDelays);
    // What came last lies on top and goes first.
    expect(sheets.map((sheet) => sheet.enter)).toEqual(enterDelays.toReversed());
    expect(sheets.every((sheet) => sheet.duration === duration)).toBe(true);
    expect(leave).toBe(Math.max(...leaveDelays) + duration);
    expect(enter).toBe(Math.max(...enterDelays) + duration);
  });

  it.each([0, 0.5, 2])('are all in proportion at pace %f', (pace) => {
    const whole = sheetTimes(1);
    const { leave, enter, sheets } = sheetTimes(pace);
    expect([leave, enter]).toEqual([pace * whole.leave, pace * whole.enter]);
    expect(sheets).toEqual(
      whole.sheets.map((sheet) => ({
        duration: pace * sheet.duration,
        leave: pace * sheet.leave,
        enter: pace * sheet.enter,
      })),
    );
  });

  it('take no time at pace 0, which means: no transition', () => {
    expect(sheetTimes(0).leave).toBe(0);
  });
});
