/**
 * Calls `step` before each frame with how far an eased-out animation has come, above 0 to exactly 1.
 * Resolves at its end, or when the signal aborts.
 *
 * @param duration Seconds; 0 is one step to the end.
 */
export async function easeOut(
  duration: number,
  step: (progress: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const started = performance.now();
  for (let share = 0; share < 1;) {
    const now = await new Promise(requestAnimationFrame);
    if (signal.aborted) return;
    // A frame's time may lie before the call.
    share = duration > 0 ? Math.min(1, Math.max(0, (now - started) / (duration * 1000))) : 1;
    step(1 - (1 - share) ** 3);
  }
}
