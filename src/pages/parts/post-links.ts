import type { I18n } from '@lingui/core';

import { content } from '#content/index.ts';
import type { LocaleCode } from '#kit/i18n/locales.ts';
import { href } from '#kit/site/routes.ts';
import type { RelatedItem } from '#sections/posts/related.tsx';

/** Returns links to the posts of a language, newest first, with tag and date as their note. */
export function postLinks(i18n: I18n, locale: LocaleCode): RelatedItem[] {
  return content.posts(locale).map(({ id, heading, date, tag, picture }) => ({
    title: heading,
    note: `${content.tag(locale, tag).name}, ${formatDate(i18n, date)}`,
    href: href(locale, 'blogs-id', id),
    picture,
  }));
}

/** Formats an ISO date of the content ('2026-10-21') as the language writes it. */
export function formatDate(i18n: I18n, date: string): string {
  return i18n.date(new Date(`${date}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' });
}
