import type { ReactFormState } from 'react-dom/client';

import type { FormResult } from '#kit/leads/rules/check.ts';

const elementId = 'form-state';

/**
 * Embeds the state of a form in the page that answers the form's native post. React has to hydrate with the
 * same state, or it would remove the result that the form shows. The typed values are left out, since
 * `readFormState` reads them from the form's fields.
 */
export function FormState({ state }: { state: FormResult }) {
  if (state.status === 'idle') return null;
  const { submission } = state;
  const data = { ...state, submission: submission && { ...submission, initialValue: undefined } };
  // A closing tag in the text of a sent form must not end the element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return (
    <script id={elementId} type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
  );
}

/**
 * Returns the posted form's state for `hydrateRoot` (src/waku.client.tsx); null if the page does not answer
 * a post. React knows from its own marks in the HTML which form the state belongs to.
 */
export function readFormState(): ReactFormState | null {
  const element = document.getElementById(elementId);
  if (!element?.textContent) return null;
  const state = JSON.parse(element.textContent) as FormResult;
  const form = element.closest('form');
  if (state.submission && form) state.submission.initialValue = writtenValues(form);
  // In the browser React reads only the first member of this tuple (docs/waku.md).
  return [state, '', '', 0] as unknown as ReactFormState;
}

/** Returns the values that the server wrote into a form's fields, not those typed since. */
function writtenValues(form: HTMLFormElement): Record<string, string> {
  const fields = [...form.elements].filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  );
  return Object.fromEntries(fields.map(({ name, defaultValue }) => [name, defaultValue]));
}
