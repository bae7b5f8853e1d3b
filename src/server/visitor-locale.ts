import { localeCookie, readCookie } from '#i18n/cookie.ts';
import { detectLocale, parseAcceptLanguage } from '#i18n/detection.ts';
import type { LocaleCode } from '#i18n/locales.ts';

/** The language in which a visitor wants the root of the site, by the headers of the request. */
export function visitorLocale(
  cookie: string | undefined,
  acceptLanguage: string | undefined,
): LocaleCode {
  return detectLocale({
    cookie: readCookie(cookie, localeCookie.key),
    languages: parseAcceptLanguage(acceptLanguage),
  });
}
