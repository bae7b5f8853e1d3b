import { type LocaleCode, localeCodes } from '#kit/i18n/locales.ts';
import { localizePath } from '#kit/i18n/paths.ts';

/** Returns the address at which the not-found page of a language is built; no link leads there. */
export function notFoundPath(locale: LocaleCode): string {
  return localizePath('/not-found', locale);
}

/** Addresses of all not-found pages. A request for one of them also gets status 404. */
export const notFoundPaths: ReadonlySet<string> = new Set(localeCodes.map(notFoundPath));

/** Returns the route name of a lead whose form was sent from a not-found page. */
export function notFoundName(locale: LocaleCode): string {
  return `not-found___${locale}`;
}
