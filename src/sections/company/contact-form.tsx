import type { ReactNode } from 'react';

import { Unbroken } from '#ui/unbroken.tsx';

/** The form of the contact page on navy, its anchor being where the hero's button leads. */
export function ContactForm({
  title,
  lead,
  children,
}: {
  title: string;
  lead: string;
  children: ReactNode;
}) {
  return (
    <section id="contact-section" className="section tinted contact-form">
      <div className="sheet columns registered">
        <div className="contact-form-text">
          <h2 id="contact-page-title" className="text-statement">
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
