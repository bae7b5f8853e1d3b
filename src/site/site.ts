import { company } from '#brand/company.ts';
import { socialIcons } from '#brand/social-icons.ts';
import { colourPairs, colours, faces } from '#brand/tokens.ts';
import { content, postIds, tagIds, workIds } from '#content/index.ts';
import { postList, type PostListName, postPages } from '#content/post-list.ts';
import { servicePaths } from '#content/service-matrix.ts';
import type { LocaleCode } from '#kit/i18n/locales.ts';
import { defineSite } from '#kit/site/define.ts';

import { adoptable } from './adopt.ts';
import { artwork } from './artwork.ts';

const sign = 'src/brand/sign.svg';

/**
 * What the kit knows about this site besides languages.json, catalogues.ts and forms.ts in this folder. A row
 * of `pages` is one page or, with `ids`, several. Its component is the file in src/pages with the name of the row, or
 * with the name in `component`. `entry` returns the texts of the page.
 */
export const site = defineSite({
  company,
  brand: {
    light: { ground: colours.surface, ink: colours.ink },
    dark: { ground: colours.ink, ink: colours.surface },
    faces,
    sign,
    colourPairs,
  },
  records: {
    company: 'src/brand/company.json',
    icons: socialIcons,
    tokens: 'src/brand/tokens.json',
    sign,
    services: 'src/content/service-matrix.json',
    artwork: 'src/site/artwork.ts',
  },
  adoptable,
  llms: (locale: LocaleCode) => {
    const { about, llms } = content.page(locale, 'company');
    return { ...llms, about };
  },
  collections: async () => (await import('#content/collections.ts')).collections,
  // The form by which tests and measurements send leads.
  trial: { path: '/about', form: 'footer' },
  measured: async () => (await import('./measured.ts')).measured,
  textRules: [
    'typography',
    'facts',
    'terms',
    'soft-hyphens',
    'english',
    'repeated-sentences',
    'short-entries',
    'short-translations',
    'variety',
  ],
  artwork,
  feed: {
    list: 'blogs',
    item: 'blogs-id',
    items: (locale: LocaleCode) =>
      content.posts(locale).map((post) => ({
        ...post,
        author: content.member(locale, post.author).name,
        tag: content.tag(locale, post.tag).name,
      })),
  },
  pages: {
    index: {
      path: '/',
      tone: 'light',
      kind: 'WebSite',
      llms: false,
      entry: (locale: LocaleCode) => {
        const home = content.page(locale, 'home');
        const heading = [home.heading, home.phrases?.[0]].filter(Boolean).join(' ');
        return { ...home, heading, picture: home.hero?.picture };
      },
    },
    services: {
      path: '/services',
      tone: 'light',
      kind: 'CollectionPage',
      parent: 'index',
      in: { header: 1, menu: 2, footer: 1 },
      llms: 'services',
      entry: (locale: LocaleCode) => content.page(locale, 'services'),
    },
    'services-menu': {
      path: '/services/menu',
      tone: 'light',
      kind: 'CollectionPage',
      parent: 'services',
      in: { further: 1 },
      llms: 'services',
      entry: (locale: LocaleCode) => content.page(locale, 'menu'),
    },
    // Categories and industries, and the services below them.
    'services-category-id': {
      path: '/services/{id}',
      ids: () => servicePaths,
      tone: 'light',
      kind: 'Service',
      parent: 'services',
      llms: 'services',
      entry: (locale: LocaleCode, id) => content.service(locale, id),
    },
    work: {
      path: '/work',
      tone: 'dark',
      kind: 'CollectionPage',
      parent: 'index',
      in: { header: 2, menu: 1, footer: 2 },
      llms: 'work',
      entry: (locale: LocaleCode) => {
        const page = content.page(locale, 'work');
        // The last case, since the list on the page begins with the picture of the first case.
        const lastCase = content.work(locale).findLast(({ picture }) => picture);
        return { ...page, picture: page.picture ?? lastCase?.picture };
      },
    },
    'work-slug': {
      path: '/work/{id}',
      ids: workIds,
      tone: 'light',
      kind: 'CreativeWork',
      parent: 'work',
      llms: 'work',
      entry: (locale: LocaleCode, id) => {
        const item = content.workItem(locale, id);
        return { ...item, name: item.client };
      },
    },
    about: {
      path: '/about',
      tone: 'dark',
      kind: 'AboutPage',
      parent: 'index',
      in: { header: 3, menu: 4, footer: 3 },
      llms: 'agency',
      entry: (locale: LocaleCode) => content.page(locale, 'about'),
    },
    contact: {
      path: '/contact',
      tone: 'dark',
      kind: 'ContactPage',
      parent: 'index',
      in: { menu: 3, footer: 4 },
      llms: 'agency',
      entry: (locale: LocaleCode) => content.page(locale, 'contact'),
    },
    blogs: {
      path: '/blogs',
      tone: 'dark',
      kind: 'CollectionPage',
      parent: 'index',
      in: { menu: 5, further: 3 },
      llms: 'posts',
      entry: (locale: LocaleCode) => postListEntry(locale, 'blogs'),
    },
    'blogs-page': {
      path: '/blogs/page/{id}',
      ids: postPages,
      component: 'blogs',
      tone: 'dark',
      kind: 'CollectionPage',
      parent: 'blogs',
      llms: 'posts',
      entry: (locale: LocaleCode, id) => postListEntry(locale, 'blogs-page', id),
    },
    'blogs-tag': {
      path: '/blogs/tags/{id}',
      ids: tagIds,
      component: 'blogs',
      tone: 'dark',
      kind: 'CollectionPage',
      parent: 'blogs',
      llms: 'posts',
      entry: (locale: LocaleCode, id) => postListEntry(locale, 'blogs-tag', id),
    },
    'blogs-id': {
      path: '/blogs/{id}',
      ids: postIds,
      tone: 'dark',
      kind: 'BlogPosting',
      parent: 'blogs',
      llms: 'posts',
      entry: (locale: LocaleCode, id) => {
        const post = content.post(locale, id);
        return { ...post, name: post.heading, updated: post.updated ?? post.date };
      },
    },
    clients: {
      path: '/clients',
      tone: 'dark',
      kind: 'CollectionPage',
      parent: 'index',
      in: { menu: 6, further: 2 },
      llms: 'work',
      entry: (locale: LocaleCode) => content.page(locale, 'clients'),
    },
    privacy: {
      path: '/privacy',
      component: 'legal',
      tone: 'dark',
      kind: 'WebPage',
      parent: 'index',
      in: { legal: 1 },
      // A section that the format of llms.txt itself names.
      llms: 'Optional',
      entry: (locale: LocaleCode) => content.page(locale, 'privacy'),
    },
    imprint: {
      path: '/imprint',
      component: 'legal',
      tone: 'dark',
      kind: 'WebPage',
      parent: 'index',
      in: { legal: 2 },
      llms: 'Optional',
      entry: (locale: LocaleCode) => content.page(locale, 'imprint'),
    },
    accessibility: {
      path: '/accessibility',
      tone: 'dark',
      kind: 'WebPage',
      parent: 'index',
      in: { legal: 3 },
      llms: 'Optional',
      entry: (locale: LocaleCode) => content.page(locale, 'accessibility'),
    },
  },
});

/**
 * Returns the `PageEntry` of a page that lists posts. `updated` is the day of the last change to the text of the page
 * or to one of its posts. `sharedPicture` is the picture of the first post.
 */
function postListEntry(locale: LocaleCode, name: PostListName, id?: string) {
  const { posts, ...list } = postList(locale, name, id);
  const dates = [list.updated, ...posts.map(({ date, updated }) => updated ?? date)];
  return {
    ...list,
    sharedPicture: posts[0]?.picture ?? list.sharedPicture,
    updated: dates.sort().at(-1) ?? '',
  };
}
