import { easeOut } from './ease-out.ts';

/** Whoever scrolls, taps or types takes over. */
const takeovers = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls the window to `top` (pixels) within `duration` (seconds), which the platform's own smooth
 * scrolling does not let one choose. Resolves at the end, or when the visitor takes over.
 */
export async function scrollToSmoothly(top: number, duration: number): Promise<void> {
  const from = scrollY;
  const over = new AbortController();
  for (const type of takeovers) {
    addEventListener(type, () => over.abort(), { passive: true, signal: over.signal });
  }
  const step = (progress: number) =>
    scrollTo({ top: from + (top - from) * progress, behavior: 'instant' });
  await easeOut(duration, step, over.signal);
  over.abort();
}
