'use client';

import type { MouseEvent, Ref } from 'react';

/** What is wrong with a form, on top of it, each line leading to its field; whoever shows it moves the focus to it. */
export function ErrorSummary({
  id,
  title,
  errors,
  ref,
}: {
  id: string;
  title: string;
  /** Ids of the fields, and what is wrong with each. */
  errors: readonly { id: string; text: string }[];
  ref?: Ref<HTMLDivElement>;
}) {
  return (
    <div id={id} className="error-summary" ref={ref} tabIndex={-1} role="group" aria-label={title}>
      <p>{title}</p>
      <ul>
        {errors.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={focusField}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** By script the focus moves at once, and the address does not change: Back leaves the page. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'nearest' });
}
