/**
 * The state of a navigation between two pages (docs/behaviour.md: mode out-in). The page changes while
 * panels cover the window, or at once where the transition is off. After a click on a link the address
 * changes together with the page; when the browser goes back or forward, the address changes first and
 * the page follows.
 */
export type NavigationState =
  | { phase: 'still' }
  /** The panels widen. The page behind them can still be used. */
  | ({ phase: 'leaving' } & Destination)
  /** The router is loading the target: behind the panels (`covered`) or in sight (`loading`). */
  | ({ phase: 'covered' | 'loading' } & Destination)
  /** The router has the page, which React is about to render behind the panels. */
  | { phase: 'arriving' }
  /** The browser went back or forward, and the router follows on its own, without panels. */
  | { phase: 'returning' }
  /** The panels shrink. */
  | { phase: 'entering' };

interface Destination {
  target: string;
  /** Whether a link leads to the target, or the browser has gone back or forward to it. */
  by: 'link' | 'history';
}

export type NavigationEvent =
  /** The visitor has followed a link to another page; `animated` if panels are to cross the window. */
  | { type: 'followed'; target: string; animated: boolean }
  /** The panels cover the window. */
  | { type: 'covered' }
  /** The router has what it needs to show the target. */
  | { type: 'settled' }
  /** The router shows the page with this path. */
  | { type: 'shown'; path: string }
  /** The panels have left the window. */
  | { type: 'revealed' }
  /**
   * The visitor stays on this page, and a navigation under way is given up: the visitor has followed a link
   * to the current page or one that the browser itself follows, or has gone back within the page.
   */
  | { type: 'stayed' }
  /** The browser went back or forward to another page; `held` if the router waits for the panels. */
  | { type: 'returned'; target: string; held: boolean };

/** Reducer: returns the state of the navigation after an event. */
export function nextNavigation(state: NavigationState, event: NavigationEvent): NavigationState {
  switch (event.type) {
    case 'followed': {
      const { target, animated } = event;
      const to = { target, by: 'link' } as const;
      if (isWindowCovered(state)) return { phase: 'covered', ...to };
      // A second click changes where the panels lead to, not when they cover the window.
      return { phase: animated || state.phase === 'leaving' ? 'leaving' : 'loading', ...to };
    }
    case 'covered':
      return state.phase === 'leaving' ? { ...state, phase: 'covered' } : state;
    // For one navigation `settled` and `shown` come in either order: React may render the page before or
    // after the router's promise resolves. Each of the two orders leads from `covered` to `entering`.
    case 'settled':
      if (state.phase === 'covered') return { phase: 'arriving' };
      return state.phase === 'loading' ? { phase: 'still' } : state;
    case 'shown':
      // `settled` came first. Only the latest request reports it (navigator.tsx), and a later click would
      // have left this phase, so the path needs no check.
      if (state.phase === 'arriving') return { phase: 'entering' };
      if (state.phase === 'covered') {
        // `shown` came first, but the router may still show a page that a later click has overtaken.
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
        phase: isWindowCovered(state) ? 'covered' : 'leaving',
        target: event.target,
        by: 'history',
      };
  }
}

/** Whether the browser has gone back or forward, so that the address is ahead of the page shown. */
export function isReturning(state: NavigationState): boolean {
  return state.phase === 'returning' || ('by' in state && state.by === 'history');
}

/** Whether the panels cover the window or are on their way to. */
export function arePanelsIn(state: NavigationState): boolean {
  return state.phase === 'leaving' || isWindowCovered(state);
}

/** Whether a navigation is under way, and its page is not shown yet. */
export function isLoading({ phase }: NavigationState): boolean {
  return phase !== 'still' && phase !== 'entering';
}

/** Whether the panels cover the window: in `covered`, and in `arriving`, which follows it. */
function isWindowCovered({ phase }: NavigationState): boolean {
  return phase === 'covered' || phase === 'arriving';
}

function pathOf(target: string): string {
  return target.replace(/[?#].*$/s, '');
}
