import { content, type PostEntry, postPages, postsPerPage } from '#content/index.ts';
import type { LocaleCode } from '#kit/i18n/locales.ts';

/** What a page that lists posts says of itself, and its posts, newest first. */
export interface PostList {
  title: string;
  description: string;
  heading: string;
  lead: string;
  updated: string;
  posts: PostEntry[];
}

/** The list of all posts, one of its further pages ('2'), or the posts with a tag. */
export function postList(
  locale: LocaleCode,
  name: 'blogs' | 'blogs-page' | 'blogs-tag',
  id = '',
): PostList {
  const posts = content.posts(locale);
  if (name === 'blogs-tag') {
    return { ...content.tag(locale, id), posts: posts.filter(({ tag }) => tag === id) };
  }
  const list = content.listing(locale, 'blogs');
  const number = name === 'blogs' ? 1 : Number(id);
  // Figures are read in every language.
  const place = number > 1 ? ` (${String(number)}/${String(postPages.length + 1)})` : '';
  return {
    ...list,
    title: list.title + place,
    description: list.description + place,
    posts: posts.slice((number - 1) * postsPerPage, number * postsPerPage),
  };
}
