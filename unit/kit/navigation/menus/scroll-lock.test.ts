import { afterEach, expect, it, vi } from 'vitest';

import { lockScrollWhileOpen } from '#kit/navigation/menus/scroll-lock.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page whose scrollbar takes 15 px. */
function stubPage() {
  const classes = new Set<string>();
  const style = { paddingRight: '' };
  vi.stubGlobal('innerWidth', 1015);
  vi.stubGlobal('document', {
    documentElement: { clientWidth: 1000 },
    body: {
      style,
      classList: {
        toggle: (name: string, isOn: boolean) => (isOn ? classes.add(name) : classes.delete(name)),
      },
    },
  });
  return { classes, style };
}

/** A popover, closed unless it was opened before any script. */
function popover(open = false) {
  return Object.assign(new EventTarget(), { matches: () => open }) as unknown as HTMLElement;
}

function toggle(element: EventTarget, newState: 'open' | 'closed') {
  element.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }));
}

it('stops the page and keeps the room of the scrollbar until the menu closes', () => {
  const { classes, style } = stubPage();
  const menu = popover();
  lockScrollWhileOpen(menu);
  toggle(menu, 'open');
  expect([...classes, style.paddingRight]).toEqual(['scroll-locked', '15px']);
  toggle(menu, 'closed');
  expect([...classes, style.paddingRight]).toEqual(['']);
});

it('lets the page scroll again when an open menu is removed', () => {
  const { classes, style } = stubPage();
  const menu = popover();
  const end = lockScrollWhileOpen(menu);
  toggle(menu, 'open');
  end();
  expect([...classes, style.paddingRight]).toEqual(['']);
});

it('stops the page behind a menu that was opened before', () => {
  const { classes } = stubPage();
  const menu = popover(true);
  const end = lockScrollWhileOpen(menu);
  expect([...classes]).toEqual(['scroll-locked']);
  end();
  expect([...classes]).toEqual([]);
});
