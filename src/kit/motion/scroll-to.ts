import { easeOut } from './ease-out.ts';

/** Events by which the visitor interrupts the scrolling. */
const interruptions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls the window smoothly to `top` (pixels) within `duration` (seconds); native smooth scrolling has
 * no such option. Resolves at the end, or when the visitor interrupts it.
 */
export async function scrollToSmoothly(top: number, duration: number): Promise<void> {
  const from = scrollY;
  const controller = new AbortController();
  for (const type of interruptions) {
    addEventListener(type, () => controller.abort(), { passive: true, signal: controller.signal });
  }
  const step = (progress: number) =>
    scrollTo({ top: from + (top - from) * progress, behavior: 'instant' });
  await easeOut(duration, step, controller.signal);
  // Removes the listeners.
  controller.abort();
}
