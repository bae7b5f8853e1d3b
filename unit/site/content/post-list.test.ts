import { expect, it } from 'vitest';

import { content } from '#content/index.ts';
import { postList, postListName } from '#content/post-list.ts';
import { localeCodes } from '#kit/i18n/locales.ts';
import { allPages } from '#kit/site/routes.ts';

const listsOf = (locale: string, ...names: string[]) =>
  allPages
    .filter((page) => page.locale === locale && names.includes(page.name))
    .map((page) => ({ ...page, ...postList(page.locale, postListName(page.name), page.id) }));

it('a page that is no list of posts has no posts', () => {
  expect(() => postListName('about')).toThrow('"about" does not list posts.');
});

it.each(localeCodes)(
  'the pages of the blog show every post once, newest first, in %s',
  (locale) => {
    const shown = listsOf(locale, 'blogs', 'blogs-page').flatMap(({ posts }) => posts);
    expect(shown.map(({ id }) => id)).toEqual(content.posts(locale).map(({ id }) => id));
  },
);

it.each(localeCodes)('each tag of a post is a page with all posts of it, in %s', (locale) => {
  const byTag = Map.groupBy(content.posts(locale), ({ tag }) => tag);
  const lists = listsOf(locale, 'blogs-tag');
  expect(lists.map(({ id }) => id).sort()).toEqual([...byTag.keys()].sort());
  for (const { id = '', posts } of lists) expect(posts).toEqual(byTag.get(id));
});

it('no two pages of the blog have the same title or description', () => {
  for (const locale of localeCodes) {
    const lists = listsOf(locale, 'blogs', 'blogs-page', 'blogs-tag');
    expect(new Set(lists.map(({ title }) => title)).size).toBe(lists.length);
    expect(new Set(lists.map(({ description }) => description)).size).toBe(lists.length);
  }
});
