import type { TextRule } from '#kit/site/define.ts';

import { rulesOf, type WordingRule } from './rules.ts';
import { formsIn } from './terms.ts';

/** Rules that hold in every language. */
const everywhere: readonly WordingRule[] = [
  { wrong: /["']/g, says: 'a straight quotation mark or apostrophe' },
  { wrong: /\.{3}/g, says: 'three full stops for an ellipsis (…)' },
  { wrong: /—/g, says: 'an em dash, which no text has' },
  {
    wrong: /(?<![\d-])(?:\d{1,3}-\d{1,3}|(?:19|20)\d\d-(?:19|20)\d\d)(?![\d-])/g,
    says: 'a hyphen for the en dash (–) of a range',
  },
];

/** A mistake in a line of prose. */
export interface Wording {
  text: string;
  index: number;
  /** Names the mistake, as messages write it after "has" (`WordingRule.says`). */
  says: string;
}

/**
 * Returns the mistakes in a line of prose, by the rules `typography` and `terms` if they are among `ruleNames`.
 *
 * @param place The entry that the line belongs to (`services/data-engineering`), or `messages`. A termbase
 * may allow a form in certain places.
 * @param termFolder Folder of the termbases (`formsIn`).
 */
export function wordingIn(
  prose: string,
  locale: string,
  ruleNames: readonly TextRule[],
  place: string,
  termFolder?: string,
): Wording[] {
  const rules = ruleNames.includes('typography')
    ? [...everywhere, ...rulesOf(locale).typography]
    : [];
  return [
    ...rules.flatMap(({ wrong, says }) =>
      [...prose.matchAll(wrong)].map(({ index, 0: text }) => ({ text, index, says })),
    ),
    ...(ruleNames.includes('terms') ? formsIn(prose, locale, place, termFolder) : []),
  ];
}
