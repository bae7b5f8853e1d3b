/** Resolves after the next paint, or at once in a hidden tab, which renders no frames. */
export function paint(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
