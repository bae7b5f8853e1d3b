import type { LocaleCode } from '#kit/i18n/locales.ts';

/** Returns the id of a Waku slice in a language. A slice is fetched when it is first rendered. */
export function sliceId(name: string, locale: LocaleCode): string {
  return `${name}-${locale}`;
}
