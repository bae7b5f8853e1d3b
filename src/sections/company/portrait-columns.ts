interface PortraitColumns {
  /** How many portraits are large. All others are small, in two columns, with name and text beside each portrait. */
  largeCount: number;
  /** Number of columns of the large portraits, on tablets (`md`) and in wide windows (`lg`). */
  largeColumns: readonly [tablet: number, wide: number];
}

/**
 * Divides portraits into large and small ones so that no row ends with a gap. If there are small portraits, their
 * number is even.
 */
export function portraitColumns(count: number): PortraitColumns {
  const largeCount = Math.min(count, count % 2 === 1 ? 3 : 4);
  return {
    largeCount,
    largeColumns: largeCount === 4 ? [2, 4] : [largeCount, largeCount],
  };
}
