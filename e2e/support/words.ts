import { readFileSync } from 'node:fs';

import { defaultLocale, type LocaleCode, localeCodes } from '#kit/i18n/locales.ts';
import type { PageList } from '#kit/site/define.ts';
import { listed, type RouteName } from '#kit/site/routes.ts';

const catalogues = new Map<LocaleCode, Map<string, string>>();

/** Translations by their English messages. */
function catalogueOf(locale: LocaleCode): Map<string, string> {
  let catalogue = catalogues.get(locale);
  if (!catalogue) {
    const text = readFileSync(`locales/${locale}.po`, 'utf8');
    catalogue = new Map(
      [...text.matchAll(/^msgid "(.*)"\nmsgstr "(.*)"$/gm)].map(([, id = '', value = '']) => [
        id,
        value,
      ]),
    );
    catalogues.set(locale, catalogue);
  }
  return catalogue;
}

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

/**
 * The languages in which behaviour is tried (docs/design.md, "What tests walk"): the first, and of
 * the others the one with the longest words. Words themselves are looked at in every language.
 */
export const sampledLocales: readonly LocaleCode[] = [defaultLocale, longestWords()];

function longestWords(): LocaleCode {
  const lengthOf = (locale: LocaleCode) => {
    const words = [...catalogueOf(locale).values()].join(' ').match(/\p{L}+/gu) ?? [];
    return words.join('').length / words.length;
  };
  return localeCodes
    .filter((locale) => locale !== defaultLocale)
    .reduce((longest, locale) => (lengthOf(locale) > lengthOf(longest) ? locale : longest));
}
