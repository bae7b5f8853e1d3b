import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { hoverIntentDelay, megaMenuLeaveDelay } from '#kit/navigation/menus/figures.ts';
import { hoverIntent } from '#kit/navigation/menus/hover-intent.ts';

const menu = { open: vi.fn(), close: vi.fn() };

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

test('the mouse that rests on the item opens the menu, one that crosses it does not', () => {
  const move = hoverIntent(menu, new AbortController().signal);
  move('item', 40);
  vi.advanceTimersByTime(hoverIntentDelay - 1);
  move('other', 40);
  vi.runAllTimers();
  expect(menu.open).not.toHaveBeenCalled();
  move('item', 40);
  // The mouse may move on the item meanwhile.
  vi.advanceTimersByTime(hoverIntentDelay - 1);
  move('item', 42);
  vi.advanceTimersByTime(1);
  expect(menu.open).toHaveBeenCalledOnce();
});

test('the menu closes its delay after the mouse has left, however it moves on', () => {
  const move = hoverIntent(menu, new AbortController().signal);
  move('menu', 300);
  move('elsewhere', 300);
  vi.advanceTimersByTime(megaMenuLeaveDelay - 1);
  move('elsewhere', 310);
  expect(menu.close).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(menu.close).toHaveBeenCalledOnce();
});

test('the menu stays when the mouse comes back in time', () => {
  const move = hoverIntent(menu, new AbortController().signal);
  move('menu', 300);
  move('elsewhere', 300);
  vi.advanceTimersByTime(megaMenuLeaveDelay - 1);
  move('menu', 300);
  vi.runAllTimers();
  expect(menu.close).not.toHaveBeenCalled();
});

test('another item closes the menu at once, unless the mouse is on its way down to it', () => {
  const move = hoverIntent(menu, new AbortController().signal);
  move('item', 40);
  vi.advanceTimersByTime(hoverIntentDelay);
  for (const y of [45, 50, 55, 60]) {
    move('other', y);
    vi.advanceTimersByTime(megaMenuLeaveDelay - 1);
  }
  expect(menu.close).not.toHaveBeenCalled();
  move('menu', 90);
  move('other', 60);
  expect(menu.close).toHaveBeenCalledOnce();
});

test('a mouse that stops on another item on its way down closes the menu after the delay', () => {
  const move = hoverIntent(menu, new AbortController().signal);
  move('item', 40);
  vi.advanceTimersByTime(hoverIntentDelay);
  move('other', 45);
  vi.advanceTimersByTime(megaMenuLeaveDelay);
  expect(menu.close).toHaveBeenCalledOnce();
});

test('a menu that was opened by keys stays open if the mouse was never in it', () => {
  const move = hoverIntent(menu, new AbortController().signal);
  for (const y of [300, 310, 290]) move('elsewhere', y);
  move('other', 40);
  vi.runAllTimers();
  expect(menu.close).not.toHaveBeenCalled();
});

test('a menu whose code has ended neither opens nor closes', () => {
  const controller = new AbortController();
  const move = hoverIntent(menu, controller.signal);
  move('item', 40);
  controller.abort();
  vi.runAllTimers();
  expect(menu.open).not.toHaveBeenCalled();
});
