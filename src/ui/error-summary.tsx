'use client';

import { useEffect, useRef } from 'react';

/** What is wrong with a form, on top of it and with the focus, each line leading to its field. */
export function ErrorSummary({
  title,
  errors,
}: {
  title: string;
  errors: readonly { id: string; label: string; message: string }[];
}) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), []);
  return (
    <div className="error-summary" ref={summary} tabIndex={-1} role="group" aria-label={title}>
      <p>{title}</p>
      <ul>
        {errors.map(({ id, label, message }) => (
          <li key={id}>
            <a href={`#${id}`}>
              {label}: {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
