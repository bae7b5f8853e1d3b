import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { easeOut } from '#kit/motion/ease-out.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) =>
    setTimeout(() => callback(performance.now()), 16),
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Starts an animation and collects its steps. */
function run(duration: number) {
  const steps: number[] = [];
  const stop = new AbortController();
  const over = easeOut(duration, (progress) => steps.push(progress), stop.signal);
  return { steps, stop, over };
}

test('an animation goes from its start to its end exactly, quick at first', async () => {
  const { steps, over } = run(1);
  await vi.advanceTimersByTimeAsync(500);
  expect(steps.at(-1)).toBeGreaterThan(0.75);
  await vi.advanceTimersByTimeAsync(600);
  await over;
  expect(steps[0]).toBeLessThan(0.1);
  expect(steps.at(-1)).toBe(1);
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
});

test('an animation without a duration is at its end with the next frame', async () => {
  const { steps, over } = run(0);
  await vi.advanceTimersByTimeAsync(16);
  await over;
  expect(steps).toEqual([1]);
});

test('an aborted animation stops where it is', async () => {
  const { steps, stop, over } = run(1);
  await vi.advanceTimersByTimeAsync(100);
  stop.abort();
  const count = steps.length;
  await vi.advanceTimersByTimeAsync(100);
  await over;
  expect(steps).toHaveLength(count);
});
