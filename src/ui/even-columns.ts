import type { CSSProperties } from 'react';

/**
 * Returns the custom property `--columns`, a value for `grid-template-columns` that puts items in rows
 * of nearly equal length: 14 items are 7 and 7, 9 items are 5 and 4.
 *
 * @param maxColumns Greatest number of columns; the default suits logos.
 */
export function evenColumns(count: number, maxColumns = 7): CSSProperties {
  const rows = Math.ceil(count / maxColumns);
  // Without items there are no rows; the minimum of 1 avoids a division by zero.
  const columns = Math.ceil(count / Math.max(1, rows));
  return { '--columns': `repeat(${String(columns)},minmax(0,1fr))` } as CSSProperties;
}
