import { postIds, postPages, tagIds, workIds } from '#content/index.ts';
import { servicePaths } from '#content/service-matrix.ts';
import { defaultLocale, type LocaleCode, localeCodes, locales } from '#kit/i18n/locales.ts';
import { localizePath } from '#kit/i18n/paths.ts';

import { siteIndexed } from './url.ts';

export type HeaderTone = 'light' | 'dark';

/** A row of the one table of pages. */
interface RouteRow {
  /** Path without language prefix; `{id}` stands for one or more segments of an entry's id. */
  path: string;
  /** Ids of the pages behind `{id}`; an id that is not listed has no page (validity check). */
  ids?: readonly string[];
  /** False keeps the page out of search engines and the sitemap. */
  indexed: boolean;
  /** Names of what runs before the page is rendered (middleware.ts). */
  middleware?: readonly string[];
}

/** `{category}` holds the categories and industries, `{category}/{id}` their services: one template. */
const table = {
  index: { path: '/', indexed: true },
  services: { path: '/services', indexed: true },
  'services-menu': { path: '/services/menu', indexed: true },
  'services-category-id': { path: '/services/{id}', ids: servicePaths, indexed: true },
  work: { path: '/work', indexed: true },
  'work-slug': { path: '/work/{id}', ids: workIds, indexed: true },
  about: { path: '/about', indexed: true },
  contact: { path: '/contact', indexed: true },
  blogs: { path: '/blogs', indexed: true },
  'blogs-page': { path: '/blogs/page/{id}', ids: postPages, indexed: true },
  'blogs-tag': { path: '/blogs/tags/{id}', ids: tagIds, indexed: true },
  'blogs-id': { path: '/blogs/{id}', ids: postIds, indexed: true },
  clients: { path: '/clients', indexed: true },
  privacy: { path: '/privacy', indexed: true },
  imprint: { path: '/imprint', indexed: true },
  accessibility: { path: '/accessibility', indexed: true },
} as const satisfies Record<string, RouteRow>;

export type RouteName = keyof typeof table;

/** Names of the routes that lead to several pages, which an id tells apart. */
export type EntryRouteName = {
  [Name in RouteName]: (typeof table)[Name] extends { ids: readonly string[] } ? Name : never;
}[RouteName];

/** Names of all routes. */
export const routeNames = Object.keys(table) as [RouteName, ...RouteName[]];

/** Ids of the pages behind a route; links ask for one of thousands many thousands of times. */
const knownIds = new Map<RouteName, ReadonlySet<string>>();

/** One page, without its language. */
export interface PageAddress {
  name: RouteName;
  id?: string;
}

/** One page in one language. */
export interface Page extends PageAddress {
  locale: LocaleCode;
  /** Address with its language prefix: '/de/work/nordkai-terminal'. */
  address: string;
  tone: HeaderTone;
  /** False where the table says so, and on previews. */
  indexed: boolean;
  middleware?: readonly string[];
}

/** The page's address in a language. Throws where the table has no such page. */
export function href(locale: LocaleCode, name: RouteName, id?: string): string {
  return localizePath(pathOf({ name, ...(id !== undefined && { id }) }), locale);
}

/** The page that an address leads to, or undefined where the table has none (not found). */
export function matchPage(address: string): Page | undefined {
  return pagesByAddress.get(address);
}

/** Name of the route in a language, as the lead's context and the router's parlance have it. */
export function routeName(name: RouteName, locale: LocaleCode): `${RouteName}___${LocaleCode}` {
  return `${name}___${locale}`;
}

/** The address of the same page in every language that has it. */
export function alternates({ name, id }: PageAddress): Partial<Record<LocaleCode, string>> {
  return versions.get(`${name}/${id ?? ''}`) ?? {};
}

/**
 * The versions of a page as search engines are told of them: each language that has it, the page's
 * own among them, and x-default where the default language has it.
 */
export function languageLinks(page: PageAddress): { hreflang: string; address: string }[] {
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

/**
 * Header tone (docs/behaviour.md): routes whose name contains services, work-slug or
 * index have light pages, the others dark ones.
 */
export function headerTone(name: string): HeaderTone {
  return /services|work-slug|index/.test(name) ? 'light' : 'dark';
}

/** Every page of the site in one language, in the order of the table. */
export function pagesOf(locale: LocaleCode): Page[] {
  return routeNames.flatMap((name) => {
    const { ids, indexed, middleware }: RouteRow = table[name];
    return (ids ?? [undefined]).map((id) => ({
      name,
      ...(id !== undefined && { id }),
      locale,
      address: href(locale, name, id),
      tone: headerTone(name),
      indexed: indexed && siteIndexed,
      ...(middleware && { middleware }),
    }));
  });
}

/** Every page of the site in every language. */
export const allPages: readonly Page[] = localeCodes.flatMap(pagesOf);

const pagesByAddress = new Map(allPages.map((page) => [page.address, page]));

/** Addresses of each page in its languages, by route name and id. */
const versions = new Map<string, Partial<Record<LocaleCode, string>>>();
for (const { name, id = '', locale, address } of allPages) {
  versions.set(`${name}/${id}`, { ...versions.get(`${name}/${id}`), [locale]: address });
}

function pathOf({ name, id }: PageAddress): string {
  const { path, ids }: RouteRow = table[name];
  if (!ids) return path;
  if (id === undefined || !idsOf(name, ids).has(id)) {
    throw new Error(`The route "${name}" has no page with the id "${id ?? ''}".`);
  }
  return path.replace('{id}', id);
}

function idsOf(name: RouteName, ids: readonly string[]): ReadonlySet<string> {
  const known = knownIds.get(name) ?? new Set(ids);
  knownIds.set(name, known);
  return known;
}
