import { defaultLocale, isLocaleCode, type LocaleCode } from './locales.ts';

export interface LocalizedPath {
  locale: LocaleCode;
  /** The path without its language prefix: '/about', or '/' for the home page. */
  path: string;
}

/**
 * Returns the address of a page in a language; all but the default language have a prefix.
 *
 * @param path Path without prefix ('/about'), optionally with query and hash.
 * @returns '/de/about', '/about'; the home page is '/' and '/de'.
 */
export function localizePath(path: string, locale: LocaleCode): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path.startsWith('/') ? '' : '/'}${path}`;
}

/**
 * Splits an address into language and path: the inverse of `localizePath`.
 *
 * @param address Without query and hash.
 */
export function parseLocalizedPath(address: string): LocalizedPath {
  const [, first = '', ...rest] = address.split('/');
  if (isLocaleCode(first) && first !== defaultLocale) {
    return { locale: first, path: `/${rest.join('/')}` };
  }
  return { locale: defaultLocale, path: address === '' ? '/' : address };
}

/** Returns the address of the same page in another language, with the same query and hash. */
export function switchLocale(
  address: { path: string; query?: string; hash?: string },
  locale: LocaleCode,
): string {
  const query = address.query ? `?${address.query.replace(/^\?/, '')}` : '';
  return `${localizePath(parseLocalizedPath(address.path).path, locale)}${query}${address.hash ?? ''}`;
}
