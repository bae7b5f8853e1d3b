import type { LocaleCode } from './locales.ts';

/** The language cookie (docs/behaviour.md). */
export const localeCookie = {
  key: 'i18n_redirected',
  /** Days. */
  expires: 365,
  path: '/',
  sameSite: 'lax',
} as const;

/** The query parameter of links in the language switcher. The server stores its value in the language cookie. */
export const localeParameter = 'locale';

/** Returns the text of a `Set-Cookie` header, or of an assignment to `document.cookie`. */
export function serializeLocaleCookie(locale: LocaleCode): string {
  const { key, expires, path, sameSite } = localeCookie;
  return `${key}=${locale}; Max-Age=${expires * 24 * 60 * 60}; Path=${path}; SameSite=${sameSite}`;
}

/** Returns the value of a cookie in a `Cookie` header or in `document.cookie`; undefined if there is none. */
export function readCookie(header: string | null | undefined, key: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const [name = '', value = ''] = pair.split('=', 2);
    if (name.trim() === key) return value.trim();
  }
  return undefined;
}
