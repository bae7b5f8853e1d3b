import type { Language } from '#kit/site/define.ts';
import { languages } from '#site/languages.ts';

export type LocaleCode = (typeof languages)[number]['code'];

/** A record of src/site/languages.ts. */
export type LocaleRecord = Language & { code: LocaleCode };

/** In the order in which the switcher lists them. */
export const locales: readonly LocaleRecord[] = languages;

export const localeCodes = languages.map(({ code }) => code);

/** The language without a prefix. */
export const defaultLocale: LocaleCode = languages[0].code;

export function isLocaleCode(value: string): value is LocaleCode {
  return (localeCodes as readonly string[]).includes(value);
}

/** @throws Error where no record has the code. */
export function localeRecord(code: LocaleCode): LocaleRecord {
  const record = locales.find((locale) => locale.code === code);
  if (!record) throw new Error(`No language has the code "${code}" (src/site/languages.ts).`);
  return record;
}
