import { company } from '#brand/company.ts';
import type { BaseEntry, FindPicture } from '#kit/content/collection.ts';
import { createMarkdown } from '#kit/content/markdown.ts';

const { phone } = company;
/** The value of `sizes` for pictures in a text, which are as wide as the text (prose.css). */
const pictureSizes = '(max-width: 767.98px) 80vw, 66vw';
const markdown = createMarkdown(pictureSizes, { [phone.text]: phone.href });

export const problems = (text: string) => markdown.problems(text);
export const inlineHtml = (text: string, locale: string) => markdown.inlineHtml(text, locale);
export const blockHtml = (text: string, locale: string, findPicture?: FindPicture) =>
  markdown.blockHtml(text, locale, findPicture);

/** The `transform` of collections whose `lead` may have emphasis and links: it turns the lead into HTML. */
export function withLead<Fields extends { lead: string }>(fields: Fields, place: BaseEntry) {
  return { ...fields, ...place, lead: inlineHtml(fields.lead, place.locale) };
}

/** The `transform` of collections of Markdown files: it replaces the text (`content`) by its HTML (`html`). */
export function withHtml<Fields extends { content: string }>(
  { content, ...fields }: Fields,
  place: BaseEntry,
  findPicture: FindPicture,
) {
  return { ...fields, ...place, html: blockHtml(content, place.locale, findPicture) };
}
