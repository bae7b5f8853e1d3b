import type { IncomingHttpHeaders } from 'node:http';

import { localeCookie, localeParameter, readCookie } from '#kit/i18n/cookie.ts';
import { detectLocale, parseAcceptLanguage } from '#kit/i18n/detection.ts';
import { isLocaleCode, type LocaleCode, type LocaleRecord, locales } from '#kit/i18n/locales.ts';
import { parseLocalizedPath } from '#kit/i18n/paths.ts';

/** Returns the language for a visitor of the root of the site, by cookie, Accept-Language and host. */
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
 * Reads the language from the query. The language switcher's links carry it
 * (src/layout/menus/language-switcher/language-link.tsx) because without JavaScript they cannot set the
 * cookie themselves.
 *
 * @returns the chosen language, and the address without the parameter; undefined if there is no such
 *   parameter, or if the address belongs to another language.
 */
export function readLocaleChoice(url: URL): { locale: LocaleCode; address: string } | undefined {
  const locale = url.searchParams.get(localeParameter) ?? '';
  if (!isLocaleCode(locale) || parseLocalizedPath(url.pathname).locale !== locale) return undefined;
  const otherParameters = new URLSearchParams(url.searchParams);
  otherParameters.delete(localeParameter);
  const query = otherParameters.size > 0 ? `?${otherParameters.toString()}` : '';
  return { locale, address: url.pathname + query };
}
