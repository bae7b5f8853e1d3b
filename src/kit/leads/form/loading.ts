import { paint } from '#kit/motion/paint.ts';

/** The overlay stays on the screen at least this long, in milliseconds (docs/behaviour.md). */
export const shortestLoader = 200;

/** Resolves when the overlay, which must be in the document, has been visible for `shortestLoader`. */
export async function waitForLoader(): Promise<void> {
  // The time is measured from the paint, which comes late on a slow phone.
  await paint();
  await new Promise((resolve) => setTimeout(resolve, shortestLoader));
}
