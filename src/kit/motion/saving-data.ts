/**
 * Whether the connection is slow or metered. If so, nothing is prefetched and no video plays
 * (docs/behaviour.md).
 */
export function isSavingData(): boolean {
  // TypeScript does not know the Network Information API, because only some browsers have it.
  const { connection } = window.navigator as globalThis.Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
