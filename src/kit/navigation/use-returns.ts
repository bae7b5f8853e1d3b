import { useEffect, useEffectEvent } from 'react';

import { holdReturns } from './hold-return.ts';
import { holdScroll, readScroll } from './scroll-memory.ts';

/** A traversal of the history: back or forward. */
export interface Return {
  /** The scroll position kept with the entry, in CSS pixels, where one was kept. */
  top: number | undefined;
  /** Only the query or the fragment changes. */
  samePage: boolean;
  /** The router was stopped: the navigator has to send it to the address. */
  held: boolean;
}

/**
 * Calls back when the browser goes back or forward, and stops the router from following where `hold`
 * returns true.
 *
 * The browser would restore the scroll position at once, on the page that is still shown: for a held
 * traversal the Navigation API leaves that to us (`scroll: 'manual'`), without turning off scroll
 * restoration for all entries (docs/decisions/0018). Nothing is held in browsers without it, nor after
 * a swipe, which has shown the page already (`hasUAVisualTransition`).
 */
export function useReturns(path: string, hold: () => boolean, onReturn: (to: Return) => void) {
  const isHeld = useEffectEvent((event: NavigateEvent) => {
    const { canIntercept, hasUAVisualTransition, destination } = event;
    if (!canIntercept || hasUAVisualTransition) return false;
    return new URL(destination.url).pathname !== path && hold();
  });
  const report = useEffectEvent((held: boolean) => {
    const top = readScroll();
    const samePage = location.pathname === path;
    holdScroll(!samePage);
    onReturn({ top, samePage, held });
  });

  useEffect(() => {
    let held = false;
    const onNavigate = (event: NavigateEvent) => {
      // Remembering the scroll position replaces the entry, which is no navigation.
      if (event.navigationType === 'replace') return;
      held = event.navigationType === 'traverse' && isHeld(event);
      if (held) event.intercept({ scroll: 'manual', focusReset: 'manual' });
    };
    // Independent of the order with the router's own popstate listener (docs/waku.md).
    const onPopState = () => report(held);
    const navigation = 'navigation' in window ? window.navigation : undefined;
    navigation?.addEventListener('navigate', onNavigate);
    addEventListener('popstate', onPopState);
    const release = holdReturns(() => held);
    return () => {
      navigation?.removeEventListener('navigate', onNavigate);
      removeEventListener('popstate', onPopState);
      release();
    };
  }, []);
}
