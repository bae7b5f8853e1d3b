import { expect, it } from 'vitest';

import { content } from '#content/index.ts';
import { postList } from '#content/post-list.ts';
import { localeCodes } from '#kit/i18n/locales.ts';
import { allPages } from '#kit/site/routes.ts';

type ListName = 'blogs' | 'blogs-page' | 'blogs-tag';

const listsOf = (locale: string, ...names: ListName[]) =>
  allPages
    .filter((page) => page.locale === locale && names.includes(page.name as ListName))
    .map((page) => ({ ...page, ...postList(page.locale, page.name as ListName, page.id) }));

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
