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
  const started = performance.now();
  for (let progress = 0; progress < 1 && !over.signal.aborted;) {
    const now = await new Promise(requestAnimationFrame);
    progress = duration > 0 ? Math.min(1, Math.max(0, (now - started) / (duration * 1000))) : 1;
    scrollTo({ top: from + (top - from) * (1 - (1 - progress) ** 3), behavior: 'instant' });
  }
  over.abort();
}
