/** Event on the window: a link asks for the lead form. A listener that opens it prevents the default. */
export const leadFormEvent = 'lead-form';

/** Asks for the lead form to be opened. @returns whether a listener opened it. */
export function openLeadForm(): boolean {
  return !dispatchEvent(new Event(leadFormEvent, { cancelable: true }));
}
