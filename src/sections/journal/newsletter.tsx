import type { ReactNode } from 'react';

/** Subscription to the newsletter: a heading and a form of one field. */
export function Newsletter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="section newsletter">
      <div className="sheet columns">
        <h2 id="newsletter-title" className="text-row">
          {title}
        </h2>
        <div className="newsletter-form">{children}</div>
      </div>
    </section>
  );
}
