import type { CSSProperties } from 'react';

/**
 * `--even-columns`: rows of nearly equal length, whatever the number: 14 are 7 and 7, 9 are 5 and 4.
 *
 * @param most So many stand side by side in a wide window; logos are 7.
 */
export function evenColumns(count: number, most = 7): CSSProperties {
  const rows = Math.ceil(count / most);
  const columns = Math.ceil(count / Math.max(1, rows));
  return { '--even-columns': `repeat(${String(columns)},minmax(0,1fr))` } as CSSProperties;
}
