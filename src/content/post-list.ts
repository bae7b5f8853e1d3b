import type { ContentPicture } from '#kit/content/picture.ts';
import { MissingContent } from '#kit/content/reader.ts';
import type { LocaleCode } from '#kit/i18n/locales.ts';

import { content, type PostEntry, postIds } from './index.ts';

const postsPerPage = 6;

/** Rows of the table of pages (src/site/site.ts) whose pages list posts. */
const listNames = ['blogs', 'blogs-page', 'blogs-tag'] as const;
export type PostListName = (typeof listNames)[number];

/** Narrows the name of a row to `PostListName`. @throws Error if the pages of the row list no posts. */
export function postListName(name: string): PostListName {
  const listName = listNames.find((known) => known === name);
  if (!listName) throw new Error(`"${name}" does not list posts.`);
  return listName;
}

/** Ids of the blog's pages after the first: '2', '3' and so on. */
export function postPages(): string[] {
  const count = Math.ceil(postIds().length / postsPerPage);
  const numbers = Array.from({ length: count }, (_, index) => String(index + 1));
  return numbers.slice(1);
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

/**
 * Returns the text and the posts of a page that lists posts: the first page of the blog, a further one, or
 * the page of a tag.
 *
 * @param id Number of a further page ('2'), or id of the tag.
 * @throws MissingContent if a further page, or a tag, has no post in the language.
 */
export function postList(locale: LocaleCode, name: PostListName, id = ''): PostList {
  const posts = content.posts(locale);
  if (name === 'blogs-tag') {
    const tagged = posts.filter(({ tag }) => tag === id);
    return { ...content.tag(locale, id), posts: nonEmpty(tagged, locale) };
  }
  const list = content.page(locale, 'blogs');
  if (name === 'blogs') return { ...list, posts: posts.slice(0, postsPerPage) };
  const number = Number(id);
  const count = postPages().length + 1;
  // Digits need no translation: " (2/3)".
  const suffix = ` (${String(number)}/${String(count)})`;
  return {
    ...list,
    name: list.name + suffix,
    title: list.title + suffix,
    description: list.description + suffix,
    posts: nonEmpty(posts.slice((number - 1) * postsPerPage, number * postsPerPage), locale),
  };
}

/**
 * Returns the posts of a further page or a tag. A language that is published in part may have none. routes.ts then
 * catches the error and leaves out the page.
 *
 * @throws MissingContent if there are no posts.
 */
function nonEmpty(posts: PostEntry[], locale: LocaleCode): PostEntry[] {
  if (posts.length === 0) throw new MissingContent(`No post of this list is in "${locale}".`);
  return posts;
}
