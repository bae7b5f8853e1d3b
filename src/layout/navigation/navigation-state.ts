/**
 * Where the visitor is between two pages (docs/behaviour.md: mode out-in). The address and
 * the page change while the sheets cover the window, or at once where none cross it.
 */
export type NavigationState =
  | { phase: 'still' }
  /** The sheets come in; the page behind them can still be used. */
  | { phase: 'leaving'; target: string }
  /** The router is on its way to the target, behind the sheets or in sight. */
  | { phase: 'covered' | 'loading'; target: string }
  /** The router has the page, which React is about to show behind the sheets. */
  | { phase: 'arriving' }
  /** The browser went back or forward, and the router follows. */
  | { phase: 'returning' }
  /** The sheets go. */
  | { phase: 'entering' };

export type NavigationEvent =
  /** A link to another page; `animated` where sheets are to cross. */
  | { type: 'followed'; target: string; animated: boolean }
  /** The sheets cover the window: the timer of `leaving`. */
  | { type: 'covered' }
  /** The router has what it needs to show the target. */
  | { type: 'settled' }
  /** The router shows a page: its path. */
  | { type: 'shown'; path: string }
  /** The sheets are gone: the timer of `entering`. */
  | { type: 'revealed' }
  /** A link that ends what was under way: to the page one is on, or one that the browser follows. */
  | { type: 'stayed' }
  | { type: 'returned'; samePage: boolean };

export function nextNavigation(state: NavigationState, event: NavigationEvent): NavigationState {
  switch (event.type) {
    case 'followed': {
      const { target, animated } = event;
      if (state.phase === 'covered' || state.phase === 'arriving') {
        return { phase: 'covered', target };
      }
      // A second click changes where the sheets lead to, not when they cover the window.
      return { phase: animated || state.phase === 'leaving' ? 'leaving' : 'loading', target };
    }
    case 'covered':
      return state.phase === 'leaving' ? { ...state, phase: 'covered' } : state;
    case 'settled':
      if (state.phase === 'covered') return { phase: 'arriving' };
      return state.phase === 'loading' ? { phase: 'still' } : state;
    case 'shown':
      if (state.phase === 'arriving') return { phase: 'entering' };
      if (state.phase === 'covered') {
        // The router may still show a page that a later click has overtaken.
        return pathOf(state.target) === event.path ? { phase: 'entering' } : state;
      }
      return state.phase === 'loading' || state.phase === 'returning' ? { phase: 'still' } : state;
    case 'revealed':
      return state.phase === 'entering' ? { phase: 'still' } : state;
    case 'stayed':
      return areSheetsIn(state) || state.phase === 'entering'
        ? { phase: 'entering' }
        : { phase: 'still' };
    case 'returned':
      return { phase: event.samePage ? 'still' : 'returning' };
  }
}

/** Whether the sheets cover the window, or are about to. */
export function areSheetsIn({ phase }: NavigationState): boolean {
  return phase === 'leaving' || phase === 'covered' || phase === 'arriving';
}

/** From the change of the route until the new page is shown. */
export function isLoading({ phase }: NavigationState): boolean {
  return phase !== 'still' && phase !== 'entering';
}

function pathOf(target: string): string {
  return target.replace(/[?#].*$/s, '');
}
