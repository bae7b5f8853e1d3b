import { MissingContent } from '#kit/content/reader.ts';
import {
  defaultLocale,
  isPublishedInPart,
  type LocaleCode,
  localeCodes,
  locales,
} from '#kit/i18n/locales.ts';
import { localizePath, parseLocalizedPath } from '#kit/i18n/paths.ts';

import type { PageEntry, PageKind, PageList, PageRow, Tone } from './define.ts';
import { type RouteName, site } from './definition.ts';
import { siteIndexed } from './url.ts';

export type { RouteName } from './definition.ts';

const table = site.pages;

/** Names of all routes. */
export const routeNames = Object.keys(table) as [RouteName, ...RouteName[]];

/** Name of the home page's row. */
export const homeName = routeNames.find((name) => table[name]?.path === '/') ?? routeNames[0];

/** Cache of each row's ids, since every link to an entry looks up its id. */
const knownIds = new Map<RouteName, ReadonlySet<string>>();

/** A page without a language: a row of the table and, if the row has several pages, an id. */
export interface PageRef {
  name: RouteName;
  id?: string;
}

/** One page in one language. */
export interface Page extends PageRef {
  locale: LocaleCode;
  /** Address with its language prefix: '/de/contact'. */
  address: string;
  tone: Tone;
  /** The page's type in schema.org. */
  kind: PageKind;
  /** False if the table says so, and on previews. */
  indexed: boolean;
  middleware?: readonly string[];
}

/**
 * Returns the page's address in a language. If the language is published in part and lacks the page, returns
 * the address of the nearest page above it that the language has.
 *
 * @throws Error if the table has no such page.
 */
export function href(locale: LocaleCode, name: RouteName, id?: string): string {
  return localizePath(pathOf(nearestInLanguage(locale, pageRef(name, id))), locale);
}

/**
 * Whether a language has the page. A language that is published in part has only pages whose entries are
 * written.
 */
export function hasPage(locale: LocaleCode, name: RouteName, id?: string): boolean {
  return pagesByAddress.has(localizePath(pathOf(pageRef(name, id)), locale));
}

function pageRef(name: RouteName, id: string | undefined): PageRef {
  return id === undefined ? { name } : { name, id };
}

/** Returns the page itself or, if the language lacks it, the nearest page above that the language has. */
function nearestInLanguage(locale: LocaleCode, page: PageRef): PageRef {
  if (!isPublishedInPart(locale) || hasPage(locale, page.name, page.id)) return page;
  const nearest = pagesAbove(page).findLast(({ name, id }) => hasPage(locale, name, id));
  return nearest ?? { name: homeName };
}

/** Returns the page at an address, or undefined if the table has none (not found). */
export function matchPage(address: string): Page | undefined {
  return pagesByAddress.get(address);
}

/**
 * Returns where a request for a page without a translation is redirected: the address of the nearest page above it.
 * Only a language that is published in part can lack a translation. Undefined if the page exists, or if the default
 * language lacks it too.
 */
export function nearestAbove(address: string): string | undefined {
  const { locale, path } = parseLocalizedPath(address);
  if (!isPublishedInPart(locale) || matchPage(address)) return undefined;
  const original = matchPage(localizePath(path, defaultLocale));
  return original && href(locale, original.name, original.id);
}

/**
 * Returns the name of a route with its language: 'contact___de'. Leads have it, and `data-page` of the element
 * `main` (src/layout/page-shell.tsx).
 */
export function routeName(name: RouteName, locale: LocaleCode): `${RouteName}___${LocaleCode}` {
  return `${name}___${locale}`;
}

/** Returns the page's address in each language that has it. */
export function alternates({ name, id }: PageRef): Partial<Record<LocaleCode, string>> {
  return addressesByPage.get(`${name}/${id ?? ''}`) ?? {};
}

/**
 * Returns the `hreflang` links of a page: one for each language that has it, its own included, and
 * `x-default` if the default language has it.
 */
export function languageLinks(page: PageRef): { hreflang: string; address: string }[] {
  const addresses = alternates(page);
  const fallback = addresses[defaultLocale];
  return [
    ...locales.flatMap(({ code, hreflang }) => {
      const address = addresses[code];
      return address === undefined ? [] : [{ hreflang, address }];
    }),
    ...(fallback === undefined ? [] : [{ hreflang: 'x-default', address: fallback }]),
  ];
}

/** Returns every page of the site in one language, in the order of the table. */
export function pagesOf(locale: LocaleCode): Page[] {
  return [...(pagesByLocale.get(locale) ?? [])];
}

/** Returns the pages that a language has. */
function findPages(locale: LocaleCode): Page[] {
  const pages = pagesInTable(locale);
  return isPublishedInPart(locale) ? pages.filter(isWritten) : pages;
}

/** Whether the content has the page's entry in its language. */
function isWritten(page: Page): boolean {
  try {
    entryOf(page);
    return true;
  } catch (error) {
    if (error instanceof MissingContent) return false;
    throw error;
  }
}

/** Returns all pages of the table, also those that are not written in the language. */
function pagesInTable(locale: LocaleCode): Page[] {
  return routeNames.flatMap((name) => {
    const { ids, tone, kind, indexed = true, middleware } = rowOf(name);
    return (ids?.() ?? [undefined])
      .map((id) => pageRef(name, id))
      .map((page) => ({
        ...page,
        locale,
        address: localizePath(pathOf(page), locale),
        tone,
        kind,
        indexed: indexed && siteIndexed,
        ...(middleware && { middleware }),
      }));
  });
}

const pagesByLocale = new Map(localeCodes.map((locale) => [locale, findPages(locale)]));

/** Every page of the site in every language. */
export const allPages: readonly Page[] = [...pagesByLocale.values()].flat();

const pagesByAddress = new Map(allPages.map((page) => [page.address, page]));

/** Whether there is a page at an address. */
export function isPage(address: string): boolean {
  return pagesByAddress.has(address);
}

/** Addresses of each page in its languages, by route name and id. */
const addressesByPage = new Map<string, Partial<Record<LocaleCode, string>>>();
for (const { name, id = '', locale, address } of allPages) {
  addressesByPage.set(`${name}/${id}`, {
    ...addressesByPage.get(`${name}/${id}`),
    [locale]: address,
  });
}

/** Returns the `PageEntry` of a page. @throws MissingContent if the content has no such entry. */
export function entryOf({ locale, name, id = '' }: PageRef & { locale: LocaleCode }): PageEntry {
  return rowOf(name).entry(locale, id);
}

/** Returns the links of a list in a language, in the list's order. */
export function listed(
  list: PageList,
  locale: LocaleCode,
): { name: RouteName; href: string; label: string }[] {
  return routeNames
    .flatMap((name) => {
      const position = rowOf(name).in?.[list];
      return position === undefined || !hasPage(locale, name) ? [] : [{ name, position }];
    })
    .sort((a, b) => a.position - b.position)
    .map(({ name }) => {
      const { labels, name: label } = entryOf({ locale, name });
      return { name, href: href(locale, name), label: labels?.[list] ?? label };
    });
}

/** A link of the breadcrumbs or a list; without an address it is plain text. */
export interface NamedLink {
  text: string;
  href?: string;
}

/**
 * Returns the breadcrumbs of a page: the home page, the pages of the rows above, the pages whose ids are the leading
 * segments of its own id, and last the page itself. Pages that the language lacks are left out. The home page has no
 * breadcrumbs.
 */
export function trailOf(page: Page): { text: string; href: string }[] {
  const { locale, name, id } = page;
  const above = pagesAbove(page);
  if (above.length === 0) return [];
  const linkTo = (ref: PageRef) => ({
    text: entryOf({ ...ref, locale }).name,
    href: href(locale, ref.name, ref.id),
  });
  return [...above.filter((ref) => hasPage(locale, ref.name, ref.id)), pageRef(name, id)].map(
    linkTo,
  );
}

/** Returns the pages above a page, from the home page down. */
function pagesAbove({ name, id }: PageRef): PageRef[] {
  const parents: PageRef[] = [];
  // The build checks that each parent is a row (validate.ts).
  let parent = rowOf(name).parent as RouteName | undefined;
  while (parent !== undefined) {
    parents.unshift({ name: parent });
    parent = rowOf(parent).parent as RouteName | undefined;
  }
  if (parents.length === 0) return [];
  // Above 'a/b/c' are 'a' and 'a/b', if they are pages.
  const segments = id?.split('/') ?? [];
  const prefixes = segments.slice(0, -1).map((_, index) => segments.slice(0, index + 1).join('/'));
  const ids = idsOf(name);
  return [
    ...parents,
    ...prefixes.filter((prefix) => ids.has(prefix)).map((prefix) => ({ name, id: prefix })),
  ];
}

/** Returns a row of the table. @throws Error if there is no such row. */
export function rowOf(name: RouteName): PageRow {
  const row = table[name];
  if (!row) throw new Error(`The table of pages has no row "${name}" (src/site/site.ts).`);
  return row;
}

function pathOf({ name, id }: PageRef): string {
  const { path, ids } = rowOf(name);
  if (!ids) return path;
  if (id === undefined || !idsOf(name).has(id)) {
    throw new Error(`The route "${name}" has no page with the id "${id ?? ''}".`);
  }
  return path.replace('{id}', id);
}

function idsOf(name: RouteName): ReadonlySet<string> {
  const known = knownIds.get(name) ?? new Set(rowOf(name).ids?.());
  knownIds.set(name, known);
  return known;
}
