import { createElement } from 'react';
import { createPages } from 'waku/router/server';

import { defaultLocale, type LocaleCode, locales } from './kit/i18n/locales.ts';
import { withLocale } from './kit/i18n/server.ts';
import { Document } from './layout/document.tsx';
import { servicesMenuSlice } from './layout/menus/services-menu/slice-id.ts';
import { Root } from './layout/root.tsx';
import { pageComponents } from './pages/index.ts';
import { NotFoundPage } from './pages/not-found.tsx';
import { ServicesMenuContent } from './pages/services-menu-content.tsx';
import adapter from './kit/server/adapter.ts';
import { runMiddleware } from './kit/site/middleware.ts';
import { notFoundPath } from './kit/site/not-found.ts';
import { type Page, pagesOf } from './kit/site/routes.ts';

export default adapter(
  createPages(async ({ createRoot, createLayout, createPage, createSlice }) => {
    createRoot({ render: 'static', component: Root });
    const pages = locales.flatMap(({ code: locale }) => {
      // English has no prefix: a group gives it a layout without one.
      const group = locale === defaultLocale ? `/(${locale})` : '';
      createLayout({
        render: 'static',
        path: group || `/${locale}`,
        component: withLocale(locale, Document),
      });
      createSlice({
        render: 'static',
        id: servicesMenuSlice(locale) as 'services-menu',
        component: withLocale(locale, ServicesMenuContent),
      });
      const entries = Map.groupBy(
        pagesOf(locale).filter(({ id }) => id !== undefined),
        ({ name }) => name,
      );
      return [
        ...pagesOf(locale)
          .filter(({ id }) => id === undefined)
          .map((page) =>
            createPage({
              render: 'static',
              path: `${group}${page.address}` as '/',
              component: withLocale(locale, () => pageElement(page)),
            }),
          ),
        // Pages of one route share a pattern: Waku writes a table of all patterns into each page.
        ...[...entries.values()].map((pages) => {
          const byId = new Map(pages.map((page) => [page.id ?? '', page]));
          const [{ address = '', id: firstId = '' } = {}] = pages;
          return createPage({
            render: 'static',
            path: `${group}${address.slice(0, -firstId.length)}[...id]` as '/[...id]',
            staticPaths: [...byId.keys()].map((id) => id.split('/')),
            component: withLocale(locale, ({ id }: { locale: LocaleCode; id: string[] }) => {
              const page = byId.get(id.join('/'));
              return page && pageElement(page);
            }),
          });
        }),
        createPage({
          render: 'static',
          path: `${group}${notFoundPath(locale)}` as '/',
          component: withLocale(locale, NotFoundPage),
        }),
      ];
    });
    if (import.meta.env.DEV) {
      const { StoryboardPage } = await import('./pages/storyboard.tsx');
      const component = withLocale(defaultLocale, StoryboardPage);
      createPage({ render: 'static', path: `/(${defaultLocale})/storyboard`, component });
    }
    return pages;
  }),
);

function pageElement(page: Page) {
  runMiddleware(page);
  return createElement(pageComponents[page.name], page);
}
