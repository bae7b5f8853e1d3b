import type { LocaleCode } from '#kit/i18n/locales.ts';
import type { PageList } from '#kit/site/define.ts';
import { listed, type RouteName } from '#kit/site/routes.ts';
import { catalogueOf } from '#kit/testing/sampled-locales.ts';

/** What the site says in a language for an English message, read from its catalogue. */
export function say(locale: LocaleCode, message: string): string {
  const translation = catalogueOf(locale).get(message);
  if (!translation) throw new Error(`locales/${locale}.po does not translate "${message}".`);
  return translation;
}

/** The label of a page's link in a list of links. */
export function linkLabel(locale: LocaleCode, list: PageList, page: RouteName): string {
  const link = listed(list, locale).find(({ name }) => name === page);
  if (!link) throw new Error(`"${page}" does not stand in the list "${list}".`);
  return link.label;
}
