/**
 * Figures of animations, by their pieces (docs/behaviour.md). Every time is in seconds and every length in
 * pixels; what is a share, a count or an angle says so.
 */

export const heroGraphic = {
  /** A count. */
  bars: 7,
  barRise: 1,
  barStagger: 0.1,
  curveDraw: 2,
  rotationDelay: 1.4,
  rotationTurn: 15,
} as const;

/** The other ways in which parts of the hero graphic come in. */
export const heroGraphicEntrance = { plumbDrop: 1.1, circleFade: 0.4 } as const;

/** Seconds that something may move by itself where nothing can pause it (WCAG 2.2.2). */
export const unattendedMotion = 5;

export const typewriter = {
  character: 0.1,
  pause: 0.3,
  betweenPhrases: 0.4,
  repeatDelay: 0.4,
  /** Its frame is so much wider than the text, and around no text as wide as this. */
  frameExtra: 25,
  /** At least: a headline whose lines are higher has a higher one. */
  frameHeight: 61,
} as const;

export const accordion = {
  initDelay: 0.1,
  resizeDebounce: 0.25,
  scrollTo: 0.8,
  bodyExpand: 0.4,
  /** Each way. */
  imageFade: 0.3,
  /** Between two rows. */
  gap: 11,
  /** Between the header and what stands beside the rows, and at most below the last of them. */
  beside: 32,
} as const;

/** Its parts leave their places while this share of their row passes the middle of the window. */
export const partsFigure = { apart: 0.6 } as const;

/** The first two stand in class names of carousel.tsx and related.tsx too, which Tailwind reads as text: change both. */
export const carousel = {
  /** Width of the window. */
  wideFrom: 1000,
  /** A count: shown at once in a wide window; one elsewhere. */
  items: 3,
  autoplay: 5,
} as const;

export const marquee = {
  /** A count: fewer marks stand still, since they would not fill a sheet. */
  fewest: 10,
  /** Once past all marks. */
  speed: 35,
  /** Past one of them, where many take longer. */
  perItem: 2.5,
  spacing: 0,
  itemWidth: 180,
} as const;

export const logoGrid = {
  /** A count. */
  visible: 6,
  rotate: 2,
  fade: 0.5,
} as const;

/** The decoration of a sheet. */
export const gridSquares = {
  /** Of a run. */
  shortest: 3,
  longest: 8,
  /** A share of the way. */
  fadeThreshold: 0.1,
  fade: 0.5,
  entrySlide: 1,
  /** Between a square and words. */
  air: 8,
} as const;

/** The dots of a banner. */
export const particles = {
  /** Counts: dots on each circle, from the inmost: fifty in all. */
  rings: [5, 9, 15, 21],
  /** Degrees a second. */
  speed: 2,
} as const;

/** Of each of the company’s numbers. */
export const countUp = { duration: 1 } as const;

/** Shares of the window’s height at which the middle of its drawing is as it begins to turn, and as it stands. */
export const turningPart = { from: 0.95, to: 0.45 } as const;

export const plumbSwing = {
  /** From the pointer. */
  degrees: 2,
  settle: 2.4,
  /** Shares of the first swing, each to the other side. */
  swings: [0, 1, -0.6, 0.3, -0.1, 0],
} as const;
