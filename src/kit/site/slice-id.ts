import type { LocaleCode } from '#kit/i18n/locales.ts';

/** Id of a slice, a part of the site that is fetched when it is needed, in a language. */
export function sliceId(name: string, locale: LocaleCode): string {
  return `${name}-${locale}`;
}
