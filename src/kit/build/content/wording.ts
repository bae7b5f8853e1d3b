import type { TextRule } from '#kit/site/define.ts';

import { rulesOf, type WordingRule } from './rules.ts';
import { termMistakesIn } from './terms.ts';

const rulesOfEveryLanguage: readonly WordingRule[] = [
  { wrong: /["']/g, says: 'a straight quotation mark or apostrophe' },
  { wrong: /\.{3}/g, says: 'three full stops for an ellipsis (…)' },
  { wrong: /—/g, says: 'an em dash, which no text has' },
  {
    // Small numbers or years. The lookarounds leave out parts of ISO dates and phone numbers.
    wrong: /(?<![\d-])(?:\d{1,3}-\d{1,3}|(?:19|20)\d\d-(?:19|20)\d\d)(?![\d-])/g,
    says: 'a hyphen for the en dash (–) of a range',
  },
];

/** A mistake in a line of prose. */
export interface WordingMistake {
  text: string;
  index: number;
  /** Names the mistake, as messages write it after "has" (`WordingRule.says`). */
  says: string;
}

/**
 * Returns the mistakes in a line of prose.
 *
 * @param ruleNames Only `typography` and `terms` have an effect here; other rules are ignored.
 * @param place Name of the entry that contains the line (`services/data-engineering`), or `messages`. A
 * termbase may allow a form in some entries.
 * @param termFolder Folder of the termbases (`termMistakesIn`).
 */
export function wordingMistakesIn(
  prose: string,
  locale: string,
  ruleNames: readonly TextRule[],
  place: string,
  termFolder?: string,
): WordingMistake[] {
  const rules = ruleNames.includes('typography')
    ? [...rulesOfEveryLanguage, ...rulesOf(locale).typography]
    : [];
  return [
    ...rules.flatMap(({ wrong, says }) =>
      [...prose.matchAll(wrong)].map(({ index, 0: text }) => ({ text, index, says })),
    ),
    ...(ruleNames.includes('terms') ? termMistakesIn(prose, locale, place, termFolder) : []),
  ];
}
