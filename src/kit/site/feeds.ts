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

/** Posts that a feed holds, the newest: each is whole, and readers load a feed again and again. */
export const feedLength = 20;

/** Address of the feed of a language, below the list of its posts: '/de/blogs/rss.xml'. */
export function feedPath(locale: LocaleCode, format: FeedFormat): string {
  return localizePath(`${feedRoot() ?? ''}/${format}.xml`, locale);
}

/** Whether a language has a feed: the one of its list of posts. */
export function hasFeed(locale: LocaleCode): boolean {
  return site.feed !== undefined && hasPage(locale, site.feed.list as RouteName);
}

/** Path of the list of posts without its language, where the site has a feed. */
export function feedRoot(): string | undefined {
  return site.feed && site.pages[site.feed.list]?.path;
}
