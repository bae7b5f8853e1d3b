import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { waitForLoader } from '#kit/leads/form/loading.ts';

/** How long the loader stays at least (docs/behaviour.md). Milliseconds. */
const shown = 200;

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

/** Whether the overlay may go by now. */
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
  await vi.advanceTimersByTimeAsync(shown - 1);
  expect(isOver()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver()).toBe(true);
});

test('in a hidden tab, where no frame comes, it still ends', async () => {
  vi.stubGlobal('document', { hidden: true });
  const isOver = watch();
  await vi.advanceTimersByTimeAsync(shown - 1);
  expect(isOver()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver()).toBe(true);
});
