import { readFileSync } from 'node:fs';

import { defaultLocale, type LocaleCode, localeCodes } from '#kit/i18n/locales.ts';

const catalogues = new Map<LocaleCode, Map<string, string>>();

/** Returns the message catalogue of a language: the keys are the English messages, the values their translations. */
export function catalogueOf(locale: LocaleCode): ReadonlyMap<string, string> {
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

/**
 * The languages in which behaviour is tested (docs/design.md, "What tests walk"): the default language, and the
 * translation with the longest words on average. Texts are tested in every language.
 */
export const sampledLocales: readonly LocaleCode[] = [
  ...new Set([defaultLocale, longestWords(localeCodes.filter((code) => code !== defaultLocale))]),
];

/**
 * The language for tests that run in only one language: a translation, because the prefix in its addresses is tested
 * too. For a site in one language, it is the default language.
 */
export const otherLocale: LocaleCode = sampledLocales.at(-1) ?? defaultLocale;
/** The last language in the site's list, for tests that need one more language. */
export const lastLocale: LocaleCode = localeCodes.at(-1) ?? defaultLocale;

/** Returns the language with the longest words on average; the default language if there are none. */
function longestWords(locales: readonly LocaleCode[]): LocaleCode {
  const meanLength = (locale: LocaleCode) => {
    const words = [...catalogueOf(locale).values()].join(' ').match(/\p{L}+/gu) ?? [];
    return words.join('').length / words.length;
  };
  return locales.reduce(
    (longest, locale) => (meanLength(locale) > meanLength(longest) ? locale : longest),
    locales[0] ?? defaultLocale,
  );
}
