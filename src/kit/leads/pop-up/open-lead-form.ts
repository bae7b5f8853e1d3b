/** Event on the window: a link asks for the lead form. Who opens one prevents its default. */
export const leadFormEvent = 'lead-form';

/** Opens the lead form, and answers whether there is one to open. */
export function openLeadForm(): boolean {
  return !dispatchEvent(new Event(leadFormEvent, { cancelable: true }));
}
