import { expect, it, vi } from 'vitest';

import { driveByKeys } from '#kit/navigation/menus/mega-menu-keys.ts';

/** A menu of two rows with two links each, without a DOM, and what an arrow key does in it. */
function createMenu({ rightToLeft = false } = {}) {
  const rows = [1, 2].map(() => {
    const row = { open: false, parts: [] as unknown[], querySelectorAll: () => row.parts };
    row.parts = [1, 2, 3].map(() => ({ focus: vi.fn(), closest: () => row }));
    return Object.assign(row, { querySelector: () => row.parts[0] });
  });
  const item = new EventTarget();
  const panel = Object.assign(new EventTarget(), { matches: () => rightToLeft });
  const open = vi.fn();
  driveByKeys(
    { item, panel, rows, open } as unknown as Parameters<typeof driveByKeys>[0],
    new AbortController().signal,
  );
  const places = ['first row', 'its first link', 'its last link', 'second row', 'its link'];
  const parts = rows.flatMap((row) => row.parts) as { focus: ReturnType<typeof vi.fn> }[];
  return {
    rows,
    open,
    /** Presses a key on a part: 0 is the first row, 1 and 2 are its links, 3 is the second row. */
    press: (key: string, from: number, modifiers: object = {}) => {
      for (const part of parts) part.focus.mockClear();
      const event = Object.assign(new Event('keydown', { cancelable: true }), { key }, modifiers);
      Object.defineProperty(event, 'target', { value: parts[from] });
      panel.dispatchEvent(event);
      const focused = parts.findIndex(({ focus }) => focus.mock.calls.length > 0);
      return { focused: places[focused], prevented: event.defaultPrevented };
    },
    pressOnItem: (key: string, modifiers: object = {}) => {
      const event = Object.assign(new Event('keydown', { cancelable: true }), { key }, modifiers);
      item.dispatchEvent(event);
      return event.defaultPrevented;
    },
  };
}

it.each([
  ['ArrowDown', 0, 'second row'],
  ['ArrowUp', 0, 'second row'],
  ['ArrowDown', 3, 'first row'],
  ['ArrowRight', 0, 'its first link'],
  ['ArrowDown', 1, 'its last link'],
  ['ArrowUp', 1, 'first row'],
  ['ArrowLeft', 2, 'first row'],
  // The page must not scroll.
  ['ArrowDown', 2, 'its last link'],
])('leads by %s from part %i to the %s', (key, from, place) => {
  expect(createMenu().press(key, from)).toEqual({ focused: place, prevented: true });
});

it('opens the row that a key leads to', () => {
  const { rows, press } = createMenu();
  press('ArrowDown', 0);
  expect(rows.map(({ open }) => open)).toEqual([false, true]);
});

it('leads to the links on their side, where writing runs from right to left', () => {
  const { press } = createMenu({ rightToLeft: true });
  expect(press('ArrowLeft', 0).focused).toBe('its first link');
  expect(press('ArrowRight', 1).focused).toBe('first row');
  expect(press('ArrowRight', 0)).toEqual({ focused: undefined, prevented: false });
});

it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
  'leaves a shortcut of the browser alone: %s',
  (modifier) => {
    const { press, pressOnItem, open } = createMenu();
    const nothing = { focused: undefined, prevented: false };
    expect(press('ArrowLeft', 1, { [modifier]: true })).toEqual(nothing);
    expect(press('ArrowDown', 0, { [modifier]: true })).toEqual(nothing);
    expect(pressOnItem('ArrowDown', { [modifier]: true })).toBe(false);
    expect(open).not.toHaveBeenCalled();
  },
);
