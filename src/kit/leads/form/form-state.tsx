import type { ReactFormState } from 'react-dom/client';

import type { FormResult } from '#kit/leads/rules/check.ts';

const id = 'form-state';

/**
 * A page that answers a native post shows what became of the form. React in the browser must begin
 * with the same state, or it would take the answer away: the page carries it as data, but for what
 * was typed into fields that are still there.
 */
export function FormState({ state }: { state: FormResult }) {
  if (state.status === 'idle') return null;
  const { submission } = state;
  const data = { ...state, submission: submission && { ...submission, initialValue: undefined } };
  // A closing tag in what the visitor typed must not end the element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script id={id} type="application/json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** The posted form's state in React's shape; which form it is, React has marked in the HTML. */
export function readFormState(): ReactFormState | null {
  const element = document.getElementById(id);
  if (!element?.textContent) return null;
  const state = JSON.parse(element.textContent) as FormResult;
  const form = element.closest('form');
  if (state.submission && form) state.submission.initialValue = writtenValues(form);
  // React reads only the first member in the browser.
  return [state, '', '', 0] as unknown as ReactFormState;
}

/** What the server wrote into the fields of a form, whatever has been typed into them since. */
function writtenValues(form: HTMLFormElement): Record<string, string> {
  const fields = [...form.elements].filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  );
  return Object.fromEntries(fields.map(({ name, defaultValue }) => [name, defaultValue]));
}
