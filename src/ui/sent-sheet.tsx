'use client';

import type { ReactNode, Ref } from 'react';

/** Replaces a form once its lead is stored. Shows thanks, reference, what was sent, and what happens next. */
export function SentSheet({
  id,
  thanks,
  reference,
  linesHeading,
  lines,
  afterwards,
  className = '',
  ref,
}: {
  id: string;
  /** Announced by screen readers, together with the reference. */
  thanks: string;
  reference: string;
  linesHeading: string;
  /** What was sent, as labels and values; empty after the page was reloaded. */
  lines: readonly { label: string; value: string }[];
  /** Who answers, and what happens next. */
  afterwards?: ReactNode;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}) {
  return (
    <div className={`@container ${className}`}>
      <div id={id} className="grid gap-2 p-6" ref={ref} tabIndex={-1} role="status">
        <p className="text-row">{thanks}</p>
        {/* src/site/opened-states.ts finds the reference by this attribute. */}
        <p className="note" data-reference>
          {reference}
        </p>
      </div>
      <div className="grid @min-[42rem]:grid-cols-2">
        {lines.length > 0 && (
          <section className="border-t border-control p-6">
            <h3 className="mb-3 font-text text-note font-normal tracking-normal text-ink-soft">
              {linesHeading}
            </h3>
            <dl className="grid gap-3">
              {lines.map(({ label, value }) => (
                <div key={label}>
                  <dt className="text-note text-ink-soft">{label}</dt>
                  <dd className="m-0 wrap-anywhere whitespace-pre-line">{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
        {afterwards !== undefined && (
          <div className="border-t border-control p-6 @min-[42rem]:not-first:border-s">
            {afterwards}
          </div>
        )}
      </div>
    </div>
  );
}
