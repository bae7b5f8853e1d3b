'use client';

import { type MouseEvent, useEffect, useRef } from 'react';

/** What is wrong with a form, on top of it and with the focus, each line leading to its field. */
export function ErrorSummary({
  id,
  title,
  errors,
}: {
  id: string;
  title: string;
  /** Ids of the fields, and what is wrong with each. */
  errors: readonly { id: string; text: string }[];
}) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), []);
  return (
    <div
      id={id}
      className="error-summary"
      ref={summary}
      tabIndex={-1}
      role="group"
      aria-label={title}
    >
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
