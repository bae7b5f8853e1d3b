import type { IncomingHttpHeaders } from 'node:http';

import { localeCookie, localeParameter, readCookie } from '#kit/i18n/cookie.ts';
import { detectLocale, parseAcceptLanguage } from '#kit/i18n/detection.ts';
import { isLocaleCode, type LocaleCode, type LocaleRecord, locales } from '#kit/i18n/locales.ts';
import { parseLocalizedPath } from '#kit/i18n/paths.ts';

/** The language in which a visitor wants the root of the site. */
export function visitorLocale(
  headers: Pick<IncomingHttpHeaders, 'cookie' | 'accept-language' | 'host'>,
  available: readonly LocaleRecord[] = locales,
): LocaleCode {
  const sources = {
    cookie: readCookie(headers.cookie, localeCookie.key),
    languages: parseAcceptLanguage(headers['accept-language']),
    host: headers.host,
  };
  return detectLocale(sources, available);
}

/**
 * The language that a visitor chose by following a link of the switcher, which without JavaScript
 * cannot set the cookie itself; and the address without the choice. Undefined where there is none,
 * or where the address is one of another language.
 */
export function readLocaleChoice(url: URL): { locale: LocaleCode; address: string } | undefined {
  const locale = url.searchParams.get(localeParameter) ?? '';
  if (!isLocaleCode(locale) || parseLocalizedPath(url.pathname).locale !== locale) return undefined;
  const rest = new URLSearchParams(url.searchParams);
  rest.delete(localeParameter);
  return { locale, address: url.pathname + (rest.size > 0 ? `?${rest.toString()}` : '') };
}
