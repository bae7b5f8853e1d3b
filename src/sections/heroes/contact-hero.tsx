import type { ReactNode } from 'react';

import type { ContentPicture } from '#kit/content/picture.ts';
import { Picture } from '#kit/content/picture.tsx';

/**
 * First screen of the page that is there to be written on: the form beside the heading, or right below
 * it. Where it is on the page, the footer hides its own (document.tsx).
 */
export function ContactHero({
  heading,
  lead,
  actions,
  picture,
  title,
  children,
}: {
  /** HTML of the content's inline Markdown, like `lead`. */
  heading: string;
  lead: string;
  actions: ReactNode;
  picture?: ContentPicture | undefined;
  /** Heading of the form. */
  title: string;
  /** The form. */
  children: ReactNode;
}) {
  return (
    <section className="on-dark relative isolate overflow-clip border-b border-ink not-last:border-b-0">
      <div className="sheet pt-[clamp(1.5rem,3vw,3rem)] pb-16">
        {/* Where the form comes right below them, lines would show in the gaps between words alone. */}
        <div className="lines max-lg:hidden" aria-hidden="true" />
        <div className="columns grid-rows-[auto_1fr] items-baseline gap-y-6">
          <div className="z-raised col-start-1 col-end-6 row-start-1 pe-6 max-lg:col-span-full max-lg:row-auto max-lg:pe-0">
            <h1
              className="-ms-[0.03em] w-fit bg-surface text-[clamp(2.375rem,1rem+4.1vw,6rem)] leading-[0.95] tracking-[-0.042em]"
              dangerouslySetInnerHTML={{ __html: heading }}
            />
            <p
              className="mt-6 w-fit bg-surface text-lead max-md:mt-4 max-md:text-body"
              dangerouslySetInnerHTML={{ __html: lead }}
            />
            <div className="mt-6 max-lg:mt-4">{actions}</div>
          </div>
          <div
            id="contact-section"
            className="z-raised col-start-6 col-end-13 row-span-2 row-start-1 scroll-mt-[calc(var(--header-height)+1rem)] max-lg:col-span-full max-lg:row-auto print:break-inside-avoid"
          >
            <h2 id="contact-page-title" className="mb-6 w-fit bg-surface text-row">
              {title}
            </h2>
            <div className="bg-surface">{children}</div>
          </div>
          {picture && (
            <Picture
              // Of one size, however high the form is.
              className="z-behind col-start-1 col-end-6 row-start-2 mt-6 self-start pe-6 max-lg:hidden"
              imgClassName="h-72 w-full object-contain object-top-left"
              photoClassName="h-72 w-full object-cover"
              picture={picture}
              ground="dark"
              sizes="40vw"
              described
            />
          )}
        </div>
      </div>
    </section>
  );
}
