import type { LocaleCode } from '#kit/i18n/locales.ts';
import { localizePath } from '#kit/i18n/paths.ts';

import { type RouteName, site } from './definition.ts';
import { hasPage } from './routes.ts';

export const feedFormats = ['rss', 'atom'] as const;
export type FeedFormat = (typeof feedFormats)[number];

export const feedTypes: Readonly<Record<FeedFormat, string>> = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
};

/** How many of the newest posts a feed has. A feed has their full text, and feed readers load it often. */
export const feedLength = 20;

/** Returns the address of a language's feed, below its list of posts: '/de/blogs/rss.xml'. */
export function feedPath(locale: LocaleCode, format: FeedFormat): string {
  return localizePath(`${feedRoot() ?? ''}/${format}.xml`, locale);
}

/** Whether a language has a feed, which needs the list of posts in that language. */
export function hasFeed(locale: LocaleCode): boolean {
  return site.feed !== undefined && hasPage(locale, site.feed.list as RouteName);
}

/** Returns the path of the list of posts, without language prefix; undefined if the site has no feed. */
export function feedRoot(): string | undefined {
  return site.feed && site.pages[site.feed.list]?.path;
}
