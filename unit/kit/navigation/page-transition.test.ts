import { describe, expect, it } from 'vitest';

import { panelTimes } from '#kit/navigation/figures.ts';

describe('the times of the page transition', () => {
  it('are those of docs/behaviour.md at pace 1', () => {
    expect(panelTimes(1)).toEqual([
      { duration: 500, leave: 0, enter: 200 },
      { duration: 500, leave: 200, enter: 300 },
      { duration: 500, leave: 300, enter: 400 },
    ]);
  });

  it.each([0, 0.5, 2])('are all in proportion at pace %f', (pace) => {
    expect(panelTimes(pace)).toEqual(
      panelTimes(1).map(({ duration, leave, enter }) => ({
        duration: pace * duration,
        leave: pace * leave,
        enter: pace * enter,
      })),
    );
  });

  it('take no time at pace 0, which means: no transition', () => {
    expect(panelTimes(0).map(({ duration, leave, enter }) => duration + leave + enter)).toEqual([
      0, 0, 0,
    ]);
  });
});
