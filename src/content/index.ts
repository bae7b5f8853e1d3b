import { createReader } from '#kit/content/reader.ts';
import { defaultLocale, type LocaleCode } from '#kit/i18n/locales.ts';

import type { Content } from './collections.ts';

/** Name of a page: the collection 'pages/about' has the text of the page 'about'. */
type PageName<Collection> = Collection extends `pages/${infer Name}` ? Name : never;

const read = createReader<Content>();

/** The site's content, by language. The build checks that every entry exists in every fully published language. */
export const content = {
  /** The text of a page (page-texts.ts). */
  page: <Name extends PageName<keyof Content>>(locale: LocaleCode, name: Name) =>
    read.only(`pages/${name}`, locale),
  service: (locale: LocaleCode, id: string) => read.entry('services', locale, id),
  /** Returns the ids that have an entry in the language, in the given order. */
  serviceIdsIn: (locale: LocaleCode, ids: readonly string[]) =>
    ids.filter((id) => read.has('services', locale, id)),
  work: (locale: LocaleCode) => read.all('work', locale).sort(byOrder).map(withClient),
  workItem: (locale: LocaleCode, id: string) => withClient(read.entry('work', locale, id)),
  /** Newest first. */
  posts: (locale: LocaleCode) =>
    read.all('posts', locale).sort((a, b) => b.date.localeCompare(a.date)),
  post: (locale: LocaleCode, id: string) => read.entry('posts', locale, id),
  tag: (locale: LocaleCode, id: string) => read.entry('tags', locale, id),
  team: (locale: LocaleCode) => read.all('team', locale).sort(byOrder),
  member: (locale: LocaleCode, id: string) => read.entry('team', locale, id),
  jobs: (locale: LocaleCode) => read.all('jobs', locale).sort(byOrder),
  testimonials: (locale: LocaleCode) =>
    read
      .all('testimonials', locale)
      .sort(byOrder)
      .map((entry) => ({ ...entry, clientName: read.entry('clients', locale, entry.client).name })),
  /** Without `section`, all clients; otherwise only those whose logos that section shows. */
  clients: (locale: LocaleCode, section?: 'marquee' | 'grid') =>
    read
      .all('clients', locale)
      .filter(({ shownIn }) => section === undefined || shownIn.includes(section))
      .sort(byOrder),
  client: (locale: LocaleCode, id: string) => read.entry('clients', locale, id),
};

/** Ids of the cases and of the posts, for the table of pages (src/site/site.ts). */
export const workIds = () => read.all('work', defaultLocale).map(({ id }) => id);
export const postIds = () => read.all('posts', defaultLocale).map(({ id }) => id);
/** Ids of the tags that at least one post has. No other tag has a page. */
export const tagIds = () =>
  [...new Set(read.all('posts', defaultLocale).map(({ tag }) => tag))].sort();

export type ServiceEntry = ReturnType<typeof content.service>;
export type WorkEntry = ReturnType<typeof content.workItem>;
export type PostEntry = ReturnType<typeof content.post>;
export type MemberEntry = ReturnType<typeof content.member>;
export type TestimonialEntry = ReturnType<typeof content.testimonials>[number];
export type ClientEntry = ReturnType<typeof content.client>;

/**
 * Replaces the id of the client in a case by its name, and adds `clientId` and facts about the client. A case with an
 * anonymous client has no `clientId`, and its field `unnamed` replaces the name.
 */
function withClient({ client: clientId, unnamed, ...entry }: Content['work'][number]) {
  const client = clientId === undefined ? undefined : read.entry('clients', entry.locale, clientId);
  return {
    ...entry,
    clientId,
    client: client?.name ?? unnamed ?? '',
    anonymous: client === undefined,
    /** Whether the client has agreed to be asked about us. */
    isReference: client?.reference === true,
    sector: entry.sector ?? client?.sector,
  };
}

function byOrder(a: { order: number }, b: { order: number }): number {
  return a.order - b.order;
}
