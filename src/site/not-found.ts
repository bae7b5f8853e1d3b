import type { LocaleCode } from '#i18n/locales.ts';
import { localizePath } from '#i18n/paths.ts';

/** Address under which the not-found page of a language is built; no link leads to it. */
export function notFoundPath(locale: LocaleCode): string {
  return localizePath('/not-found', locale);
}
