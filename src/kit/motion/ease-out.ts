/**
 * Runs an ease-out (cubic) animation: calls `step` in each frame with its progress, which ends at
 * exactly 1. Resolves at the end, or in the next frame after the signal aborts.
 *
 * @param duration Seconds; with 0, `step` is called once, with 1.
 */
export async function easeOut(
  duration: number,
  step: (progress: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const started = performance.now();
  let elapsedShare = 0;
  while (elapsedShare < 1) {
    const now = await new Promise(requestAnimationFrame);
    if (signal.aborted) return;
    // The timestamp of the first frame can be earlier than `started`, hence the lower bound.
    elapsedShare = duration > 0 ? Math.min(1, Math.max(0, (now - started) / (duration * 1000))) : 1;
    step(1 - (1 - elapsedShare) ** 3);
  }
}
