import { site } from './definition.ts';

/** Maximum length of a title in characters. Search engines cut off longer titles at about this length. */
export const longestTitle = 70;

/** Returns the title of a page's document: with the company's name, unless that makes it too long. */
export function documentTitle(title: string): string {
  const full = `${title} · ${site.company.name}`;
  return full.length > longestTitle ? title : full;
}
