import { company } from '#brand/company.ts';
import type { Figures, Placed } from '#kit/content/collection.ts';
import { createMarkdown } from '#kit/content/markdown.ts';

const { phone } = company;
/** Pictures are as wide as a text: prose.css. */
const markdown = createMarkdown('(max-width: 767.98px) 80vw, 66vw', { [phone.text]: phone.href });

export const problems = (text: string) => markdown.problems(text);
export const inlineHtml = (text: string, locale: string) => markdown.inlineHtml(text, locale);
export const blockHtml = (text: string, locale: string, figures?: Figures) =>
  markdown.blockHtml(text, locale, figures);

/** Transform of entries with a `lead`: it becomes HTML, as it may have emphasis and links. */
export function withLead<Fields extends { lead: string }>(fields: Fields, place: Placed) {
  return { ...fields, ...place, lead: inlineHtml(fields.lead, place.locale) };
}

/** Transform of Markdown files: their text becomes HTML, as `html` in place of `content`. */
export function withHtml<Fields extends { content: string }>(
  { content, ...fields }: Fields,
  place: Placed,
  figures: Figures,
) {
  return { ...fields, ...place, html: blockHtml(content, place.locale, figures) };
}
