import type { LocaleCode } from '#kit/i18n/locales.ts';
import { localizePath } from '#kit/i18n/paths.ts';

export const feedFormats = ['rss', 'atom'] as const;
export type FeedFormat = (typeof feedFormats)[number];

export const feedTypes: Readonly<Record<FeedFormat, string>> = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
};

/** Posts that a feed holds, the newest: each is whole, and readers load a feed again and again. */
export const feedLength = 20;

/** Address of the feed of a language's blog: '/de/blogs/rss.xml'. */
export function feedPath(locale: LocaleCode, format: FeedFormat): string {
  return localizePath(`/blogs/${format}.xml`, locale);
}
