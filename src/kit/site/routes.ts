import { MissingContent } from '#kit/content/reader.ts';
import {
  defaultLocale,
  isPartly,
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

/** Cache of each row's ids: every link to an entry looks one up. */
const knownIds = new Map<RouteName, ReadonlySet<string>>();

/** Which page: a row of the table and, where the row has several pages, an id. In no language yet. */
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
  /** Its type in schema.org. */
  kind: PageKind;
  /** False where the table says so, and on previews. */
  indexed: boolean;
  middleware?: readonly string[];
}

/**
 * The page's address in a language; that of the next page above it where a language that is published in
 * part lacks the page. Throws where the table has no such page.
 */
export function href(locale: LocaleCode, name: RouteName, id?: string): string {
  return localizePath(pathOf(inLanguage(locale, pageRef(name, id))), locale);
}

/** Whether a language has the page: one that is published in part has those whose entry is written. */
export function hasPage(locale: LocaleCode, name: RouteName, id?: string): boolean {
  return pagesByAddress.has(localizePath(pathOf(pageRef(name, id)), locale));
}

function pageRef(name: RouteName, id: string | undefined): PageRef {
  return id === undefined ? { name } : { name, id };
}

function inLanguage(locale: LocaleCode, page: PageRef): PageRef {
  if (!isPartly(locale) || hasPage(locale, page.name, page.id)) return page;
  const nearest = aboveOf(page).findLast(({ name, id }) => hasPage(locale, name, id));
  return nearest ?? { name: homeName };
}

/** The page that an address leads to, or undefined where the table has none (not found). */
export function matchPage(address: string): Page | undefined {
  return pagesByAddress.get(address);
}

/**
 * Where an address leads whose page a language that is published in part lacks: to the next page above it
 * that it has. Undefined where that language would not have the page either.
 */
export function nearestAbove(address: string): string | undefined {
  const { locale, path } = parseLocalizedPath(address);
  if (!isPartly(locale) || matchPage(address)) return undefined;
  const original = matchPage(localizePath(path, defaultLocale));
  return original && href(locale, original.name, original.id);
}

/** Name of the route with its language, as leads and `data-page` have it: 'contact___de'. */
export function routeName(name: RouteName, locale: LocaleCode): `${RouteName}___${LocaleCode}` {
  return `${name}___${locale}`;
}

/** The address of the same page in every language that has it. */
export function alternates({ name, id }: PageRef): Partial<Record<LocaleCode, string>> {
  return versions.get(`${name}/${id ?? ''}`) ?? {};
}

/**
 * The versions of a page as search engines are told of them: each language that has it, the page's
 * own among them, and x-default where the default language has it.
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

/** Every page of the site in one language, in the order of the table. */
export function pagesOf(locale: LocaleCode): Page[] {
  return [...(pagesByLocale.get(locale) ?? [])];
}

function findPages(locale: LocaleCode): Page[] {
  const pages = tabledPages(locale);
  return isPartly(locale) ? pages.filter(isWritten) : pages;
}

/** Whether the content has what stands behind a page, in its language. */
function isWritten(page: Page): boolean {
  try {
    entryOf(page);
    return true;
  } catch (error) {
    if (error instanceof MissingContent) return false;
    throw error;
  }
}

function tabledPages(locale: LocaleCode): Page[] {
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

/** Every page of the site in every language. */
const pagesByLocale = new Map(localeCodes.map((locale) => [locale, findPages(locale)]));
export const allPages: readonly Page[] = [...pagesByLocale.values()].flat();

const pagesByAddress = new Map(allPages.map((page) => [page.address, page]));

/** Whether an address is a page's. */
export function isPage(address: string): boolean {
  return pagesByAddress.has(address);
}

/** Addresses of each page in its languages, by route name and id. */
const versions = new Map<string, Partial<Record<LocaleCode, string>>>();
for (const { name, id = '', locale, address } of allPages) {
  versions.set(`${name}/${id}`, { ...versions.get(`${name}/${id}`), [locale]: address });
}

/** What is said of a page elsewhere. Throws where the content has no such entry. */
export function entryOf({ locale, name, id = '' }: PageRef & { locale: LocaleCode }): PageEntry {
  return rowOf(name).entry(locale, id);
}

/** Pages that a list of links names, in its order, in one language. */
export function listed(
  list: PageList,
  locale: LocaleCode,
): { name: RouteName; href: string; label: string }[] {
  return routeNames
    .flatMap((name) => {
      const place = rowOf(name).in?.[list];
      return place === undefined || !hasPage(locale, name) ? [] : [{ name, place }];
    })
    .sort((a, b) => a.place - b.place)
    .map(({ name }) => {
      const { labels, name: label } = entryOf({ locale, name });
      return { name, href: href(locale, name), label: labels?.[list] ?? label };
    });
}

/** A link of a trail or a list; without an address it is only named. */
export interface NamedLink {
  text: string;
  href?: string;
}

/**
 * The breadcrumb trail: from the home page by the rows above it, and by the pages of the first segments
 * of its id, to the page itself, which comes last. The home page has none.
 */
export function trailOf(page: Page): { text: string; href: string }[] {
  const { locale, name, id } = page;
  const above = aboveOf(page);
  if (above.length === 0) return [];
  const step = (ref: PageRef) => ({
    text: entryOf({ ...ref, locale }).name,
    href: href(locale, ref.name, ref.id),
  });
  return [...above.filter((ref) => hasPage(locale, ref.name, ref.id)), pageRef(name, id)].map(step);
}

/** The pages above a page, from the home page down. */
function aboveOf({ name, id }: PageRef): PageRef[] {
  const rows: PageRef[] = [];
  let parent = rowOf(name).parent as RouteName | undefined;
  while (parent !== undefined) {
    rows.unshift({ name: parent });
    parent = rowOf(parent).parent as RouteName | undefined;
  }
  if (rows.length === 0) return [];
  // Of 'a/b/c' these are 'a' and 'a/b', as far as they are pages.
  const segments = id?.split('/') ?? [];
  const prefixes = segments.slice(0, -1).map((_, index) => segments.slice(0, index + 1).join('/'));
  const known = idsOf(name);
  return [
    ...rows,
    ...prefixes.filter((prefix) => known.has(prefix)).map((prefix) => ({ name, id: prefix })),
  ];
}

/** A row of the table. */
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
