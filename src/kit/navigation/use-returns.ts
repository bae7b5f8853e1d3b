import { useEffect, useEffectEvent } from 'react';

import { holdReturns } from './hold-return.ts';
import { holdScroll, readScroll } from './scroll-memory.ts';

/** The browser went back or forward. */
export interface Return {
  /** The scroll position kept with the entry, in CSS pixels, where one was kept. */
  top: number | undefined;
  /** Only a place on the page changes, or its query. */
  samePage: boolean;
  /** The router waits, and is to be sent to the address by its navigator. */
  held: boolean;
}

/**
 * Tells of going back and forward, and holds the router where `hold` says so.
 *
 * The browser would restore the scroll position at once, on the page that still shows: where the
 * router is held, the Navigation API leaves that to the page (`scroll: 'manual'`), without turning
 * off the restoration of all entries (docs/decisions/0018). Browsers without it hold nothing, and
 * neither does a swipe, which has shown the page already (`hasUAVisualTransition`).
 */
export function useReturns(path: string, hold: () => boolean, onReturn: (to: Return) => void) {
  const isHeld = useEffectEvent((event: NavigateEvent) => {
    const { canIntercept, hasUAVisualTransition, destination } = event;
    if (!canIntercept || hasUAVisualTransition) return false;
    return new URL(destination.url).pathname !== path && hold();
  });
  const tell = useEffectEvent((held: boolean) => {
    const top = readScroll();
    const samePage = location.pathname === path;
    holdScroll(!samePage);
    onReturn({ top, samePage, held });
  });

  useEffect(() => {
    let held = false;
    const onNavigate = (event: NavigateEvent) => {
      // What is kept with an entry, the scroll position, replaces it.
      if (event.navigationType === 'replace') return;
      held = event.navigationType === 'traverse' && isHeld(event);
      if (held) event.intercept({ scroll: 'manual', focusReset: 'manual' });
    };
    // The router's own listener asks before or after this one.
    const onPopState = () => tell(held);
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
