import type { ReactNode } from 'react';

/**
 * Subscription to the newsletter: a heading and a form of one field. lead-form.tsx labels the form by the id of
 * the heading.
 */
export function Newsletter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="section print:hidden">
      <div className="sheet columns">
        <h2
          id="newsletter-title"
          className="col-start-1 col-end-5 max-w-[9em] text-row leading-[1.1] tracking-[0.02em] uppercase max-lg:col-span-full max-lg:mb-6 max-lg:max-w-none"
        >
          {title}
        </h2>
        <div className="col-start-5 col-end-13 max-lg:col-span-full">{children}</div>
      </div>
    </section>
  );
}
