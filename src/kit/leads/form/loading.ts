import { paint } from '#kit/motion/paint.ts';

/** The overlay stays on the screen at least this long, in milliseconds (docs/behaviour.md). */
export const shortestLoader = 200;

/** Resolves when the overlay, already in the document, has been on the screen for long enough. */
export async function loaderShown(): Promise<void> {
  // A slow phone paints late: until then nobody has seen anything.
  await paint();
  await new Promise((resolve) => setTimeout(resolve, shortestLoader));
}
