/** Figures of docs/behaviour.md about moving through the site, in milliseconds. */

/**
 * The three sheets that cross the window between two pages. `pace` is the adopter's: 1 as
 * docs/behaviour.md has it, 0.5 in half the time, 0 without any transition.
 */
export const pageTransition = {
  pace: 1,
  duration: 500,
  /** Of each sheet, in the order in which they come. */
  leaveDelays: [0, 200, 300],
  /** Of each sheet, in the order in which they go: what came last lies on top and goes first. */
  enterDelays: [200, 300, 400],
} as const;

/** Milliseconds of one sheet: how long it moves, and how long it waits before it comes and goes. */
export interface SheetTimes {
  duration: number;
  leave: number;
  enter: number;
}

/**
 * The times of a transition: `leave` from the click until the sheets cover the window, `enter` from
 * the new page until they are gone, and those of each sheet in the order in which they lie.
 */
export function sheetTimes(pace: number = pageTransition.pace) {
  const { duration, leaveDelays, enterDelays } = pageTransition;
  const sheets: SheetTimes[] = leaveDelays.map((leave, index) => ({
    duration: pace * duration,
    leave: pace * leave,
    enter: pace * (enterDelays.at(-1 - index) ?? 0),
  }));
  return {
    leave: Math.max(...sheets.map((sheet) => sheet.duration + sheet.leave)),
    enter: Math.max(...sheets.map((sheet) => sheet.duration + sheet.enter)),
    sheets,
  };
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
