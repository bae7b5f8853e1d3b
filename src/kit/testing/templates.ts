import type { LocaleCode } from '#kit/i18n/locales.ts';
import { type Page, pagesOf } from '#kit/site/routes.ts';

/**
 * One page of each template, in a language: the first of every row of the table. Where ids have
 * several segments, the first page of each depth, as a category and its services differ.
 */
export function templatePages(locale: LocaleCode): Page[] {
  const seen = new Set<string>();
  return pagesOf(locale).filter(({ name, id = '' }) => {
    const template = `${name} ${String(id.split('/').length)}`;
    return seen.has(template) ? false : seen.add(template);
  });
}
