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

/** Times of one panel in milliseconds. */
export interface PanelTimes {
  /** Duration of each of the panel's two transitions. */
  duration: number;
  /** Delay before the panel widens over the old page. */
  leave: number;
  /** Delay before the panel shrinks off the new page. */
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

/** The progress bar of a navigation. Times are in milliseconds. */
export const progressBar = {
  /** CSS pixels. */
  height: 2,
  /** Time from the start of a navigation until the bar is shown. */
  throttle: 200,
  /** Time in which the bar fills. */
  duration: 5000,
  /** Time from the end of a navigation until the bar is hidden. */
  hide: 500,
  /**
   * Delay before progress is announced to screen readers. Most pages have loaded before, so that only their titles
   * are announced.
   */
  announce: 2000,
} as const;

/** Minimum time between two reloads because of a chunk that cannot be loaded, in milliseconds. */
export const chunkReloadInterval = 60_000;

/** An element is revealed once its top is this far above the lower edge of the window, in CSS pixels. */
export const revealThreshold = 150;

/**
 * Smooth scrolling by the wheel. `lerp` is the share of the remaining distance that each frame covers. `delay` is in
 * milliseconds, from the call of `startSmoothScroll`.
 */
export const smoothScroll = { lerp: 0.1, delay: 1000 } as const;
