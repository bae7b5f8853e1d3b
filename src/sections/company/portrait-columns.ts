interface PortraitColumns {
  /** How many portraits are large; the others are small, in two columns, with their words beside them. */
  large: number;
  /** Columns of the large ones, on tablets and in wider windows. */
  largeColumns: readonly [tablet: number, wide: number];
}

/**
 * Divides portraits into large and small ones so that no row ends with a gap, however many there are: the
 * number of small ones is always even.
 */
export function portraitColumns(count: number): PortraitColumns {
  const large = Math.min(count, count % 2 === 1 ? 3 : 4);
  return {
    large,
    largeColumns: large === 4 ? [2, 4] : [large, large],
  };
}
