'use client';

import type { ComponentProps, MouseEvent, Ref } from 'react';

/** The error summary above a form: each line links to its field. The form moves the focus to the summary. */
export function ErrorSummary({
  id,
  title,
  errors,
  className,
  ref,
}: {
  id: string;
  title: string;
  /** For each invalid field its id and the message. */
  errors: readonly { id: string; text: string }[];
  className?: string;
  ref?: Ref<HTMLDivElement>;
}) {
  return (
    <ErrorBox id={id} title={title} className={className} ref={ref} role="group" aria-label={title}>
      <ul>
        {errors.map(({ id: fieldId, text }) => (
          <li key={fieldId}>
            <a className="inline-block py-1" href={`#${fieldId}`} onClick={focusField}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </ErrorBox>
  );
}

/** The box around a form's errors. The server finds it by its id and role (kit/server/error-pages.ts). */
export function ErrorBox({
  title,
  className = '',
  children,
  ...attributes
}: ComponentProps<'div'> & { title: string; id: string; role: 'group' | 'alert' }) {
  return (
    <div
      className={`border-line border-danger p-4 ${className}`}
      // Focusable by script: the form moves the focus here.
      tabIndex={-1}
      {...attributes}
    >
      <p className="font-semibold">{title}</p>
      {children}
    </div>
  );
}

/** Moves the focus to the field by script: following the link would add a history entry for its hash. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'nearest' });
}
