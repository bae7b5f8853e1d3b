import type { CSSProperties } from 'react';

/** So many logos stand side by side in a wide window. */
const most = 7;

/** `--even-columns`: rows of nearly equal length, whatever the number: 14 are 7 and 7, 9 are 5 and 4. */
export function evenColumns(count: number): CSSProperties {
  const rows = Math.ceil(count / most);
  const columns = Math.ceil(count / Math.max(1, rows));
  return { '--even-columns': `repeat(${String(columns)},minmax(0,1fr))` } as CSSProperties;
}
