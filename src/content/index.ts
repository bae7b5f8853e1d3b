import { defaultLocale, type LocaleCode } from '#kit/i18n/locales.ts';

import type { Placed } from '#kit/content/collection.ts';
import { contentFile, openContent } from '#kit/content/store.ts';

/** Set where a build is bundled: its own content. */
declare const __CONTENT_FILE__: string | undefined;

const entries = openContent(
  typeof __CONTENT_FILE__ === 'undefined' ? contentFile : __CONTENT_FILE__,
);

/** Access to the content of one language. Entries exist in every language: the build sees to it. */
export const content = {
  home: (locale: LocaleCode) => only(entries.homes, locale),
  about: (locale: LocaleCode) => only(entries.abouts, locale),
  contact: (locale: LocaleCode) => only(entries.contacts, locale),
  listing: (locale: LocaleCode, id: 'services' | 'menu' | 'work' | 'blogs') =>
    entry(entries.listings, locale, id),
  clientsPage: (locale: LocaleCode) => only(entries.clientsPages, locale),
  legal: (locale: LocaleCode, id: 'privacy' | 'imprint') => entry(entries.legal, locale, id),
  accessibility: (locale: LocaleCode) => only(entries.accessibilities, locale),
  service: (locale: LocaleCode, id: string) => entry(entries.services, locale, id),
  work: (locale: LocaleCode) => inLocale(entries.work, locale).sort(byOrder),
  workItem: (locale: LocaleCode, id: string) => entry(entries.work, locale, id),
  /** Newest first. */
  posts: (locale: LocaleCode) =>
    inLocale(entries.posts, locale).sort((a, b) => b.date.localeCompare(a.date)),
  post: (locale: LocaleCode, id: string) => entry(entries.posts, locale, id),
  tag: (locale: LocaleCode, id: string) => entry(entries.tags, locale, id),
  team: (locale: LocaleCode) => inLocale(entries.team, locale).sort(byOrder),
  member: (locale: LocaleCode, id: string) => entry(entries.team, locale, id),
  jobs: (locale: LocaleCode) => inLocale(entries.jobs, locale).sort(byOrder),
  testimonials: (locale: LocaleCode) => inLocale(entries.testimonials, locale).sort(byOrder),
  clients: (locale: LocaleCode) => inLocale(entries.clients, locale).sort(byOrder),
  client: (locale: LocaleCode, id: string) => entry(entries.clients, locale, id),
};

/** Ids of the entries that have a page of their own. */
export const workIds = entries.work
  .filter(({ locale }) => locale === defaultLocale)
  .map(({ id }) => id);
export const postIds = entries.posts
  .filter(({ locale }) => locale === defaultLocale)
  .map(({ id }) => id);

/** Posts on one page of the blog; ids of its further pages ('2'), and of the tags that a post has. */
export const postsPerPage = 6;
export const postPages = Array.from(
  { length: Math.ceil(postIds.length / postsPerPage) },
  (_, index) => String(index + 1),
).slice(1);
export const tagIds = [...new Set(entries.posts.map(({ tag }) => tag))].sort();

export type ServiceEntry = ReturnType<typeof content.service>;
export type WorkEntry = ReturnType<typeof content.workItem>;
export type PostEntry = ReturnType<typeof content.post>;
export type MemberEntry = ReturnType<typeof content.member>;
export type TestimonialEntry = ReturnType<typeof content.testimonials>[number];
export type ClientEntry = ReturnType<typeof content.client>;

function inLocale<Entry extends Placed>(all: readonly Entry[], locale: LocaleCode): Entry[] {
  return all.filter((candidate) => candidate.locale === locale);
}

/** Entries by language and id; a build asks for each of thousands many times. */
const indexes = new WeakMap<readonly Placed[], Map<string, Placed>>();

function entry<Entry extends Placed>(all: readonly Entry[], locale: LocaleCode, id: string): Entry {
  let index = indexes.get(all) as Map<string, Entry> | undefined;
  if (!index) {
    index = new Map(all.map((candidate) => [`${candidate.locale}/${candidate.id}`, candidate]));
    indexes.set(all, index);
  }
  const found = index.get(`${locale}/${id}`);
  if (!found) throw new Error(`No content has the id "${id}" in "${locale}".`);
  return found;
}

function only<Entry extends Placed>(all: readonly Entry[], locale: LocaleCode): Entry {
  const found = all.find((candidate) => candidate.locale === locale);
  if (!found) throw new Error(`A page has no content in "${locale}".`);
  return found;
}

function byOrder(a: { order: number }, b: { order: number }): number {
  return a.order - b.order;
}
