import type { ContentPicture } from '#kit/content/picture.ts';
import { MissingContent } from '#kit/content/reader.ts';
import type { LocaleCode } from '#kit/i18n/locales.ts';

import { content, type PostEntry, postIds } from './index.ts';

const postsPerPage = 6;

/** Rows of the table of pages whose pages list posts. */
const listNames = ['blogs', 'blogs-page', 'blogs-tag'] as const;
export type PostListName = (typeof listNames)[number];

/** @throws Error where the row of a page lists no posts. */
export function postListName(name: string): PostListName {
  const listName = listNames.find((known) => known === name);
  if (!listName) throw new Error(`"${name}" is no row that lists posts.`);
  return listName;
}

/** Ids of the blog's pages after the first ('2'). */
export function postPages(): string[] {
  const count = Math.ceil(postIds().length / postsPerPage);
  return Array.from({ length: count }, (_, index) => String(index + 1)).slice(1);
}

/** The text of a page that lists posts, and its posts, newest first. */
export interface PostList {
  name: string;
  title: string;
  description: string;
  heading: string;
  lead: string;
  sharedPicture?: ContentPicture | undefined;
  updated: string;
  posts: PostEntry[];
}

/** The list of all posts, one of its further pages ('2'), or the posts with a tag. */
export function postList(locale: LocaleCode, name: PostListName, id = ''): PostList {
  const posts = content.posts(locale);
  if (name === 'blogs-tag') {
    const tagged = posts.filter(({ tag }) => tag === id);
    return { ...content.tag(locale, id), posts: inLanguage(tagged, locale) };
  }
  const list = content.page(locale, 'blogs');
  if (name === 'blogs') return { ...list, posts: posts.slice(0, postsPerPage) };
  const number = Number(id);
  // Figures alone need no translation.
  const place = number > 1 ? ` (${String(number)}/${String(postPages().length + 1)})` : '';
  return {
    ...list,
    title: list.title + place,
    description: list.description + place,
    posts: inLanguage(posts.slice((number - 1) * postsPerPage, number * postsPerPage), locale),
  };
}

/** A language that is published in part has no page of a list that would be empty. */
function inLanguage(posts: PostEntry[], locale: LocaleCode): PostEntry[] {
  if (posts.length === 0) throw new MissingContent(`No post of this list is in "${locale}".`);
  return posts;
}
