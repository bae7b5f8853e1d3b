import type { CSSProperties } from 'react';

/**
 * Returns the number of columns that puts `count` items in rows of nearly equal length: with at most 7 columns,
 * 14 items are 7 and 7, 9 items are 5 and 4. Without items it is 0.
 */
export function evenColumnCount(count: number, maxColumns: number): number {
  const rows = Math.ceil(count / maxColumns);
  // Without items there are no rows; the minimum of 1 avoids a division by zero.
  return Math.ceil(count / Math.max(1, rows));
}

/**
 * Returns the custom property `--columns`, a value for `grid-template-columns` with `evenColumnCount` columns.
 *
 * @param maxColumns Greatest number of columns; the default suits logos.
 */
export function evenColumns(count: number, maxColumns = 7): CSSProperties {
  const columns = evenColumnCount(count, maxColumns);
  return { '--columns': `repeat(${String(columns)},minmax(0,1fr))` } as CSSProperties;
}
