import type { TextRule } from '#kit/site/define.ts';

import { rulesOf, type WordingRule } from './rules.ts';
import { formsIn } from './terms.ts';

/** What is wrong in every language. */
const everywhere: readonly WordingRule[] = [
  { wrong: /["']/g, says: 'a straight quotation mark or apostrophe' },
  { wrong: /\.{3}/g, says: 'three full stops for an ellipsis (…)' },
  { wrong: /—/g, says: 'an em dash, which no text has' },
  {
    wrong: /(?<![\d-])(?:\d{1,3}-\d{1,3}|(?:19|20)\d\d-(?:19|20)\d\d)(?![\d-])/g,
    says: 'a hyphen for the en dash (–) of a range',
  },
];

/** What a rule finds in a line of prose. */
export interface Wording {
  text: string;
  index: number;
  says: string;
}

/**
 * What is wrong in a line of prose by the rules that a site names.
 *
 * @param place Entry that the line belongs to (`services/data-engineering`), or `messages`: a
 * termbase allows some forms in some places.
 */
export function wordingIn(
  prose: string,
  locale: string,
  named: readonly TextRule[],
  place: string,
  termFolder?: string,
): Wording[] {
  const rules = named.includes('typography') ? [...everywhere, ...rulesOf(locale).typography] : [];
  return [
    ...rules.flatMap(({ wrong, says }) =>
      [...prose.matchAll(wrong)].map(({ index, 0: text }) => ({ text, index, says })),
    ),
    ...(named.includes('terms') ? formsIn(prose, locale, place, termFolder) : []),
  ];
}
