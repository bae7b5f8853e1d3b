/** Figures of docs/behaviour.md. Shares of the page's height that the viewport's lower edge has reached. */
export const appearsAt = 0.8;
export const resetsAbove = 0.5;
/** Milliseconds from the arrival on a page until scrolling is listened to. */
export const listenerDelay = 500;

export interface PopUpState {
  open: boolean;
  listening: boolean;
  /** It was open and closed, and the visitor has not been above the middle of the page since. */
  shown: boolean;
  /** A visitor who has written is not asked again. */
  sent: boolean;
}

export type PopUpEvent =
  | { type: 'navigated' }
  | { type: 'armed' }
  | { type: 'scrolled'; from: number; to: number }
  /** A link asks for the form. */
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
