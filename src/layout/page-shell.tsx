import type { ReactNode } from 'react';

import { type Page, routeName } from '#site/routes.ts';

import { PageHead } from './page-head.tsx';

/** What every page puts around its sections. The header reads the tone from `main` by CSS. */
export function PageShell({
  page,
  title,
  description,
  children,
}: {
  page: Page;
  title: string;
  description: string;
  children: ReactNode;
}) {
  return (
    <>
      <PageHead page={page} title={title} description={description} />
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
