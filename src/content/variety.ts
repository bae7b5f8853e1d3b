import type { Pattern } from '#kit/content/collection.ts';

const titles = ['crate.title', 'parts.title', 'parts.subtitle', 'steps.title', 'questions.title'];

/**
 * Patterns that only few texts of service pages may share, so that somebody who reads several pages notices no
 * template. `most` is a share of the pages, from 0 to 1.
 */
export const serviceVariety: readonly Pattern[] = [
  ...openings(0.13, ['lead', 'description', 'statement']),
  ...openings(0.15, titles),
  ...['lead', 'description', 'statement'].map((field) => ({
    what: 'the first two words',
    fields: [field],
    pattern: /^[^\p{L}\p{N}]*([\p{L}\p{N}]+[^\p{L}\p{N}]+[\p{L}\p{N}]+)/u,
    most: 0.05,
  })),
  { what: 'the title', fields: titles, pattern: /^(.+)$/, most: 0.05 },
  {
    what: 'a statement of short sentences',
    fields: ['statement'],
    pattern: /^(?:[^.!?]{1,80}[.!?] ?){2,}$/,
    most: 0.08,
  },
  { what: 'a second sentence', fields: ['fits.not'], pattern: /[.!?] \S/, most: 0.05 },
  { what: 'a quantity of 1', fields: ['crate.rows.quantity'], pattern: /^1$/, most: 0.5 },
];

/** Returns a pattern for each field: at most a share `most` of the entries may begin the field with the same word. */
function openings(most: number, fields: readonly string[]): Pattern[] {
  return fields.map((field) => ({
    what: 'the first word',
    fields: [field],
    pattern: /^[^\p{L}\p{N}]*([\p{L}\p{N}]+)/u,
    most,
  }));
}
