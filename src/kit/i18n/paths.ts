import { defaultLocale, isLocaleCode, type LocaleCode } from './locales.ts';

export interface LocalizedPath {
  locale: LocaleCode;
  /** The path without its language prefix; begins with a slash, ends with none. */
  path: string;
}

/**
 * The address of a page in a language: prefix except for the default language.
 *
 * @param path Path without prefix ('/about'), optionally with query and hash.
 * @returns '/de/about', '/about'; the home page is '/' and '/de'.
 */
export function localizePath(path: string, locale: LocaleCode): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path.startsWith('/') ? '' : '/'}${path}`;
}

/** Takes an address apart: the inverse of `localizePath` for paths without query and hash. */
export function parseLocalizedPath(address: string): LocalizedPath {
  const [, first = '', ...rest] = address.split('/');
  if (isLocaleCode(first) && first !== defaultLocale) {
    return { locale: first, path: `/${rest.join('/')}` };
  }
  return { locale: defaultLocale, path: address === '' ? '/' : address };
}

/** The same page, query and hash in another language. */
export function switchLocale(
  address: { path: string; query?: string; hash?: string },
  locale: LocaleCode,
): string {
  const query = address.query ? `?${address.query.replace(/^\?/, '')}` : '';
  return `${localizePath(parseLocalizedPath(address.path).path, locale)}${query}${address.hash ?? ''}`;
}
