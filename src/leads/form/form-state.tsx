import type { ReactFormState } from 'react-dom/client';

import type { LeadState } from '../rules/check.ts';

const id = 'form-state';

/**
 * A page that answers a native post shows what became of the form. React in the browser must begin
 * with the same state, or it would take the answer away: the page carries it as data.
 */
export function FormState({ state }: { state: LeadState }) {
  if (state.status === 'idle') return null;
  // A closing tag in what the visitor typed must not end the element.
  const json = JSON.stringify(state).replaceAll('<', '\\u003c');
  return <script id={id} type="application/json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** The posted form's state in React's shape; which form it is, React has marked in the HTML. */
export function readFormState(): ReactFormState | null {
  const text = document.getElementById(id)?.textContent;
  // React reads only the first member in the browser.
  return text ? ([JSON.parse(text), '', '', 0] as unknown as ReactFormState) : null;
}
