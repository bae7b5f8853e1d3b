import type { ReactNode } from 'react';

/**
 * The first screen of the contact page. The heading spans the full width. Below it are two columns: the lead
 * with the other ways to get in touch, and the form. In narrow windows the other ways follow the form.
 */
export function ContactHero({
  heading,
  lead,
  person,
  actions,
  ways,
  title,
  children,
}: {
  /** HTML of the content's inline Markdown, like `lead`. */
  heading: string;
  lead: string;
  /** The person who answers, above `ways`; in narrow windows also above the form. */
  person: ReactNode;
  /** Beside the title of the form. */
  actions: ReactNode;
  /** Other ways to get in touch, the fastest answer first. */
  ways: readonly {
    name: string;
    content: ReactNode;
    /** Whether the footer repeats this entry. Narrow windows then hide the entry, because the footer is near. */
    isInFooter?: boolean;
  }[];
  /** Heading of the form. */
  title: string;
  /** The form. */
  children: ReactNode;
}) {
  return (
    <section className="on-dark relative isolate overflow-clip border-b border-ink not-last:border-b-0">
      <div className="sheet pt-10 pb-16 max-lg:pt-6">
        {/*
          Narrow windows hide the column lines. Text and form would cover them, and only fragments would show between.
        */}
        <div className="lines max-lg:hidden" aria-hidden="true" />
        <div className="columns grid-rows-[auto_auto_1fr] items-baseline gap-y-6 lg:gap-y-10">
          <h1
            className="z-raised col-span-full -ms-[0.03em] w-fit bg-surface text-section tracking-[-0.042em] max-lg:row-auto"
            dangerouslySetInnerHTML={{ __html: heading }}
          />
          <div className="z-raised col-start-1 col-end-5 row-start-2 grid gap-6 max-lg:col-span-full max-lg:row-auto">
            <p
              className="w-fit bg-surface text-lead max-md:text-body"
              dangerouslySetInnerHTML={{ __html: lead }}
            />
            {person}
          </div>
          <div
            id="contact-section"
            className="z-raised col-start-6 col-end-13 row-span-2 row-start-2 scroll-mt-[calc(var(--header-height)+1rem)] max-lg:col-span-full max-lg:row-auto print:break-inside-avoid"
          >
            {/*
              The actions share the title's line: on phones, one more line would push a field out of the first
              view. lead-form.tsx labels the form by the id of the title.
            */}
            <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
              <h2 id="contact-page-title" className="bg-surface text-row">
                {title}
              </h2>
              {actions}
            </div>
            <div className="bg-surface">{children}</div>
          </div>
          <dl className="z-raised col-start-1 col-end-5 row-start-3 self-start border-b border-rule-strong bg-surface max-lg:col-span-full max-lg:row-auto">
            {ways.map(({ name, content, isInFooter = false }) => (
              <div
                key={name}
                className={`grid grid-cols-[7rem_1fr] items-baseline gap-x-4 border-t border-rule-strong py-4 max-lg:py-2 ${isInFooter ? 'max-lg:hidden' : ''}`}
              >
                <dt className="note">{name}</dt>
                <dd>{content}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
