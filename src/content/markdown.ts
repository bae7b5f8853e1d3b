import { company } from '#brand/company.ts';
import { type DrawingName, isDrawingName } from '#brand/drawings/catalogue.ts';
import { drawingFile } from '#brand/drawings/file.ts';
import type { Placed } from '#kit/content/collection.ts';
import { createMarkdown, type Figures } from '#kit/content/markdown.ts';

/** Markdown whose pictures are drawings: `![What it shows](drawing:name "Caption")`. */
const figures: Figures = {
  has: isDrawingName,
  // The same element as src/ui/picture.tsx writes.
  html(name, alt) {
    const large = drawingFile(name as DrawingName, { tone: 'paper' });
    const small = drawingFile(name as DrawingName, { tone: 'paper', crop: 'small' });
    const size = ({ width, height }: typeof large) =>
      `width="${String(width)}" height="${String(height)}"`;
    return (
      `<picture><source media="(max-width: 767.98px)" srcset="${small.path}" ${size(small)}>` +
      `<img src="${large.path}" ${size(large)} alt="${alt}" loading="lazy" decoding="async"></picture>`
    );
  },
};
const { phone } = company;
const markdown = createMarkdown(figures, { [phone.text]: phone.href });

export const problems = (text: string) => markdown.problems(text);
export const inlineHtml = (text: string, locale: string) => markdown.inlineHtml(text, locale);
export const blockHtml = (text: string, locale: string) => markdown.blockHtml(text, locale);

/** Transform of entries with a `lead`: it becomes HTML, as it may have emphasis and links. */
export function withLead<Fields extends { lead: string }>(fields: Fields, place: Placed) {
  return { ...fields, ...place, lead: inlineHtml(fields.lead, place.locale) };
}

/** Transform of Markdown files: their text becomes HTML, as `html` in place of `content`. */
export function withHtml<Fields extends { content: string }>(
  { content, ...fields }: Fields,
  place: Placed,
) {
  return { ...fields, ...place, html: blockHtml(content, place.locale) };
}
