import { Fragment } from 'react';

import type { ContentPicture } from '#kit/content/picture.ts';
import { Picture } from '#kit/content/picture.tsx';
import { Accordion } from '#ui/accordion.tsx';
import { PlusMinus } from '#ui/plus-minus.tsx';
import { Unbroken } from '#ui/unbroken.tsx';

export interface PartsGroup {
  title: string;
  /** Categories. `links` lead to the services of the category. */
  rows: readonly {
    picture?: ContentPicture | undefined;
    number: string;
    name: string;
    href: string;
    /** Accessible name of the link to `href`. */
    label: string;
    links: readonly { name: string; href: string }[];
  }[];
}

/**
 * The services as an accordion, beside the picture of the open row. Each row is a category, and the rows are in groups.
 * While a group is hovered, the picture is that of the group's open row, or else of its first row (`in-hand` in
 * parts.css).
 */
export function PartsList({
  title,
  lead,
  linkText,
  groups,
}: {
  title: string;
  lead: string;
  /** Text of the link from an open row to the page of its category. */
  linkText: string;
  groups: readonly PartsGroup[];
}) {
  const hasPictures = groups.some(({ rows }) => rows.some(({ picture }) => picture));
  return (
    <section className="group/parts section">
      <div className="sheet columns">
        <h2 className="col-start-1 col-end-9 mb-part text-section max-lg:col-span-full max-lg:mb-6">
          {title}
        </h2>
        <p className="col-start-10 col-end-13 mb-part self-end text-balance text-ink-soft max-lg:col-start-1 max-lg:col-end-9 max-md:col-span-full max-md:mb-10">
          {lead}
        </p>
        {/* The minimum height in wide windows is that of a picture: a list of few rows would be less high. */}
        <Accordion
          className={`relative col-span-full grid content-start gap-16 ${hasPictures ? 'ps-[calc(100%/12*5)] max-lg:ps-[calc(100%/12*4)] max-md:ps-0 max-md:pt-98 md:min-h-[min(46rem,calc(100svh-11rem))]' : ''}`}
        >
          {groups.map(({ title: group, rows }, groupIndex) => (
            <section key={group} className="group/rows border-t-thick border-ink">
              <h3 className="pt-3 pb-4 font-text text-body/[1.2] font-medium tracking-normal">
                {group}
              </h3>
              {rows.map((row, rowIndex) => (
                <Fragment key={row.href}>
                  <details
                    className="group border-t border-rule-strong"
                    open={groupIndex === 0 && rowIndex === 0}
                  >
                    <Summary {...row} />
                    <ul className="grid grid-cols-2 gap-x-6 gap-y-0.5 ps-[calc(100%/7)] pt-1 pb-6 text-ink-soft *:last:font-semibold *:last:text-ink max-md:grid-cols-1 max-md:ps-11 [&_a]:inline-block [&_a]:py-1.5 [&_a]:decoration-rule-strong [&_a]:hover:text-accent-ink [&_a]:hover:decoration-current">
                      {row.links.map((link) => (
                        <li key={link.href}>
                          <a href={link.href}>
                            <Unbroken text={link.name} />
                          </a>
                        </li>
                      ))}
                      <li>
                        <a href={row.href} aria-label={row.label}>
                          <Unbroken text={linkText} />
                        </a>
                      </li>
                    </ul>
                  </details>
                  {row.picture && <RowPicture picture={row.picture} />}
                </Fragment>
              ))}
            </section>
          ))}
        </Accordion>
      </div>
    </section>
  );
}

/**
 * The picture of a row. All pictures share one sticky position beside the rows, so that the visible picture stays in
 * view as long as any row does. Hidden pictures have `content-visibility: hidden`, so that the browser does not fetch
 * them. Fetching all pictures would delay the first view.
 */
function RowPicture({ picture }: { picture: ContentPicture }) {
  return (
    <div
      className="pointer-events-none absolute inset-y-0 start-0 w-[calc(100%/12*5)] max-lg:w-[calc(100%/12*4)] max-md:bottom-auto max-md:w-full"
      aria-hidden="true"
    >
      <div className="sticky top-32 h-[min(46rem,calc(100svh-11rem))] pe-[12%] opacity-0 transition-[opacity,content-visibility] transition-discrete duration-mid ease-out [content-visibility:hidden] max-md:static max-md:h-88 max-md:px-[4%] in-hand:shown">
        <Picture
          imgClassName="size-full object-contain object-top-left max-md:object-top"
          photoClassName="size-full object-cover"
          picture={picture}
          sizes="(max-width: 767.98px) 80vw, 36vw"
          crops={false}
        />
      </div>
    </div>
  );
}

/**
 * The summary of a row. In large text a word may be too wide for the space beside the number. It then wraps below the
 * number.
 */
function Summary({ number, name }: { number: string; name: string }) {
  return (
    <summary
      className={[
        'group/summary relative grid grid-cols-[calc(100%/7)_1fr_2rem] items-center py-3',
        'max-md:flex max-md:flex-wrap max-md:gap-x-3 max-md:gap-y-1',
        // A mark above the number of an open or hovered row.
        'before:absolute before:start-0 before:-top-px before:h-thick before:w-[calc(100%/7-1rem)] before:bg-accent',
        'before:origin-top-left before:scale-x-0 before:transition-[scale] before:duration-mid before:ease-out',
        'group-open:before:scale-x-100 hover:before:scale-x-100',
      ].join(' ')}
    >
      <span className="text-note text-ink-soft max-md:shrink-0 max-md:basis-8">{number}</span>
      <h4 className="font-head text-row font-medium tracking-[-0.02em] text-balance hyphens-manual max-md:flex-[1_1_min-content] max-md:wrap-break-word">
        {name}
      </h4>
      <PlusMinus />
    </summary>
  );
}
