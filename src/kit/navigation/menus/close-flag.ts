const listeners = new Set<() => void>();

/** Closes every open menu. */
export function closeMenus(): void {
  for (const close of listeners) close();
}

/**
 * Registers a function that closes a menu.
 *
 * @returns a cleanup function.
 */
export function onCloseMenus(close: () => void): () => void {
  listeners.add(close);
  return () => listeners.delete(close);
}
