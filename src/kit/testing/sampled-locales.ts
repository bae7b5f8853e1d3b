import { readFileSync } from 'node:fs';

import { defaultLocale, type LocaleCode, localeCodes } from '#kit/i18n/locales.ts';

const catalogues = new Map<LocaleCode, Map<string, string>>();

/** Translations by their English messages, read from the catalogue of a language. */
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
 * The languages in which behaviour is tried (docs/design.md, "What tests walk"): the first, and of
 * the others the one with the longest words. Words themselves are looked at in every language.
 */
export const sampledLocales: readonly LocaleCode[] = [
  ...new Set([defaultLocale, longestWords(localeCodes.filter((code) => code !== defaultLocale))]),
];

/** Where one language is enough, and one with a prefix sees more: of a site in one language that one. */
export const otherLocale: LocaleCode = sampledLocales.at(-1) ?? defaultLocale;
/** A third, where the site has one. */
export const lastLocale: LocaleCode = localeCodes.at(-1) ?? defaultLocale;

function longestWords(of: readonly LocaleCode[]): LocaleCode {
  const lengthOf = (locale: LocaleCode) => {
    const words = [...catalogueOf(locale).values()].join(' ').match(/\p{L}+/gu) ?? [];
    return words.join('').length / words.length;
  };
  return of.reduce(
    (longest, locale) => (lengthOf(locale) > lengthOf(longest) ? locale : longest),
    of[0] ?? defaultLocale,
  );
}
