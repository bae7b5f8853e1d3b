interface PortraitColumns {
  /** So many portraits are large; the others are small, beside their words, in two columns. */
  large: number;
  /** Columns of the large ones in a window as wide as a tablet's, and in wider ones. */
  largeColumns: readonly [tablet: number, wide: number];
}

/** Rows of portraits without a gap at the end, whatever the number: the small ones are even in number. */
export function portraitColumns(count: number): PortraitColumns {
  const large = Math.min(count, count % 2 === 1 ? 3 : 4);
  return {
    large,
    largeColumns: large === 4 ? [2, 4] : [large, large],
  };
}
