/**
 * Figures of animations (docs/behaviour.md). Seconds, unless a name or comment says otherwise. What visitors
 * are promised there stands under the name of a piece, what our way of doing it needs besides under the
 * same name and `Support`.
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

/** Additional animations of the hero graphic. */
export const heroGraphicSupport = { plumbDrop: 1.1, circleFade: 0.4 } as const;

/** How long something may move by itself where nothing can pause it (WCAG 2.2.2). */
export const unattendedMotion = 5;

export const typewriter = {
  character: 0.1,
  pause: 0.3,
  betweenPhrases: 0.4,
  repeatDelay: 0.4,
  /** Pixels that its frame is wider than the text: around no text it is as wide as this. */
  frameExtra: 25,
  /** Pixels; a headline whose lines are higher has a higher one. */
  frameHeight: 61,
} as const;

export const accordion = {
  initDelay: 0.1,
  resizeDebounce: 0.25,
  scrollTo: 0.8,
  bodyExpand: 0.4,
  /** Each way. */
  imageFade: 0.3,
  /** Pixels. */
  gap: 11,
} as const;

/** Pixels between the header and what stands beside the rows, and at most below the last of them. */
export const accordionSupport = { beside: 32 } as const;

/** The first two stand in class names of carousel.tsx and related.tsx too, which Tailwind reads as text: change both. */
export const carousel = {
  /** Pixels of the window's width. */
  wideFrom: 1000,
  /** Shown at once in a wide window; one elsewhere. */
  items: 3,
  autoplay: 5,
} as const;

export const marquee = {
  /** Once past all marks. */
  speed: 35,
  /** Pixels. */
  spacing: 0,
  itemWidth: 180,
} as const;

/** Fewer marks than this stand still: they would not fill a sheet. Many take longer than usual. */
export const marqueeSupport = { least: 10, perItem: 2.5 } as const;

export const logoGrid = { visible: 6, rotate: 2 } as const;

/** Additional animation of the logo grid. */
export const logoGridSupport = { fade: 0.5 } as const;

/** The decoration of a sheet. */
export const gridSquares = {
  shortest: 3,
  longest: 8,
  /** Share of the way. */
  fadeThreshold: 0.1,
  fade: 0.5,
  entrySlide: 1,
  /** Pixels that a square keeps from words. */
  air: 8,
} as const;

/** The dots of a banner. */
export const particles = {
  /** Dots on each circle, from the inmost: fifty in all. */
  rings: [5, 9, 15, 21],
  /** Degrees a second. */
  speed: 2,
} as const;

/** The company’s numbers, which count up. */
export const numbersSupport = { count: 1 } as const;

/** Parts of the accordion’s figure leave their places while so much of their row passes the middle. */
export const partsFigureSupport = { apart: 0.6 } as const;

/**
 * A part that turns begins when the middle of its drawing is at `from` of the window’s height, and
 * stands at `to`.
 */
export const turningPartSupport = { from: 0.95, to: 0.45 } as const;

/** The plumb line swings as far as this from the pointer, and settles. */
export const plumbSwingSupport = {
  degrees: 2,
  settle: 2.4,
  /** Shares of the first swing, each to the other side. */
  swings: [0, 1, -0.6, 0.3, -0.1, 0],
} as const;
