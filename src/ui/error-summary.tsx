'use client';

import type { ComponentProps, MouseEvent, Ref } from 'react';

/** What is wrong with a form, on top of it, each line leading to its field; whoever shows it moves the focus to it. */
export function ErrorSummary({
  id,
  title,
  errors,
  className,
  ref,
}: {
  id: string;
  title: string;
  /** Ids of the fields, and what is wrong with each. */
  errors: readonly { id: string; text: string }[];
  className?: string;
  ref?: Ref<HTMLDivElement>;
}) {
  return (
    <ErrorBox id={id} title={title} className={className} ref={ref} role="group" aria-label={title}>
      <ul>
        {errors.map(({ id, text }) => (
          <li key={id}>
            <a className="inline-block py-[0.2rem]" href={`#${id}`} onClick={focusField}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </ErrorBox>
  );
}

/** The box of what is wrong with a form; the server finds it by its id and role (error-pages.ts). */
export function ErrorBox({
  title,
  className = '',
  children,
  ...attributes
}: ComponentProps<'div'> & { title: string; id: string; role: 'group' | 'alert' }) {
  return (
    <div
      className={`border-line border-danger p-4 ${className}`}
      // Whoever shows it moves the focus to it.
      tabIndex={-1}
      {...attributes}
    >
      <p className="font-semibold">{title}</p>
      {children}
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
