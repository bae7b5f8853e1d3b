/** What the site knows of a language. */
export interface LocaleRecord {
  /** Prefix of the address and name of the content folders. */
  code: LocaleCode;
  /** Language and region, BCP 47: browser languages are matched against it, dates are written by it. */
  iso: string;
  /** The language's name in itself. */
  nativeName: string;
  /** Region and label of the language switcher (docs/behaviour.md). */
  region: string;
  label: string;
  /** Label of the short language list in the mobile menu. */
  short: string;
  /** Value of `hreflang`. */
  hreflang: string;
  dir: 'ltr' | 'rtl';
  /** Host name that serves this language alone, where an installation has one. */
  domain?: string;
}

export const localeCodes = ['en', 'es', 'fr', 'de'] as const;
export type LocaleCode = (typeof localeCodes)[number];

export const defaultLocale: LocaleCode = 'en';

/** In the order in which the switcher lists them. */
export const locales: readonly LocaleRecord[] = [
  {
    code: 'en',
    iso: 'en-GB',
    nativeName: 'English',
    label: 'English',
    region: 'Global',
    short: 'en.',
    hreflang: 'en',
    dir: 'ltr',
  },
  {
    code: 'es',
    iso: 'es-ES',
    nativeName: 'Español',
    label: 'Español',
    region: 'Spain',
    short: 'es.',
    hreflang: 'es',
    dir: 'ltr',
  },
  {
    code: 'de',
    iso: 'de-DE',
    nativeName: 'Deutsch',
    label: 'Deutsch',
    region: 'Germany',
    short: 'gr.',
    hreflang: 'de',
    dir: 'ltr',
  },
  {
    code: 'fr',
    iso: 'fr-FR',
    nativeName: 'Français',
    label: 'French',
    region: 'France',
    short: 'fr.',
    hreflang: 'fr',
    dir: 'ltr',
  },
];

export function isLocaleCode(value: string): value is LocaleCode {
  return (localeCodes as readonly string[]).includes(value);
}

/** The record of a language. A code that no record has is a programming error. */
export function localeRecord(code: LocaleCode): LocaleRecord {
  const record = locales.find((locale) => locale.code === code);
  if (!record) throw new Error(`No locale record has the code "${code}" (src/kit/i18n/locales.ts).`);
  return record;
}
