import type { CSSProperties } from 'react';

/**
 * Returns the custom property `--even-columns`, a value for `grid-template-columns` that puts items in rows
 * of nearly equal length: 14 are 7 and 7, 9 are 5 and 4.
 *
 * @param most Greatest number of columns; 7 is that of logos.
 */
export function evenColumns(count: number, most = 7): CSSProperties {
  const rows = Math.ceil(count / most);
  // No items would make no rows, and a division by zero.
  const columns = Math.ceil(count / Math.max(1, rows));
  return { '--even-columns': `repeat(${String(columns)},minmax(0,1fr))` } as CSSProperties;
}
