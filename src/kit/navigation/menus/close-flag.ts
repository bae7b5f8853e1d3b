const listeners = new Set<() => void>();

/** The shared close flag (docs/behaviour.md): closes every menu that is open. */
export function closeMenus(): void {
  for (const close of listeners) close();
}

/** @returns what ends it. */
export function onCloseMenus(close: () => void): () => void {
  listeners.add(close);
  return () => listeners.delete(close);
}
