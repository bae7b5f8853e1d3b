/**
 * The state of a navigation between two pages. The page changes while panels cover the window, or at once if
 * the transition is off. After a click on a link the address changes together with the page. When the browser
 * goes back or forward, the address changes first and the page follows.
 */
export type NavigationState =
  | { phase: 'still' }
  /** The panels widen. The page behind them can still be used. */
  | ({ phase: 'leaving' } & Destination)
  /** The router is loading the target: behind the panels (`covered`), or without panels (`loading`). */
  | ({ phase: 'covered' | 'loading' } & Destination)
  /** The router has loaded the target, and React is about to render the page behind the panels. */
  | { phase: 'arriving' }
  /** The browser went back or forward, and the router follows on its own, without panels. */
  | { phase: 'returning' }
  /** The panels shrink. */
  | { phase: 'entering' };

interface Destination {
  /** Path, query and fragment of the address. */
  target: string;
  /** What leads to the target: a link, or the browser, which has gone back or forward. */
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
   * The visitor stays on this page, and a navigation under way is given up. The visitor has gone back or
   * forward within the page, or has followed a link to the current page or a link that the browser handles.
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
      // If the panels are widening already, a further click only changes the target.
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
      // `settled` came first. The path needs no check: navigator.tsx dispatches `settled` for the latest request
      // only, and a later click would have left this phase.
      if (state.phase === 'arriving') return { phase: 'entering' };
      if (state.phase === 'covered') {
        // `shown` came first, but the router may still show a page that a later click has overtaken.
        return pathOf(state.target) === event.path ? { phase: 'entering' } : state;
      }
      return state.phase === 'loading' || state.phase === 'returning' ? { phase: 'still' } : state;
    case 'revealed':
      return state.phase === 'entering' ? { phase: 'still' } : state;
    case 'stayed':
      // Panels that are in the window, or on their way, shrink off the current page.
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

/** Whether the panels cover the window or are about to cover it. */
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
