/**
 * Durations, distances and counts of every animation, one object for each. docs/behaviour.md repeats them,
 * and unit/behaviour.test.ts compares the two. Times are in seconds and lengths in pixels unless a comment
 * names another unit.
 */

export const heroGraphic = {
  /** Number of bars. */
  bars: 7,
  barRise: 1,
  barStagger: 0.1,
  curveDraw: 2,
  rotationDelay: 1.4,
  /** Duration of one full turn. */
  rotationTurn: 15,
} as const;

/** Durations of the hero graphic's other entrance animations. */
export const heroGraphicEntrance = { plumbDrop: 1.1, circleFade: 0.4 } as const;

/** Longest time for which something may move by itself if the visitor cannot pause it (WCAG 2.2.2). */
export const unattendedMotion = 5;

export const typewriter = {
  /** Time per character, typed or deleted. */
  character: 0.1,
  /** Time for which the complete phrase is shown. */
  pause: 0.3,
  betweenPhrases: 0.4,
  /** Added to `betweenPhrases` before the first phrase is typed again. */
  repeatDelay: 0.4,
  /** Width of the frame beyond the width of the typed text. */
  frameExtra: 25,
  /** Minimum height of the frame; it grows with the line height of the headline. */
  frameHeight: 61,
} as const;

export const accordion = {
  /** Time from the start of the code to the first measurement. */
  initDelay: 0.1,
  resizeDebounce: 0.25,
  /** Duration of the scrolling to a row that is clicked. */
  scrollTo: 0.8,
  bodyExpand: 0.4,
  /** Duration of the fade-out, and of the fade-in that follows. */
  imageFade: 0.3,
  /** Gap between two rows. */
  gap: 11,
  /**
   * Minimum distance between the header and the drawing beside the rows, and maximum distance by which
   * the drawing ends below the last row.
   */
  beside: 32,
} as const;

/**
 * The drawing beside a row of the scroll accordion moves its parts apart while this share of the row's height
 * passes the middle of the window.
 */
export const partsFigure = { apart: 0.6 } as const;

/**
 * carousel.tsx and related.tsx repeat `wideFrom` and `items` in class names, which Tailwind needs as literal
 * text. Change them there as well.
 */
export const carousel = {
  /** Width of the window from which it counts as wide. */
  wideFrom: 1000,
  /** Number of slides that a wide window shows at once; others show one. */
  items: 3,
  /** Interval of the rotation. */
  autoplay: 5,
} as const;

export const marquee = {
  /** Minimum number of logos that move. Fewer would not fill the width of a sheet, so they stand still. */
  fewest: 10,
  /** Shortest duration of one round past all logos. */
  shortestRound: 35,
  /** Minimum duration per logo: with many logos a round takes longer than `shortestRound`. */
  perItem: 2.5,
  spacing: 0,
  itemWidth: 180,
} as const;

export const logoGrid = {
  /** Number of logos that are shown at once. */
  visible: 6,
  /** Interval between two replacements. */
  rotate: 2,
  fade: 0.5,
} as const;

/** The small squares that decorate a sheet. */
export const gridSquares = {
  /** Shortest and longest duration of one slide. */
  shortest: 3,
  longest: 8,
  /** Share of the slide that is left when a square begins to fade out. */
  fadeThreshold: 0.1,
  fade: 0.5,
  entrySlide: 1,
  /** Minimum distance between a square and text. */
  clearance: 8,
} as const;

/** The dots of a banner. */
export const dots = {
  /** Number of dots on each circle, from the innermost outwards: fifty in all. */
  rings: [5, 9, 15, 21],
  /** Degrees per second. */
  speed: 2,
} as const;

/** Duration for each of the company’s numbers. */
export const countUp = { duration: 1 } as const;

/**
 * A part of a drawing begins to turn when the middle of the drawing is at `from`, and stops when the middle is
 * at `to`. Both are shares of the window’s height, from its top.
 */
export const turningPart = { from: 0.95, to: 0.45 } as const;

export const plumbSwing = {
  /** Angle of the first swing, in degrees. */
  degrees: 2,
  /** Time until the line is at rest. */
  settle: 2.4,
  /** Angles of the swings as shares of `degrees`; the sign alternates with the side. */
  swings: [0, 1, -0.6, 0.3, -0.1, 0],
} as const;
