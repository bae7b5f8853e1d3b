interface PortraitColumns {
  /** How many portraits are large. All further ones are small, in two columns, with name and text beside them. */
  large: number;
  /** Number of columns of the large portraits, on tablets and in wider windows. */
  largeColumns: readonly [tablet: number, wide: number];
}

/**
 * Divides portraits into large and small ones so that no row ends with a gap. If there are small portraits, their
 * number is even.
 */
export function portraitColumns(count: number): PortraitColumns {
  const large = Math.min(count, count % 2 === 1 ? 3 : 4);
  return {
    large,
    largeColumns: large === 4 ? [2, 4] : [large, large],
  };
}
