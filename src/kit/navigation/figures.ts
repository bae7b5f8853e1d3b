/** Figures of docs/behaviour.md about moving through the site, in milliseconds. */

/**
 * The three panels that cross the window between two pages. `pace` is the adopter's: 1 as
 * docs/behaviour.md has it, 0.5 in half the time, 0 without any transition.
 */
export const pageTransition = {
  pace: 1,
  /** In which a panel widens to the whole window, or shrinks to nothing. */
  duration: 500,
  /** Of each panel: how long it waits before it widens over the page that is left. */
  leaveDelays: [0, 200, 300],
  /** Of each panel, in the same order: how long it waits before it shrinks off the page that is reached. */
  enterDelays: [200, 300, 400],
} as const;

/** Milliseconds of one panel: how long it moves, and how long it waits before it widens and shrinks. */
export interface PanelTimes {
  duration: number;
  leave: number;
  enter: number;
}

/** The times of each panel, in their order. */
export function panelTimes(pace: number = pageTransition.pace): PanelTimes[] {
  const { duration, leaveDelays, enterDelays } = pageTransition;
  return leaveDelays.map((leave, index) => ({
    duration: pace * duration,
    leave: pace * leave,
    enter: pace * enterDelays[index]!,
  }));
}

/** `height` in CSS pixels; `hide` counts from the end of a navigation. */
export const progressBar = {
  height: 2,
  throttle: 200,
  duration: 5000,
  hide: 500,
  /** When it is told to screen readers: most pages are there by then, and tell of themselves. */
  announce: 2000,
} as const;

/** A chunk that fails to load makes the page load anew, at most once in this time. */
export const chunkReload = 60_000;

/** CSS pixels above the lower edge of the window at which an element is revealed. */
export const revealThreshold = 150;

/** The wheel glides: `delay` counts from the moment at which the page is taken over. */
export const smoothScroll = { lerp: 0.1, delay: 1000 } as const;
