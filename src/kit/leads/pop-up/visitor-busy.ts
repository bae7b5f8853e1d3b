/**
 * True while nothing may come up: another question is not answered, a link or button is pressed,
 * whose click would land on it, or a form is in use.
 */
export function isVisitorBusy(): boolean {
  return document.querySelector('#consent, a:active, button:active') !== null || isFormInUse();
}

/**
 * True while a form of the page has the focus, holds text that was not sent, is being sent, or
 * shows in view what became of it.
 */
export function isFormInUse(): boolean {
  if (document.activeElement?.matches('form[data-form] *, :read-write')) return true;
  if (document.querySelector('form[data-form][aria-busy="true"]')) return true;
  const fields = document.querySelectorAll<HTMLInputElement>(
    'form[data-form] :read-write:not([inert] *)',
  );
  if ([...fields].some(({ value }) => value.trim() !== '')) return true;
  return [...document.querySelectorAll('[id$="-answer"][role="status"]')].some(isInView);
}

/** True while a form that is a part of the page, and in no dialog, is in view. */
export function isFormInView(): boolean {
  return [...document.querySelectorAll('form[data-form]:not(dialog *)')].some(isInView);
}

function isInView(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < innerHeight;
}
