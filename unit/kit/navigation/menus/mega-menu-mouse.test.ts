import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { crossedRowDelay, hoverIntentDelay } from '#kit/navigation/menus/figures.ts';
import { rowHover } from '#kit/navigation/menus/mega-menu-mouse.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A row of a menu, without a DOM, and the function that gets the movements of the mouse. */
function createRow({ rightToLeft = false } = {}) {
  const row = { open: false, closest: (): unknown => row };
  const panel = { contains: () => true, matches: () => rightToLeft } as unknown as HTMLElement;
  const controller = new AbortController();
  const hover = rowHover(panel, controller.signal);
  return { row, target: row as unknown as Element, hover, controller };
}

it.each([
  ['left to right', false, 9],
  ['right to left', true, -9],
])('waits longer on the way to the links, from %s', (_, rightToLeft, movementX) => {
  const { row, target, hover } = createRow({ rightToLeft });
  hover(target, { movementX, movementY: 2 });
  vi.advanceTimersByTime(crossedRowDelay - 1);
  expect(row.open).toBe(false);
  vi.advanceTimersByTime(1);
  expect(row.open).toBe(true);
  row.open = false;
  hover(target, { movementX: -movementX, movementY: 2 });
  vi.advanceTimersByTime(hoverIntentDelay);
  expect(row.open).toBe(true);
});

it('opens no row once the mouse has left the window, or the code has ended', () => {
  const { row, target, hover, controller } = createRow();
  hover(target);
  hover(null);
  vi.runAllTimers();
  expect(row.open).toBe(false);
  hover(target);
  controller.abort();
  vi.runAllTimers();
  expect(row.open).toBe(false);
});
