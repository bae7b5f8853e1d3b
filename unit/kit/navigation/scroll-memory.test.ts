import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { watchScroll } from '#kit/navigation/scroll-memory.ts';

const entry = { state: null as unknown };

beforeEach(() => {
  vi.useFakeTimers();
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  vi.stubGlobal('scrollY', 1500);
  entry.state = { page: 'left' };
  vi.stubGlobal('history', {
    get state() {
      return entry.state;
    },
    replaceState: (state: unknown) => {
      entry.state = state;
    },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('the position is stored with the entry once scrolling has ended', () => {
  const end = watchScroll();
  dispatchEvent(new Event('scroll'));
  expect(entry.state).toEqual({ page: 'left' });
  vi.runAllTimers();
  expect(entry.state).toEqual({ page: 'left', scrollTop: 1500 });
  end();
});

it('a position that is not stored when watching ends is not stored with a later entry', () => {
  const end = watchScroll();
  dispatchEvent(new Event('scroll'));
  end();
  entry.state = { page: 'later' };
  vi.runAllTimers();
  expect(entry.state).toEqual({ page: 'later' });
});
