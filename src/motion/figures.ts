/** Movement figures of the home hero graphic, in seconds (bars: a count). */
export const heroGraphic = {
  bars: 7,
  barRise: 1,
  barStagger: 0.1,
  curveDraw: 2,
  rotationDelay: 1.4,
  rotationTurn: 15,
} as const;

/** Seconds that something may move by itself where nothing can pause it (WCAG 2.2.2). */
export const unattendedMotion = 5;

/** Supporting movements the hero graphic adds to the figures above, in seconds. */
export const heroGraphicSupport = { plumbDrop: 1.1, circleFade: 0.4 } as const;
