import { readFileSync } from 'node:fs';

import type { LocaleCode } from '#kit/i18n/locales.ts';

const catalogues = new Map<LocaleCode, Map<string, string>>();

/** What the site says in a language for an English message, read from its catalogue. */
export function say(locale: LocaleCode, message: string): string {
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
  const translation = catalogue.get(message);
  if (!translation) throw new Error(`locales/${locale}.po does not translate "${message}".`);
  return translation;
}
