/** The overlay stays on the screen at least this long, in milliseconds (specification, section 9). */
export const shortestLoader = 200;

/** Resolves after the next frame; at once where no frames are made, as in a hidden tab. */
export function paint(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Resolves when the overlay, already in the document, has been on the screen for long enough. */
export async function loaderShown(): Promise<void> {
  // A slow phone paints late: until then nobody has seen anything.
  await paint();
  await new Promise((resolve) => setTimeout(resolve, shortestLoader));
}
