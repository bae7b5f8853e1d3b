import { useEffect, useEffectEvent } from 'react';

import { holdReturns } from './hold-return.ts';
import { readScroll, suspendScrollMemory } from './scroll-memory.ts';

/** A traversal of the history: the browser goes back or forward. */
export interface Return {
  /** The scroll position stored with the entry, in CSS pixels; undefined if there is none. */
  top: number | undefined;
  /** Whether only the query or the fragment changes. */
  samePage: boolean;
  /** Whether the router was kept from following. If so, the navigator has to make it follow later. */
  held: boolean;
}

/**
 * Calls back when the browser goes back or forward, and keeps the router from following if the path
 * changes and `hold` returns true.
 *
 * The browser would restore the scroll position at once, on the page that is still shown. The Navigation API
 * can leave the restoration to the script for a single traversal (`scroll: 'manual'`), so `history.scrollRestoration`
 * keeps its default (docs/decisions/0018-between-two-pages.md). The router is not held in browsers without the
 * Navigation API, nor after a swipe during which the browser has already shown the page (`hasUAVisualTransition`).
 *
 * @param path Path of the page that is shown.
 * @param hold Whether panels will cover the window, so that the router has to wait for them.
 */
export function useReturns(path: string, hold: () => boolean, onReturn: (to: Return) => void) {
  const mustHold = useEffectEvent((event: NavigateEvent) => {
    const { canIntercept, hasUAVisualTransition, destination } = event;
    if (!canIntercept || hasUAVisualTransition) return false;
    return new URL(destination.url).pathname !== path && hold();
  });
  const report = useEffectEvent((held: boolean) => {
    const top = readScroll();
    const samePage = location.pathname === path;
    suspendScrollMemory(!samePage);
    onReturn({ top, samePage, held });
  });

  useEffect(() => {
    let held = false;
    const onNavigate = (event: NavigateEvent) => {
      // `rememberScroll` replaces the entry, which fires this event too and must not reset `held`.
      if (event.navigationType === 'replace') return;
      held = event.navigationType === 'traverse' && mustHold(event);
      if (held) event.intercept({ scroll: 'manual', focusReset: 'manual' });
    };
    // May run before or after the router's own popstate listener (docs/waku.md).
    const onPopState = () => report(held);
    const navigation = 'navigation' in window ? window.navigation : undefined;
    navigation?.addEventListener('navigate', onNavigate);
    addEventListener('popstate', onPopState);
    const stopHolding = holdReturns(() => held);
    return () => {
      navigation?.removeEventListener('navigate', onNavigate);
      removeEventListener('popstate', onPopState);
      stopHolding();
    };
  }, []);
}
