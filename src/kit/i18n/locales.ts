import type { Language } from '#kit/site/define.ts';
import languages from '#site/languages.json' with { type: 'json' };

/** Code of a language, such as 'de'. Codes are data: the build checks them, the type does not. */
export type LocaleCode = string;

/** A record of src/site/languages.json. */
export type LocaleRecord = Language;

/**
 * All records, including languages that are not published yet. The cast is safe, since the build checks the
 * file (validate.ts).
 */
export const everyLanguage = languages as unknown as readonly [Language, ...Language[]];

/** The languages of the site, in the order in which the switcher lists them. */
export const locales: readonly LocaleRecord[] = everyLanguage.filter(
  ({ published }) => published !== 'not yet',
);

export const localeCodes: readonly LocaleCode[] = locales.map(({ code }) => code);

/** The original language, whose addresses have no prefix: the first record, which is always published (validate.ts). */
export const defaultLocale: LocaleCode = everyLanguage[0].code;

/** Whether the site has a language with this code. A language that is not published yet does not count. */
export function isLocaleCode(value: string): boolean {
  return localeCodes.includes(value);
}

/** Whether a language is published in part, so that it may lack pages. */
export function isPublishedInPart(code: LocaleCode): boolean {
  return locales.some((locale) => locale.code === code && locale.published === 'in part');
}

/** @throws Error if no record has the code. */
export function localeRecord(code: LocaleCode): LocaleRecord {
  const record = everyLanguage.find((locale) => locale.code === code);
  if (!record) throw new Error(`No language has the code "${code}" (src/site/languages.json).`);
  return record;
}
