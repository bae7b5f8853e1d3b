/**
 * The pop-up opens when the viewport's lower edge reaches this share of the page's height
 * (docs/behaviour.md).
 */
export const appearsAt = 0.8;
/**
 * A dismissed pop-up may open again after the visitor has scrolled up above this share (docs/behaviour.md).
 */
export const resetsAbove = 0.5;
/** Milliseconds from the arrival on a page until scrolling counts. */
export const listenerDelay = 500;

/** What is shown: nothing, the title line alone, a card that describes the form, or the card and the form. */
export type PopUpView = 'closed' | 'line' | 'card' | 'form';

export interface PopUpState {
  open: boolean;
  /** The visitor has opened the pop-up's form. */
  expanded: boolean;
  /** A form of the page is in view. */
  besideForm: boolean;
  /** Only the pop-up's title line is shown, to make room for the form of the page. */
  yields: boolean;
  /** `listenerDelay` has passed: scrolling counts. */
  listening: boolean;
  /** The pop-up was closed, and the visitor has not scrolled above `resetsAbove` since. */
  isDismissed: boolean;
  /** The visitor has sent a form: the pop-up does not open by itself again. */
  sent: boolean;
}

export type PopUpEvent =
  | { type: 'navigated' }
  /** `listenerDelay` has passed. */
  | { type: 'armed' }
  /** Where the viewport's lower edge was and is: shares of the page's height, as `appearsAt`. */
  | { type: 'scrolled'; from: number; to: number }
  /** A form of the page is in view now, or no longer. */
  | { type: 'formInView'; besideForm: boolean }
  /** The pop-up's title was pressed: the form opens, or closes again. */
  | { type: 'toggled' }
  /** A link asked for the form (`leadFormEvent`). */
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

/** The reducer of the contact pop-up's state (docs/behaviour.md). */
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
 * Creates the store of the pop-up's state. Most events change nothing that is rendered, so it is not React
 * state: that would update on each frame of scrolling, and each update would restart the rendering of a
 * page in a transition.
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
