import type { LocaleCode } from '#kit/i18n/locales.ts';

/** Id of a slice in a language. Waku fetches a slice when it is first rendered. */
export function sliceId(name: string, locale: LocaleCode): string {
  return `${name}-${locale}`;
}
