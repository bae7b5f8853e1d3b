import type { ReactNode } from 'react';

import { PageHead } from '#kit/site/page-head.tsx';
import { entryOf, type Page, routeName, trailOf } from '#kit/site/routes.ts';
import { breadcrumbList } from '#kit/site/structured-data.ts';
import { StructuredData } from '#kit/site/structured-data.tsx';

export function PageShell({ page, children }: { page: Page; children: ReactNode }) {
  const { title, description, heading } = entryOf(page);
  const trail = trailOf(page);
  return (
    <>
      <PageHead page={page} title={title} description={description} />
      {trail.length > 0 && <StructuredData things={[breadcrumbList(trail)]} />}
      <main
        id="main"
        tabIndex={-1}
        data-tone={page.tone}
        data-page={routeName(page.name, page.locale)}
      >
        <h1>{heading}</h1>
        {children}
      </main>
    </>
  );
}
