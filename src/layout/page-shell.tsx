import { Children, type ReactNode } from 'react';
import type { Thing } from 'schema-dts';

import { withoutSoftHyphens } from '#kit/i18n/soft-hyphens.ts';
import { PageHead } from '#kit/site/page-head.tsx';
import { entryOf, type Page, pagesOf, routeName, trailOf } from '#kit/site/routes.ts';
import { breadcrumbList } from '#kit/site/structured-data.ts';
import { StructuredData } from '#kit/site/structured-data.tsx';

import { HydratedApart } from './hydrated-apart.tsx';

/**
 * What every page puts around its sections: its head, structured data and `main`. Title, description and
 * breadcrumb trail come from the table of pages (kit/site/routes.ts). By CSS, the header has the tone of
 * `main`.
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
  /** Leaves the form out of the footer (document.tsx): the page has one of its own, or should have none. */
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
        data-plain-footer={plainFooter ? '' : undefined}
        data-page={routeName(page.name, page.locale)}
        // The page transition shows number and title (page-panels.tsx).
        data-number={numberOf(page)}
        data-title={withoutSoftHyphens(title)}
      >
        {/* Each section is hydrated separately, so that the main thread is free in between. */}
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
