import type { LocaleCode } from '#kit/i18n/locales.ts';
import { allPages, type Page, pagesOf } from '#kit/site/routes.ts';

/**
 * Returns the template of a page: its route, and the number of segments of its id. The pages of a service
 * category and of a service share a route but differ in their sections.
 */
export function templateOf({ name, id = '' }: Pick<Page, 'name' | 'id'>): string {
  return `${name} ${String(id.split('/').length)}`;
}

/** Returns the first page of each template in a language. */
export function templates(locale: LocaleCode): Page[] {
  const seen = new Set<string>();
  return pagesOf(locale).filter((page) => {
    const template = templateOf(page);
    const isFirst = !seen.has(template);
    seen.add(template);
    return isFirst;
  });
}

const templatesByAddress = new Map(allPages.map((page) => [page.address, templateOf(page)]));

/** Returns the template of the page at an address; undefined if the site has no page there. */
export function templateAt(address: string): string | undefined {
  return templatesByAddress.get(address);
}
