import { describe, expect, it } from 'vitest';

import {
  isLoading,
  isReturning,
  type NavigationEvent,
  type NavigationState,
  nextNavigation,
} from '#kit/navigation/navigation-state.ts';

function after(...events: NavigationEvent[]): NavigationState {
  return events.reduce<NavigationState>(nextNavigation, { phase: 'still' });
}

const follow = (target: string): NavigationEvent => ({ type: 'followed', target, animated: true });
const jump = (target: string): NavigationEvent => ({ type: 'followed', target, animated: false });
const covered: NavigationEvent = { type: 'covered' };
const revealed: NavigationEvent = { type: 'revealed' };
const stayed: NavigationEvent = { type: 'stayed' };
const settled: NavigationEvent = { type: 'settled' };
const back = (target: string, held = true): NavigationEvent => ({ type: 'returned', target, held });
const shown = (path: string): NavigationEvent => ({ type: 'shown', path });

describe('a navigation with panels', () => {
  it('leaves, changes the page behind them, enters, and is still', () => {
    expect(after(follow('/about'))).toEqual({ phase: 'leaving', target: '/about', by: 'link' });
    expect(after(follow('/about'), covered)).toEqual({
      phase: 'covered',
      target: '/about',
      by: 'link',
    });
    expect(after(follow('/about'), covered, shown('/about')).phase).toBe('entering');
    expect(after(follow('/about'), covered, shown('/about'), revealed).phase).toBe('still');
  });

  it.each([
    ['while the panels widen', [], 'leaving'],
    ['behind the panels', [covered], 'covered'],
    ['while the panels shrink', [covered, shown('/about')], 'leaving'],
  ] as const)('follows a later click %s', (_when, events, phase) => {
    expect(after(follow('/about'), ...events, follow('/work'))).toEqual({
      phase,
      target: '/work',
      by: 'link',
    });
  });

  it('keeps its panels at a click that asks for none', () => {
    expect(after(follow('/about'), jump('/work'))).toEqual({
      phase: 'leaving',
      target: '/work',
      by: 'link',
    });
  });

  it('goes on if the router shows a page after a later click asked for another one', () => {
    const state = after(follow('/about'), covered, follow('/work?a#b'), shown('/about'));
    expect(state).toEqual({ phase: 'covered', target: '/work?a#b', by: 'link' });
    expect(nextNavigation(state, shown('/work')).phase).toBe('entering');
  });

  it('enters with the page that the router shows, also at another address than the target', () => {
    expect(after(follow('/about/'), covered, shown('/')).phase).toBe('covered');
    expect(after(follow('/about/'), covered, settled, shown('/about')).phase).toBe('entering');
    expect(after(follow('/about'), covered, settled, follow('/work'))).toEqual({
      phase: 'covered',
      target: '/work',
      by: 'link',
    });
  });

  it('draws the panels back at a link to the current page', () => {
    expect(after(follow('/about'), stayed)).toEqual({ phase: 'entering' });
    expect(after(follow('/about'), covered, stayed)).toEqual({ phase: 'entering' });
    expect(after(stayed)).toEqual({ phase: 'still' });
  });

  it('has panels for going back and forward too, if the router can be held', () => {
    expect(after(back('/'))).toEqual({ phase: 'leaving', target: '/', by: 'history' });
    expect(after(back('/'), covered, shown('/')).phase).toBe('entering');
    expect(after(follow('/about'), back('/')).phase).toBe('leaving');
    expect(after(follow('/about'), covered, back('/')).phase).toBe('covered');
    expect(after(follow('/about'), covered, shown('/about'), back('/')).phase).toBe('leaving');
    expect(after(back('/'), follow('/work'))).toEqual({
      phase: 'leaving',
      target: '/work',
      by: 'link',
    });
  });

  it('ends at once, without panels, if the router cannot be held', () => {
    const state = after(follow('/about'), back('/', false));
    expect(state).toEqual({ phase: 'returning' });
    expect(nextNavigation(state, covered)).toEqual({ phase: 'returning' });
    expect(nextNavigation(state, shown('/')).phase).toBe('still');
  });
});

it('the address is ahead of the page while the browser has gone back', () => {
  expect(isReturning(after(back('/')))).toBe(true);
  expect(isReturning(after(back('/'), covered))).toBe(true);
  expect(isReturning(after(back('/', false)))).toBe(true);
  expect(isReturning(after(follow('/about')))).toBe(false);
  expect(isReturning(after(back('/'), follow('/about')))).toBe(false);
  expect(isReturning(after(back('/'), covered, shown('/')))).toBe(false);
});

it('a navigation without panels changes the page at once', () => {
  expect(after(jump('/about'))).toEqual({ phase: 'loading', target: '/about', by: 'link' });
  expect(after(jump('/about'), jump('/work'))).toEqual({
    phase: 'loading',
    target: '/work',
    by: 'link',
  });
  expect(after(jump('/about'), shown('/about'))).toEqual({ phase: 'still' });
  expect(after(jump('/about'), settled)).toEqual({ phase: 'still' });
});

it('a page is loading until it is shown', () => {
  expect(isLoading(after(follow('/about')))).toBe(true);
  expect(isLoading(after(follow('/about'), covered))).toBe(true);
  expect(isLoading(after(follow('/about'), covered, shown('/about')))).toBe(false);
  expect(isLoading(after(jump('/about')))).toBe(true);
  expect(isLoading(after(back('/')))).toBe(true);
  expect(isLoading(after(back('/', false)))).toBe(true);
  expect(isLoading(after(follow('/about'), stayed))).toBe(false);
});
