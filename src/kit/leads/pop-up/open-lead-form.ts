/**
 * Event on the window by which a link asks for the lead form (src/kit/navigation/navigator.tsx). The
 * listener (src/layout/pop-up/contact-pop-up.tsx) opens the form and calls `preventDefault`.
 */
export const leadFormEvent = 'lead-form';

/** Asks for the lead form to be opened. @returns whether a listener opened the form. */
export function openLeadForm(): boolean {
  // `dispatchEvent` returns false if a listener called `preventDefault`.
  return !dispatchEvent(new Event(leadFormEvent, { cancelable: true }));
}
