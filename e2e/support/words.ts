import type { LocaleCode } from '#kit/i18n/locales.ts';
import type { PageList } from '#kit/site/define.ts';
import { listed, type RouteName } from '#kit/site/routes.ts';
import { catalogueOf } from '#kit/testing/sampled-locales.ts';

/**
 * Returns the translation of an English message, read from the message catalogue of a language.
 *
 * @throws Error if the catalogue has none.
 */
export function say(locale: LocaleCode, message: string): string {
  const translation = catalogueOf(locale).get(message);
  if (!translation) throw new Error(`locales/${locale}.po does not translate "${message}".`);
  return translation;
}

/**
 * Returns the label of the link to a page in a list of links, such as that of the header.
 *
 * @throws Error if the list does not have the page.
 */
export function linkLabel(locale: LocaleCode, list: PageList, page: RouteName): string {
  const link = listed(list, locale).find(({ name }) => name === page);
  if (!link) throw new Error(`The page "${page}" is not in the list "${list}".`);
  return link.label;
}
