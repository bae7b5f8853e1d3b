import { Children, type ReactNode } from 'react';
import type { Thing } from 'schema-dts';

import { withoutSoftHyphens } from '#kit/i18n/soft-hyphens.ts';
import { PageHead } from '#kit/site/page-head.tsx';
import { entryOf, type Page, pagesOf, routeName, trailOf } from '#kit/site/routes.ts';
import { breadcrumbList } from '#kit/site/structured-data.ts';
import { StructuredData } from '#kit/site/structured-data.tsx';

import { HydratedApart } from './hydrated-apart.tsx';

/**
 * What every page puts around its sections: its head, structured data and `main`. Title, description
 * and trail are those that the table of pages has. The header reads the tone from `main` by CSS.
 */
export function PageShell({
  page,
  things = [],
  plainFooter = false,
  children,
}: {
  page: Page;
  /** What the page is about, in the words of schema.org (structured-data.ts); its kind needs one. */
  things?: readonly Thing[];
  /** The footer goes without its form (document.tsx): the page has one of its own, or should have none. */
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
        // Written on the sheet that uncovers the page (page-panels.tsx).
        data-number={numberOf(page)}
        data-title={withoutSoftHyphens(title)}
      >
        {/* Each is hydrated by itself, and the thread is given back in between. */}
        {Children.map(children, (section) => (
          <HydratedApart>{section}</HydratedApart>
        ))}
      </main>
    </>
  );
}

/** Its place among the pages of its language, like the number of a sheet: "012". */
function numberOf({ locale, address }: Page): string {
  const place = pagesOf(locale).findIndex((page) => page.address === address);
  return String(place + 1).padStart(3, '0');
}
