/** Figures of docs/behaviour.md. Shares of the page's height that the viewport's lower edge has reached. */
export const appearsAt = 0.8;
export const resetsAbove = 0.5;
/** Milliseconds from the arrival on a page until scrolling counts. */
export const listenerDelay = 500;

export interface PopUpState {
  open: boolean;
  listening: boolean;
  /** It was closed, and the visitor has not scrolled above `resetsAbove` since. */
  shown: boolean;
  /** The visitor has sent a form: the pop-up does not open by itself again. */
  sent: boolean;
}

export type PopUpEvent =
  | { type: 'navigated' }
  | { type: 'armed' }
  | { type: 'scrolled'; from: number; to: number }
  /** A link opens the form. */
  | { type: 'asked' }
  | { type: 'closed' }
  | { type: 'sent' };

export const atRest: PopUpState = { open: false, listening: false, shown: false, sent: false };

/** The contact pop-up's states and transitions (docs/behaviour.md). */
export function nextPopUp(state: PopUpState, event: PopUpEvent): PopUpState {
  switch (event.type) {
    case 'navigated':
      return { ...atRest, sent: state.sent };
    case 'armed':
      return { ...state, listening: true };
    case 'scrolled':
      if (!state.listening || state.open) return state;
      if (event.to < event.from) {
        return event.to < resetsAbove ? { ...state, shown: false } : state;
      }
      return event.to >= appearsAt && !state.shown && !state.sent
        ? { ...state, open: true }
        : state;
    case 'asked':
      return { ...state, open: true };
    case 'closed':
      return { ...state, open: false, shown: true };
    case 'sent':
      return { ...state, open: false, shown: true, sent: true };
  }
}

/** The state of a pop-up outside of React, for `useSyncExternalStore`. */
export interface PopUpStore {
  dispatch: (event: PopUpEvent) => void;
  isOpen: () => boolean;
  /** Calls back when the pop-up opens or closes. @returns a cleanup function. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Most events change nothing that is rendered. A React state would be updated with each frame of
 * scrolling, and each update would restart the rendering of a page in a transition.
 */
export function createPopUpStore(): PopUpStore {
  const listeners = new Set<() => void>();
  let state = atRest;
  return {
    dispatch(event) {
      const wasOpen = state.open;
      state = nextPopUp(state, event);
      if (state.open === wasOpen) return;
      for (const listener of listeners) listener();
    },
    isOpen: () => state.open,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
