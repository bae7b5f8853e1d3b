import { createElement, type FunctionComponent, type ReactNode } from 'react';
import {
  type CreateLayout,
  type CreatePage,
  createPages,
  type CreateSlice,
} from 'waku/router/server';

import { defaultLocale, type LocaleCode, locales } from '#kit/i18n/locales.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import { withLocale } from '#kit/i18n/server.ts';
import adapter from '#kit/server/adapter.ts';

import { runBeforeRender } from './middleware.ts';
import { notFoundPath } from './not-found.ts';
import { type Page, pagesOf, routeNames, rowOf } from './routes.ts';
import { sliceId } from './slice-id.ts';

type LocalizedComponent = FunctionComponent<{ locale: LocaleCode }>;

/**
 * Waku's functions that register layouts, pages and slices. Waku infers the props of a page from the literal type of
 * its path. The paths here are computed, so each is cast to a literal with the same parameters: `/` for a path without
 * parameters, `/[...id]` for a path with an id. The id of a slice is computed too; its type accepts only `never`.
 */
interface Register {
  createLayout: CreateLayout;
  createPage: CreatePage;
  createSlice: CreateSlice;
}

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
  /** Waku slices by name. A slice is a component that is fetched when it is first rendered (slice-id.ts). */
  slices?: Readonly<Record<string, LocalizedComponent>>;
  /** A development page at /storyboard that shows all components of the site. */
  storyboard?: () => Promise<{ StoryboardPage: LocalizedComponent }>;
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
  // The not-found page has no row in the table. Its only prop is the language, unlike the other `PageModule`s.
  const NotFound = componentOf('not-found') as unknown as LocalizedComponent;

  function pageElement(page: Page) {
    runBeforeRender(page);
    // The key makes React mount new components for each page. Without the key, a component at the same position in the
    // tree keeps its state from page to page: the estimate of one service would show the numbers of another.
    return createElement(components.get(page.name)!, { ...page, key: page.address });
  }

  function registerLanguage(locale: LocaleCode, register: Register) {
    const { createLayout, createPage, createSlice } = register;
    // Addresses of the default language have no prefix. A route group still gives its pages a layout of their own.
    const routeGroup = locale === defaultLocale ? `/(${locale})` : '';
    createLayout({
      render: 'static',
      path: routeGroup || `/${locale}`,
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
          path: `${routeGroup}${page.address}` as '/',
          component: withLocale(locale, () => pageElement(page)),
        }),
      ),
      ...[...Map.groupBy(withId, ({ name }) => name)].map(([name, pagesOfRoute]) => {
        // Pages of one route share a pattern, since Waku writes a table of all patterns into each page.
        const pattern = localizePath(rowOf(name).path.replace('{id}', '[...id]'), locale);
        return registerPagesWithIds(locale, pagesOfRoute, `${routeGroup}${pattern}`, createPage);
      }),
      createPage({
        render: 'static',
        path: `${routeGroup}${notFoundPath(locale)}` as '/',
        component: withLocale(locale, NotFound),
      }),
    ];
  }

  function registerPagesWithIds(
    locale: LocaleCode,
    pagesOfRoute: readonly Page[],
    pattern: string,
    createPage: CreatePage,
  ) {
    const byId = new Map(pagesOfRoute.map((page) => [page.id ?? '', page]));
    return createPage({
      render: 'static',
      path: pattern as '/[...id]',
      staticPaths: [...byId.keys()].map((id) => id.split('/')),
      component: withLocale(locale, ({ id }: { locale: LocaleCode; id: string[] }) => {
        const page = byId.get(id.join('/'));
        return page && pageElement(page);
      }),
    });
  }

  return adapter(
    createPages(async ({ createRoot, ...register }) => {
      createRoot({ render: 'static', component: Root });
      const registered = locales.flatMap(({ code }) => registerLanguage(code, register));
      if (storyboard) {
        const { StoryboardPage } = await storyboard();
        register.createPage({
          render: 'static',
          path: `/(${defaultLocale})/storyboard` as '/',
          component: withLocale(defaultLocale, StoryboardPage),
        });
      }
      return registered;
    }),
  );
}
