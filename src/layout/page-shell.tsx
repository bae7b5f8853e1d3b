import { Children, type ReactNode } from 'react';
import type { Thing } from 'schema-dts';

import { withoutSoftHyphens } from '#kit/i18n/soft-hyphens.ts';
import { PageHead } from '#kit/site/page-head.tsx';
import { entryOf, type Page, pagesOf, routeName, trailOf } from '#kit/site/routes.ts';
import { breadcrumbList } from '#kit/site/structured-data.ts';
import { StructuredData } from '#kit/site/structured-data.tsx';

import { HydratedApart } from './hydrated-apart.tsx';

/**
 * The frame of every page around its sections: head, structured data and `main`. Title, description and
 * breadcrumb trail come from the table of pages (kit/site/routes.ts). theme.css gives the header the tone of
 * `main` (`data-tone`).
 */
export function PageShell({
  page,
  things = [],
  plainFooter = false,
  children,
}: {
  page: Page;
  /** What the page is about, as types of schema.org (structured-data.ts). */
  things?: readonly Thing[];
  /** Leaves the form out of the footer: the page has a form of its own, or should have none. */
  plainFooter?: boolean;
  children: ReactNode;
}) {
  const { title, description } = entryOf(page);
  const trail = trailOf(page);
  const data = [...things, ...(trail.length > 0 ? [breadcrumbList(trail)] : [])];
  return (
    <>
      <PageHead page={page} title={title} description={description} />
      {data.length > 0 && <StructuredData things={data} />}
      <main
        id="main"
        tabIndex={-1}
        data-tone={page.tone}
        // For the variant `plain-footer` of styles/index.css, which document.tsx uses.
        data-plain-footer={plainFooter ? '' : undefined}
        // For the variant `post-page` of styles/index.css, browser-post.ts and field-vitals.tsx.
        data-page={routeName(page.name, page.locale)}
        // The page transition shows number and title (page-panels.tsx).
        data-number={numberOf(page)}
        data-title={withoutSoftHyphens(title)}
      >
        {/* Each section is hydrated separately. */}
        {Children.map(children, (section) => (
          <HydratedApart>{section}</HydratedApart>
        ))}
      </main>
    </>
  );
}

/** Returns the page's position among the pages of its language, from 1 and with three digits: "012". */
function numberOf({ locale, address }: Page): string {
  const index = pagesOf(locale).findIndex((page) => page.address === address);
  return String(index + 1).padStart(3, '0');
}
