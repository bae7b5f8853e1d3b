import type { ReactNode } from 'react';

import { Unbroken } from '#ui/unbroken.tsx';

/** A lead form within the page. */
export function ContactForm({
  id,
  title,
  lead,
  children,
}: {
  /** Id of the heading: the form's `FormId` followed by `-title`. lead-form.tsx labels the form by this id. */
  id: string;
  title: string;
  lead: string;
  children: ReactNode;
}) {
  return (
    <section id="contact-section" className="section tinted print:break-inside-avoid">
      <div className="sheet columns registered">
        <div className="col-start-1 col-end-5 grid content-start gap-6 pe-6 max-lg:col-span-full max-lg:mb-10">
          <h2 id={id} className="text-statement">
            {title}
          </h2>
          <p>
            <Unbroken text={lead} />
          </p>
        </div>
        <div className="col-start-5 col-end-13 max-lg:col-span-full">{children}</div>
      </div>
    </section>
  );
}
