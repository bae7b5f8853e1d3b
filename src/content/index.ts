import {
  allAbouts,
  allClients,
  allContacts,
  allHomes,
  allLegals,
  allListings,
  allPosts,
  allServices,
  allTeams,
  allTestimonials,
  allWorks,
} from '#content-collections';
import { defaultLocale, type LocaleCode } from '#i18n/locales.ts';

interface Placed {
  locale: string;
  id: string;
}

/** Access to the content of one language. Entries exist in every language: the build sees to it. */
export const content = {
  home: (locale: LocaleCode) => only(allHomes, locale),
  about: (locale: LocaleCode) => only(allAbouts, locale),
  contact: (locale: LocaleCode) => only(allContacts, locale),
  listing: (locale: LocaleCode, id: 'services' | 'menu' | 'work' | 'blogs' | 'clients') =>
    entry(allListings, locale, id),
  legal: (locale: LocaleCode, id: 'privacy' | 'imprint') => entry(allLegals, locale, id),
  service: (locale: LocaleCode, id: string) => entry(allServices, locale, id),
  work: (locale: LocaleCode) => inLocale(allWorks, locale).sort(byOrder),
  workItem: (locale: LocaleCode, id: string) => entry(allWorks, locale, id),
  /** Newest first. */
  posts: (locale: LocaleCode) =>
    inLocale(allPosts, locale).sort((a, b) => b.date.localeCompare(a.date)),
  post: (locale: LocaleCode, id: string) => entry(allPosts, locale, id),
  team: (locale: LocaleCode) => inLocale(allTeams, locale).sort(byOrder),
  member: (locale: LocaleCode, id: string) => entry(allTeams, locale, id),
  testimonials: (locale: LocaleCode) => inLocale(allTestimonials, locale).sort(byOrder),
  clients: (locale: LocaleCode) => inLocale(allClients, locale).sort(byOrder),
  client: (locale: LocaleCode, id: string) => entry(allClients, locale, id),
};

/** Ids of the entries that have a page of their own. */
export const workIds = allWorks
  .filter(({ locale }) => locale === defaultLocale)
  .map(({ id }) => id);
export const postIds = allPosts
  .filter(({ locale }) => locale === defaultLocale)
  .map(({ id }) => id);

export type ServiceEntry = ReturnType<typeof content.service>;
export type WorkEntry = ReturnType<typeof content.workItem>;
export type PostEntry = ReturnType<typeof content.post>;
export type MemberEntry = ReturnType<typeof content.member>;
export type ClientEntry = ReturnType<typeof content.client>;

function inLocale<Entry extends Placed>(entries: readonly Entry[], locale: LocaleCode): Entry[] {
  return entries.filter((candidate) => candidate.locale === locale);
}

/** Entries by language and id; a build asks for each of thousands many times. */
const indexes = new WeakMap<readonly Placed[], Map<string, Placed>>();

function entry<Entry extends Placed>(
  entries: readonly Entry[],
  locale: LocaleCode,
  id: string,
): Entry {
  let index = indexes.get(entries) as Map<string, Entry> | undefined;
  if (!index) {
    index = new Map(entries.map((candidate) => [`${candidate.locale}/${candidate.id}`, candidate]));
    indexes.set(entries, index);
  }
  const found = index.get(`${locale}/${id}`);
  if (!found) throw new Error(`No content has the id "${id}" in "${locale}".`);
  return found;
}

function only<Entry extends Placed>(entries: readonly Entry[], locale: LocaleCode): Entry {
  const found = entries.find((candidate) => candidate.locale === locale);
  if (!found) throw new Error(`A page has no content in "${locale}".`);
  return found;
}

function byOrder(a: { order: number }, b: { order: number }): number {
  return a.order - b.order;
}
