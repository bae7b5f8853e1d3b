import { type LocaleCode, localeCodes } from '#kit/i18n/locales.ts';
import { localizePath } from '#kit/i18n/paths.ts';

/** Address under which the not-found page of a language is built; no link leads to it. */
export function notFoundPath(locale: LocaleCode): string {
  return localizePath('/not-found', locale);
}

/** Addresses of all not-found pages. A request for one of them is answered with 404 too. */
export const notFoundPaths: ReadonlySet<string> = new Set(localeCodes.map(notFoundPath));

/** What a lead has as route name where its form was sent from a not-found page. */
export function notFoundName(locale: LocaleCode): string {
  return `not-found___${locale}`;
}
