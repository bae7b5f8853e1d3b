import { site } from './definition.ts';

/** Characters that search engines show of a title, about. */
export const longestTitle = 70;

/** The title of a page's document: with the company's name, where both are not too long together. */
export function documentTitle(title: string): string {
  const full = `${title} · ${site.company.name}`;
  return full.length > longestTitle ? title : full;
}
