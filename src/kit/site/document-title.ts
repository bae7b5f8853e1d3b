import { site } from './definition.ts';

/** About how many characters of a title search engines show. */
export const longestTitle = 70;

/** Returns the title of a page's document: with the company's name, unless that makes it too long. */
export function documentTitle(title: string): string {
  const full = `${title} · ${site.company.name}`;
  return full.length > longestTitle ? title : full;
}
