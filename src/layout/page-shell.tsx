import type { ReactNode } from 'react';
import type { Thing } from 'schema-dts';

import { PageHead } from '#kit/site/page-head.tsx';
import { type NamedLink, type Page, routeName } from '#kit/site/routes.ts';
import { breadcrumbList } from '#kit/site/structured-data.ts';
import { StructuredData } from '#kit/site/structured-data.tsx';

/** What every page puts around its sections. The header reads the tone from `main` by CSS. */
export function PageShell({
  page,
  title,
  description,
  trail = [],
  things = [],
  children,
}: {
  page: Page;
  title: string;
  description: string;
  /** From the home page to this one. */
  trail?: readonly NamedLink[];
  /** What the page is about, in the words of schema.org. */
  things?: readonly Thing[];
  children: ReactNode;
}) {
  const data = [...things, ...(trail.length > 0 ? [breadcrumbList(trail)] : [])];
  return (
    <>
      <PageHead page={page} title={title} description={description} />
      {data.length > 0 && <StructuredData things={data} />}
      <main
        id="main"
        tabIndex={-1}
        data-tone={page.tone}
        data-page={routeName(page.name, page.locale)}
      >
        {children}
      </main>
    </>
  );
}
