const listeners = new Set<() => void>();

/** The shared close flag (specification, section 4): closes every menu that is open. */
export function closeMenus(): void {
  for (const close of listeners) close();
}

/** @returns what ends it. */
export function onCloseMenus(close: () => void): () => void {
  listeners.add(close);
  return () => listeners.delete(close);
}
