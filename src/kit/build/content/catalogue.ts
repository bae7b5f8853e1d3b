import { readFileSync } from 'node:fs';

import { formatter } from '@lingui/format-po';

import type { LocaleCode } from '#kit/i18n/locales.ts';

export function catalogueFile(locale: LocaleCode): string {
  return `locales/${locale}.po`;
}

/** Returns the messages of a language, as Lingui parses them. A missing translation is an empty text. */
export async function readCatalogue(locale: LocaleCode) {
  const filename = catalogueFile(locale);
  // `sourceLocale` as in lingui.config.ts: messages in the code are English.
  const options = { locale, sourceLocale: 'en', filename };
  return Object.values(await formatter().parse(readFileSync(filename, 'utf8'), options));
}
