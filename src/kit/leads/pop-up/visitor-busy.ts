/**
 * Whether the pop-up must not appear now: the consent banner (`#consent`, src/layout/consent) is open, a
 * form is in use, or a link or button is being pressed (the click would land on the pop-up instead).
 */
export function isVisitorBusy(): boolean {
  return document.querySelector('#consent, a:active, button:active') !== null || isFormInUse();
}

/**
 * Whether a form or any editable element has the focus, a form is being sent or contains unsent text, or the
 * success message of a form is in view. Lead forms have the attribute `data-form` (src/ui/lead-form.tsx).
 */
export function isFormInUse(): boolean {
  if (document.activeElement?.matches('form[data-form] *, :read-write')) return true;
  if (document.querySelector('form[data-form][aria-busy="true"]')) return true;
  // All text fields but the honeypot, which is inert.
  const fields = document.querySelectorAll<HTMLInputElement>(
    'form[data-form] :read-write:not([inert] *)',
  );
  if ([...fields].some(({ value }) => value.trim() !== '')) return true;
  // The ids of success messages are set in src/ui/lead-form.tsx and src/layout/pop-up/pop-up-thanks.tsx.
  return [...document.querySelectorAll('[id$="-answer"][role="status"]')].some(isInView);
}

/** Whether a lead form of the page itself, not of a dialog, is in view. */
export function isFormInView(): boolean {
  return [...document.querySelectorAll('form[data-form]:not(dialog *)')].some(isInView);
}

function isInView(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < innerHeight;
}
