import { localeCookie, readCookie } from './cookie.ts';
import { matchLocales } from './detection.ts';
import type { LocaleCode } from './locales.ts';

/**
 * The language to suggest where no server chooses one: the browser's favourite of ours, where the
 * page has another and the visitor has not chosen.
 *
 * @param cookies As `document.cookie` has them.
 * @param languages The browser's languages, most wanted first.
 */
export function suggestedLocale(
  current: LocaleCode,
  cookies: string,
  languages: readonly string[],
): LocaleCode | undefined {
  if (readCookie(cookies, localeCookie.key) !== undefined) return undefined;
  const favourite = matchLocales(languages)[0]?.code;
  return favourite === current ? undefined : favourite;
}
