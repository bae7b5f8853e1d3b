import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { waitForLoader } from '#kit/leads/form/loading.ts';

/** Milliseconds for which the overlay is shown at least (docs/behaviour.md). */
const shortestTime = 200;

let frame: FrameRequestCallback | undefined;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  frame = undefined;
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    frame = callback;
    return 0;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Returns whether the overlay may be hidden by now. */
function watch(): () => boolean {
  let over = false;
  void waitForLoader().then(() => {
    over = true;
  });
  return () => over;
}

test('the overlay’s time counts from the frame that shows it, however late that comes', async () => {
  vi.stubGlobal('document', { hidden: false });
  const isOver = watch();
  await vi.advanceTimersByTimeAsync(2000);
  expect(isOver()).toBe(false);
  frame?.(0);
  await vi.advanceTimersByTimeAsync(shortestTime - 1);
  expect(isOver()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver()).toBe(true);
});

test('in a hidden tab, where no frame comes, it still ends', async () => {
  vi.stubGlobal('document', { hidden: true });
  const isOver = watch();
  await vi.advanceTimersByTimeAsync(shortestTime - 1);
  expect(isOver()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver()).toBe(true);
});
