import { afterEach, expect, it, vi } from 'vitest';

import { keepFocusInside } from '#kit/navigation/menus/keep-focus-inside.ts';

afterEach(() => vi.unstubAllGlobals());

const [first, second, last] = [1, 2, 3].map(() => ({ focus: vi.fn() }));

/** Presses a key in a menu of three links. Returns whether the default of the browser was prevented. */
function press(focused: unknown, key: { key: string; code?: string; shiftKey?: boolean }) {
  for (const stop of [first, second, last]) stop?.focus.mockClear();
  const menu = Object.assign(new EventTarget(), { querySelectorAll: () => [first, second, last] });
  vi.stubGlobal('document', { activeElement: focused === 'menu' ? menu : focused });
  keepFocusInside(menu as unknown as HTMLElement);
  const event = Object.assign(new Event('keydown', { cancelable: true }), key);
  menu.dispatchEvent(event);
  return event.defaultPrevented;
}

it.each([
  ['the last link to the first', last, { key: 'Tab' }, first],
  ['the first link back to the last', first, { key: 'Tab', shiftKey: true }, last],
  ['the menu itself back to the last link', 'menu', { key: 'Tab', shiftKey: true }, last],
  [
    'the first link back to the last in WebKitGTK, which has no name for the key',
    first,
    { key: 'Unidentified', code: 'Tab', shiftKey: true },
    last,
  ],
])('moves the focus from %s', (_, from, key, to) => {
  expect(press(from, key)).toBe(true);
  expect(to?.focus).toHaveBeenCalledOnce();
});

it.each([
  ['between links', second, { key: 'Tab' }],
  ['to other keys', last, { key: 'ArrowDown' }],
])('leaves the default of the browser %s', (_, from, key) => {
  expect(press(from, key)).toBe(false);
});
