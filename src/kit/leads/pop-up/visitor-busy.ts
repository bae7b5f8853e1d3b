/**
 * Whether the pop-up must not appear now: the consent banner (`#consent`, src/layout/consent) is open, a
 * form is in use, or a link or button is being pressed, whose click would land on the pop-up.
 */
export function isVisitorBusy(): boolean {
  return document.querySelector('#consent, a:active, button:active') !== null || isFormInUse();
}

/**
 * Whether a form or another editable element has the focus, or a form holds text that was not sent, is
 * being sent, or shows its success message in view.
 *
 * src/ui/lead-form.tsx sets `data-form`. The element with a form's result has an `id` that ends with
 * `-answer` (also in src/layout/pop-up/pop-up-thanks.tsx). An inert field is the honeypot.
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

/** Whether a form is in view that is part of the page, not of a dialog. */
export function isFormInView(): boolean {
  return [...document.querySelectorAll('form[data-form]:not(dialog *)')].some(isInView);
}

function isInView(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < innerHeight;
}
