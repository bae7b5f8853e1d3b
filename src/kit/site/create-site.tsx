import { createElement, type FunctionComponent, type ReactNode } from 'react';
import { createPages } from 'waku/router/server';

import { defaultLocale, type LocaleCode, locales } from '#kit/i18n/locales.ts';
import { withLocale } from '#kit/i18n/server.ts';
import adapter from '#kit/server/adapter.ts';

import { runMiddleware } from './middleware.ts';
import { notFoundPath } from './not-found.ts';
import { type Page, pagesOf, routeNames, rowOf } from './routes.ts';
import { sliceId } from './slice-id.ts';

type InLanguage = FunctionComponent<{ locale: LocaleCode }>;

/** A file of src/pages. */
export interface PageModule {
  default: FunctionComponent<Page>;
}

export interface SiteParts {
  /** The modules of src/pages by their paths: one for each row of the table, and `not-found`. */
  pages: Readonly<Record<string, PageModule>>;
  /** The root element around all layouts; the same for all languages. */
  Root: FunctionComponent<{ children: ReactNode }>;
  /** The layout that stays mounted while a visitor moves between pages of a language. */
  Document: FunctionComponent<{ locale: LocaleCode; children: ReactNode }>;
  /** Waku slices by name: parts of pages that are fetched when they are first rendered (slice-id.ts). */
  slices?: Readonly<Record<string, InLanguage>>;
  /** A development page at /storyboard that shows every part of the site. */
  storyboard?: () => Promise<{ StoryboardPage: InLanguage }>;
}

/**
 * Registers every page of the table in every language, and returns the server's entry.
 *
 * @throws Error if a row of the table has no file.
 */
export function createSite({ pages, Root, Document, slices = {}, storyboard }: SiteParts) {
  const componentOf = (file: string) => {
    const [, module] = Object.entries(pages).find(([path]) => path.endsWith(`/${file}.tsx`)) ?? [];
    if (!module)
      throw new Error(`The table of pages names src/pages/${file}.tsx, which is missing.`);
    return module.default;
  };
  const components = new Map(
    routeNames.map((name) => [name, componentOf(rowOf(name).component ?? name)]),
  );
  // Not found has no row in the table of pages: it gets the language alone.
  const NotFound = componentOf('not-found') as unknown as InLanguage;

  function pageElement(page: Page) {
    runMiddleware(page);
    return createElement(components.get(page.name)!, page);
  }

  return adapter(
    createPages(async ({ createRoot, createLayout, createPage, createSlice }) => {
      createRoot({ render: 'static', component: Root });
      const registered = locales.flatMap(({ code: locale }) => {
        // Addresses of the default language have no prefix. A route group gives its pages a layout of their own all
        // the same.
        const group = locale === defaultLocale ? `/(${locale})` : '';
        createLayout({
          render: 'static',
          path: group || `/${locale}`,
          component: withLocale(locale, Document),
        });
        for (const [name, component] of Object.entries(slices)) {
          createSlice({
            render: 'static',
            id: sliceId(name, locale) as never,
            component: withLocale(locale, component),
          });
        }
        const all = pagesOf(locale);
        const single = all.filter(({ id }) => id === undefined);
        const withId = all.filter(({ id }) => id !== undefined);
        return [
          ...single.map((page) =>
            createPage({
              render: 'static',
              path: `${group}${page.address}` as '/',
              component: withLocale(locale, () => pageElement(page)),
            }),
          ),
          // Pages of one route share a pattern, since Waku writes a table of all patterns into each page.
          ...[...Map.groupBy(withId, ({ name }) => name).values()].map((ofRoute) => {
            const byId = new Map(ofRoute.map((page) => [page.id ?? '', page]));
            const [{ address = '', id: firstId = '' } = {}] = ofRoute;
            // An address ends with its id. What is before it is the same for all pages of the route.
            const folder = address.slice(0, -firstId.length);
            return createPage({
              render: 'static',
              path: `${group}${folder}[...id]` as '/[...id]',
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
            component: withLocale(locale, NotFound),
          }),
        ];
      });
      if (storyboard) {
        const { StoryboardPage } = await storyboard();
        const component = withLocale(defaultLocale, StoryboardPage);
        createPage({ render: 'static', path: `/(${defaultLocale})/storyboard` as '/', component });
      }
      return registered;
    }),
  );
}
