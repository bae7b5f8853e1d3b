import { localeCookie, readCookie } from './cookie.ts';
import { matchLocales } from './detection.ts';
import type { LocaleCode } from './locales.ts';

/**
 * Returns the language to suggest on a static host, where no server chooses one: the best match of the
 * browser's languages. Undefined if the page is in that language already, or if a cookie says that the visitor
 * has chosen.
 *
 * @param cookies The value of `document.cookie`.
 * @param languages The browser's languages, most wanted first.
 */
export function suggestedLocale(
  current: LocaleCode,
  cookies: string,
  languages: readonly string[],
): LocaleCode | undefined {
  if (readCookie(cookies, localeCookie.key) !== undefined) return undefined;
  const preferred = matchLocales(languages)[0]?.code;
  return preferred === current ? undefined : preferred;
}
