import type { LocaleCode } from '#kit/i18n/locales.ts';
import { allPages, type Page, pagesOf } from '#kit/site/routes.ts';

/** What pages of one kind share. Category and service are the same route but differ in their sections. */
export function templateOf({ name, id = '' }: Pick<Page, 'name' | 'id'>): string {
  return `${name} ${String(id.split('/').length)}`;
}

/** The first page of every route in a language: one of each template. */
export function templates(locale: LocaleCode): Page[] {
  const seen = new Set<string>();
  return pagesOf(locale).filter((page) => {
    const template = templateOf(page);
    return seen.has(template) ? false : seen.add(template);
  });
}

const byAddress = new Map(allPages.map((page) => [page.address, templateOf(page)]));

/** The template of the page at an address; undefined where the site has none there. */
export function templateAt(address: string): string | undefined {
  return byAddress.get(address);
}
