/**
 * Where the visitor is between two pages (docs/behaviour.md: mode out-in). The page changes
 * while the panels cover the window, or at once where none cross it. A link changes the address with
 * the page; when the browser goes back or forward it has changed already, and the page follows.
 */
export type NavigationState =
  | { phase: 'still' }
  /** The panels widen; the page behind them can still be used. */
  | ({ phase: 'leaving' } & Destination)
  /** The router is on its way to the target, behind the panels or in sight. */
  | ({ phase: 'covered' | 'loading' } & Destination)
  /** The router has the page, which React is about to show behind the panels. */
  | { phase: 'arriving' }
  /** The browser went back or forward, and the router follows by itself. */
  | { phase: 'returning' }
  /** The panels shrink. */
  | { phase: 'entering' };

interface Destination {
  target: string;
  /** Whether a link leads there, or the browser has gone back or forward. */
  by: 'link' | 'history';
}

export type NavigationEvent =
  /** A link to another page; `animated` where panels are to cross. */
  | { type: 'followed'; target: string; animated: boolean }
  /** The panels cover the window. */
  | { type: 'covered' }
  /** The router has what it needs to show the target. */
  | { type: 'settled' }
  /** The router shows a page: its path. */
  | { type: 'shown'; path: string }
  /** The panels are gone. */
  | { type: 'revealed' }
  /** A link that ends what was under way: to the page one is on, or one that the browser follows. */
  | { type: 'stayed' }
  /** The browser went back or forward to another page; `held` where the router waits for the panels. */
  | { type: 'returned'; target: string; held: boolean };

export function nextNavigation(state: NavigationState, event: NavigationEvent): NavigationState {
  switch (event.type) {
    case 'followed': {
      const { target, animated } = event;
      const to = { target, by: 'link' } as const;
      if (isCovered(state)) return { phase: 'covered', ...to };
      // A second click changes where the panels lead to, not when they cover the window.
      return { phase: animated || state.phase === 'leaving' ? 'leaving' : 'loading', ...to };
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
      return arePanelsIn(state) || state.phase === 'entering'
        ? { phase: 'entering' }
        : { phase: 'still' };
    case 'returned':
      if (!event.held) return { phase: 'returning' };
      return {
        phase: isCovered(state) ? 'covered' : 'leaving',
        target: event.target,
        by: 'history',
      };
  }
}

/** Whether the address is already that of a page which the router is still to show. */
export function isReturning(state: NavigationState): boolean {
  return state.phase === 'returning' || ('by' in state && state.by === 'history');
}

/** Whether the panels cover the window, or are about to. */
export function arePanelsIn(state: NavigationState): boolean {
  return state.phase === 'leaving' || isCovered(state);
}

/** From the change of the route until the new page is shown. */
export function isLoading({ phase }: NavigationState): boolean {
  return phase !== 'still' && phase !== 'entering';
}

function isCovered({ phase }: NavigationState): boolean {
  return phase === 'covered' || phase === 'arriving';
}

function pathOf(target: string): string {
  return target.replace(/[?#].*$/s, '');
}
