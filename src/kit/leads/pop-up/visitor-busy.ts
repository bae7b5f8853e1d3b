/**
 * True while nothing may come up: another question is not answered, a link or button is pressed,
 * whose click would land on it, or a form is in use.
 */
export function isVisitorBusy(): boolean {
  return document.querySelector('.consent, a:active, button:active') !== null || isFormInUse();
}

/**
 * True while a form of the page has the focus, holds text that was not sent, is being sent, or
 * shows in view what became of it.
 */
export function isFormInUse(): boolean {
  if (document.activeElement?.matches('.lead-form *, :read-write')) return true;
  if (document.querySelector('.lead-form[aria-busy="true"]')) return true;
  const fields = document.querySelectorAll<HTMLInputElement>('.lead-form .field-control');
  if ([...fields].some(({ value }) => value.trim() !== '')) return true;
  return [...document.querySelectorAll('.lead-form-status')].some(isInView);
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
