/** Figures of docs/behaviour.md about moving through the site, in milliseconds. */

/**
 * The three panels that cross the window between two pages, in milliseconds. `pace` is the adopter's: 1 as
 * docs/behaviour.md has it, 0.5 in half the time, 0 without any transition.
 */
export const pageTransition = {
  pace: 1,
  /** Of a panel's widening to the whole window, or shrinking to nothing. */
  duration: 500,
  /** Of each panel, before it widens over the old page. */
  leaveDelays: [0, 200, 300],
  /** Of each panel, in the same order, before it shrinks off the new page. */
  enterDelays: [200, 300, 400],
} as const;

/** Milliseconds of one panel: the duration of its transitions, and the delays before each. */
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

/** `height` in CSS pixels, times in milliseconds; `hide` counts from the end of a navigation. */
export const progressBar = {
  height: 2,
  throttle: 200,
  duration: 5000,
  hide: 500,
  /** Before it is announced to screen readers: most pages are loaded by then, and announced themselves. */
  announce: 2000,
} as const;

/** Milliseconds in which a chunk that fails to load reloads the page at most once. */
export const chunkReload = 60_000;

/** CSS pixels above the lower edge of the window at which an element is revealed. */
export const revealThreshold = 150;

/** Smooth scrolling by the wheel: `lerp` is a share a frame, `delay` counts milliseconds from hydration. */
export const smoothScroll = { lerp: 0.1, delay: 1000 } as const;
