/**
 * Durations and distances of navigation. docs/behaviour.md repeats them, and unit/behaviour.test.ts compares
 * the two.
 */

/**
 * The three panels that cross the window between two pages, in milliseconds. Adopters may change `pace`, a
 * factor on all times: 1 is the pace of docs/behaviour.md, 0.5 takes half the time, 0 means no transition.
 */
export const pageTransition = {
  pace: 1,
  /** Time in which a panel widens to the whole window, or shrinks to nothing. */
  duration: 500,
  /** Delay of each panel before it widens over the old page. */
  leaveDelays: [0, 200, 300],
  /** Delay of each panel, in the same order, before it shrinks off the new page. */
  enterDelays: [200, 300, 400],
} as const;

/** Times of one panel in milliseconds: the duration of its transitions, and the delay before each. */
export interface PanelTimes {
  duration: number;
  leave: number;
  enter: number;
}

/** Returns the times of all panels, in their order. */
export function panelTimes(pace: number = pageTransition.pace): PanelTimes[] {
  const { duration, leaveDelays, enterDelays } = pageTransition;
  return leaveDelays.map((leave, index) => ({
    duration: pace * duration,
    leave: pace * leave,
    enter: pace * enterDelays[index]!,
  }));
}

/** `height` in CSS pixels, times in milliseconds; `hide` counts from the end of a navigation. */
export const progressBar = {
  height: 2,
  throttle: 200,
  duration: 5000,
  hide: 500,
  /**
   * Delay before progress is announced to screen readers. Most pages have loaded by then, and are
   * announced themselves.
   */
  announce: 2000,
} as const;

/** Milliseconds in which failing chunks reload the page at most once. */
export const chunkReload = 60_000;

/** CSS pixels above the lower edge of the window that the top of an element must reach to be revealed. */
export const revealThreshold = 150;

/**
 * Smooth scrolling by the wheel. `lerp` is the share of the remaining distance that each frame covers,
 * `delay` the milliseconds from hydration until it starts.
 */
export const smoothScroll = { lerp: 0.1, delay: 1000 } as const;
