import { describe, expect, it } from 'vitest';

import {
  isLoading,
  type NavigationEvent,
  type NavigationState,
  nextNavigation,
} from '#layout/navigation/navigation-state.ts';

function after(...events: NavigationEvent[]): NavigationState {
  return events.reduce<NavigationState>(nextNavigation, { phase: 'still' });
}

const follow = (target: string): NavigationEvent => ({ type: 'followed', target, animated: true });
const jump = (target: string): NavigationEvent => ({ type: 'followed', target, animated: false });
const covered: NavigationEvent = { type: 'covered' };
const revealed: NavigationEvent = { type: 'revealed' };
const stayed: NavigationEvent = { type: 'stayed' };
const settled: NavigationEvent = { type: 'settled' };
const shown = (path: string): NavigationEvent => ({ type: 'shown', path });

describe('a navigation with sheets', () => {
  it('leaves, changes the page behind them, enters, and is still', () => {
    expect(after(follow('/about'))).toEqual({ phase: 'leaving', target: '/about' });
    expect(after(follow('/about'), covered)).toEqual({ phase: 'covered', target: '/about' });
    expect(after(follow('/about'), covered, shown('/about')).phase).toBe('entering');
    expect(after(follow('/about'), covered, shown('/about'), revealed).phase).toBe('still');
  });

  it.each([
    ['while the sheets come in', [], 'leaving'],
    ['behind the sheets', [covered], 'covered'],
    ['while the sheets go', [covered, shown('/about')], 'leaving'],
  ] as const)('is taken over by a click %s', (_when, events, phase) => {
    expect(after(follow('/about'), ...events, follow('/work'))).toEqual({
      phase,
      target: '/work',
    });
  });

  it('does not begin the sheets anew at a click that wants none', () => {
    expect(after(follow('/about'), jump('/work'))).toEqual({ phase: 'leaving', target: '/work' });
  });

  it('goes on where the router shows a page that a later click has overtaken', () => {
    const state = after(follow('/about'), covered, follow('/work?a#b'), shown('/about'));
    expect(state).toEqual({ phase: 'covered', target: '/work?a#b' });
    expect(nextNavigation(state, shown('/work')).phase).toBe('entering');
  });

  it('enters with what the router shows, also under another address than it was asked for', () => {
    expect(after(follow('/about/'), covered, shown('/')).phase).toBe('covered');
    expect(after(follow('/about/'), covered, settled, shown('/about')).phase).toBe('entering');
    expect(after(follow('/about'), covered, settled, follow('/work'))).toEqual({
      phase: 'covered',
      target: '/work',
    });
  });

  it('draws the sheets back at a link to the page one is on', () => {
    expect(after(follow('/about'), stayed)).toEqual({ phase: 'entering' });
    expect(after(follow('/about'), covered, stayed)).toEqual({ phase: 'entering' });
    expect(after(stayed)).toEqual({ phase: 'still' });
  });

  it('ends at once, without sheets, when the browser goes back', () => {
    for (const samePage of [true, false]) {
      const returned: NavigationEvent = { type: 'returned', samePage };
      const phase = samePage ? 'still' : 'returning';
      expect(after(follow('/about'), returned)).toEqual({ phase });
      expect(after(follow('/about'), returned, covered)).toEqual({ phase });
      expect(after(follow('/about'), returned, shown('/')).phase).toBe('still');
    }
  });
});

it('a navigation without sheets changes the page at once', () => {
  expect(after(jump('/about'))).toEqual({ phase: 'loading', target: '/about' });
  expect(after(jump('/about'), jump('/work'))).toEqual({ phase: 'loading', target: '/work' });
  expect(after(jump('/about'), shown('/about'))).toEqual({ phase: 'still' });
  expect(after(jump('/about'), settled)).toEqual({ phase: 'still' });
});

it('a page is loading until it is shown', () => {
  expect(isLoading(after(follow('/about')))).toBe(true);
  expect(isLoading(after(follow('/about'), covered))).toBe(true);
  expect(isLoading(after(follow('/about'), covered, shown('/about')))).toBe(false);
  expect(isLoading(after(jump('/about')))).toBe(true);
  expect(isLoading(after({ type: 'returned', samePage: false }))).toBe(true);
  expect(isLoading(after({ type: 'returned', samePage: true }))).toBe(false);
});
