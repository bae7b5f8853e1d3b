/** Resolves after the next frame; at once where no frames are made, as in a hidden tab. */
export function paint(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
