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

/** What is shown: nothing, the title alone, a card that describes the form, or the card and the form. */
export type PopUpView = 'closed' | 'line' | 'card' | 'form';

export interface PopUpState {
  isOpen: boolean;
  /** The visitor has opened the pop-up's form. */
  isExpanded: boolean;
  /** A form that is part of the page, not of the pop-up, is in view. */
  isPageFormInView: boolean;
  /** Only the pop-up's title is shown, to make room for the form of the page. */
  isTitleOnly: boolean;
  /** `listenerDelay` has passed: scrolling counts. */
  isListening: boolean;
  /** The pop-up was closed, and the visitor has not scrolled above `resetsAbove` since. */
  isDismissed: boolean;
  /** The visitor has sent a form: the pop-up does not open by itself again. */
  hasSent: boolean;
}

export type PopUpEvent =
  | { type: 'navigated' }
  | { type: 'listenerDelayEnded' }
  /** Previous and new position of the viewport's lower edge: shares of the page's height, as `appearsAt`. */
  | { type: 'scrolled'; from: number; to: number }
  /** After each scrolling: whether a form of the page is in view. */
  | { type: 'formInView'; isPageFormInView: boolean }
  /** The pop-up's title was pressed: the form opens, or closes again. */
  | { type: 'toggled' }
  /** A link asked for the form (`leadFormEvent`). */
  | { type: 'asked' }
  | { type: 'closed' }
  | { type: 'sent' };

/** The state on arrival at a page. */
export const initialState: PopUpState = {
  isOpen: false,
  isExpanded: false,
  isPageFormInView: false,
  isTitleOnly: false,
  isListening: false,
  isDismissed: false,
  hasSent: false,
};

export function viewOf({ isOpen, isExpanded, isTitleOnly }: PopUpState): PopUpView {
  if (!isOpen) return 'closed';
  if (isTitleOnly) return 'line';
  return isExpanded ? 'form' : 'card';
}

/** The reducer of the contact pop-up's state (docs/behaviour.md). */
export function nextPopUp(state: PopUpState, event: PopUpEvent): PopUpState {
  switch (event.type) {
    case 'navigated':
      return { ...initialState, hasSent: state.hasSent };
    case 'listenerDelayEnded':
      return { ...state, isListening: true };
    case 'scrolled': {
      if (!state.isListening || state.isOpen) return state;
      const isUpward = event.to < event.from;
      if (isUpward) return event.to < resetsAbove ? { ...state, isDismissed: false } : state;
      const mayOpen = !state.isDismissed && !state.hasSent;
      return mayOpen && event.to >= appearsAt
        ? { ...state, isOpen: true, isTitleOnly: state.isPageFormInView }
        : state;
    }
    case 'formInView': {
      const { isPageFormInView } = event;
      // Only a change counts: while the same form stays in view, a visitor may open the pop-up above it.
      if (state.isPageFormInView === isPageFormInView) return state;
      return { ...state, isPageFormInView, isTitleOnly: isPageFormInView };
    }
    case 'toggled':
      return viewOf(state) === 'form'
        ? { ...state, isExpanded: false, isTitleOnly: state.isPageFormInView }
        : { ...state, isExpanded: true, isTitleOnly: false };
    case 'asked':
      return { ...state, isOpen: true, isExpanded: true, isTitleOnly: false };
    case 'closed':
      return { ...state, isOpen: false, isExpanded: false, isDismissed: true };
    case 'sent':
      return { ...state, isOpen: false, isExpanded: false, isDismissed: true, hasSent: true };
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
 * Creates the store of the pop-up's state. The state is kept outside of React, since most events change
 * nothing that is rendered. React state would be updated on each frame of scrolling, and each update would
 * restart a page that React is rendering in a transition.
 */
export function createPopUpStore(): PopUpStore {
  const listeners = new Set<() => void>();
  let state = initialState;
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
