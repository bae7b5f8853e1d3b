import { type LocaleCode, localeCodes } from '#kit/i18n/locales.ts';
import { localizePath } from '#kit/i18n/paths.ts';

/** Address under which the not-found page of a language is built; no link leads to it. */
export function notFoundPath(locale: LocaleCode): string {
  return localizePath('/not-found', locale);
}

/** Addresses of all not-found pages. Who asks for one of them has not found a page either: 404. */
export const notFoundPaths: ReadonlySet<string> = new Set(localeCodes.map(notFoundPath));

/** What a lead's context says in place of a route's name where an unknown address was asked for. */
export function notFoundName(locale: LocaleCode): string {
  return `not-found___${locale}`;
}
