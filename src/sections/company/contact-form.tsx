import type { ReactNode } from 'react';

import { Unbroken } from '#ui/unbroken.tsx';

/** A lead form within the page. Where it is on the page, the footer hides its own (footer.css). */
export function ContactForm({
  id = 'contact-page-title',
  title,
  lead,
  children,
}: {
  /** Id of the heading, which names the form: the form's id with `-title`. */
  id?: string;
  title: string;
  lead: string;
  children: ReactNode;
}) {
  return (
    <section id="contact-section" className="section tinted contact-form">
      <div className="sheet columns registered">
        <div className="contact-form-text">
          <h2 id={id} className="text-statement">
            {title}
          </h2>
          <p>
            <Unbroken text={lead} />
          </p>
        </div>
        <div className="contact-form-fields">{children}</div>
      </div>
    </section>
  );
}
