/** Shares of the page's height that the viewport's lower edge has reached (docs/behaviour.md). */
export const appearsAt = 0.8;
export const resetsAbove = 0.5;
/** Milliseconds from the arrival on a page until scrolling counts. */
export const listenerDelay = 500;

/** What is shown: nothing, the title line alone, a card that describes the form, or the card and the form. */
export type PopUpView = 'closed' | 'line' | 'card' | 'form';

export interface PopUpState {
  open: boolean;
  /** The visitor has opened its form. */
  expanded: boolean;
  /** Another form is in view. */
  besideForm: boolean;
  /** Only its title line is shown, to make room for that form. */
  yields: boolean;
  /** `listenerDelay` has passed: scrolling counts. */
  listening: boolean;
  /** It was closed, and the visitor has not scrolled above `resetsAbove` since. */
  isDismissed: boolean;
  /** The visitor has sent a form: the pop-up does not open by itself again. */
  sent: boolean;
}

export type PopUpEvent =
  | { type: 'navigated' }
  /** `listenerDelay` has passed. */
  | { type: 'armed' }
  /** Shares of the page's height, as `appearsAt`. */
  | { type: 'scrolled'; from: number; to: number }
  /** Whether another form is in view, wherever the page has been scrolled to. */
  | { type: 'formInView'; besideForm: boolean }
  /** Its title was pressed: the form opens, or closes again. */
  | { type: 'toggled' }
  /** A link asked for the form. */
  | { type: 'asked' }
  | { type: 'closed' }
  | { type: 'sent' };

/** The state on arrival at a page. */
export const atRest: PopUpState = {
  open: false,
  expanded: false,
  besideForm: false,
  yields: false,
  listening: false,
  isDismissed: false,
  sent: false,
};

export function viewOf({ open, expanded, yields }: PopUpState): PopUpView {
  if (!open) return 'closed';
  if (yields) return 'line';
  return expanded ? 'form' : 'card';
}

/** Reducer of the contact pop-up's state (docs/behaviour.md). */
export function nextPopUp(state: PopUpState, event: PopUpEvent): PopUpState {
  switch (event.type) {
    case 'navigated':
      return { ...atRest, sent: state.sent };
    case 'armed':
      return { ...state, listening: true };
    case 'scrolled':
      if (!state.listening || state.open) return state;
      if (event.to < event.from) {
        return event.to < resetsAbove ? { ...state, isDismissed: false } : state;
      }
      return event.to >= appearsAt && !state.isDismissed && !state.sent
        ? { ...state, open: true, yields: state.besideForm }
        : state;
    case 'formInView':
      // Two forms, each with its submit button, must not overlap.
      return state.besideForm === event.besideForm
        ? state
        : { ...state, besideForm: event.besideForm, yields: event.besideForm };
    case 'toggled':
      return viewOf(state) === 'form'
        ? { ...state, expanded: false, yields: state.besideForm }
        : { ...state, expanded: true, yields: false };
    case 'asked':
      return { ...state, open: true, expanded: true, yields: false };
    case 'closed':
      return { ...state, open: false, expanded: false, isDismissed: true };
    case 'sent':
      return { ...state, open: false, expanded: false, isDismissed: true, sent: true };
  }
}

/** The state of a pop-up outside of React, for `useSyncExternalStore`. */
export interface PopUpStore {
  dispatch: (event: PopUpEvent) => void;
  view: () => PopUpView;
  /** Calls back when `view` changes. @returns a cleanup function. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Creates the store. It is not React state because most events change nothing that is rendered: React
 * state would update on each frame of scrolling, and each update would restart the rendering of a page
 * that is in a transition.
 */
export function createPopUpStore(): PopUpStore {
  const listeners = new Set<() => void>();
  let state = atRest;
  return {
    dispatch(event) {
      const before = viewOf(state);
      state = nextPopUp(state, event);
      if (viewOf(state) === before) return;
      for (const listener of listeners) listener();
    },
    view: () => viewOf(state),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
