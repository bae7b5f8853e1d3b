import type { LocaleCode } from '#kit/i18n/locales.ts';
import { type Page, pagesOf } from '#kit/site/routes.ts';

/** The first page of every route in a language: one of each template. */
export function templates(locale: LocaleCode): Page[] {
  const seen = new Set<string>();
  return pagesOf(locale).filter(({ name, id = '' }) => {
    // Category and service are the same route but differ in their sections.
    const template = `${name} ${String(id.split('/').length)}`;
    return seen.has(template) ? false : seen.add(template);
  });
}
