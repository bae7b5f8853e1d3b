import type { TextRule } from '#kit/site/define.ts';

import { formsIn } from './terms.ts';

interface WordingRule {
  /** Global: finds what is wrong in a line of prose. */
  wrong: RegExp;
  says: string;
}

const unit = '(?:%|ms|s|min|h|kB|MB|GB|TB|px|mm|cm|m|km|g|kg|bar|kWh?|°C|€|₹)(?![\\p{L}\\p{N}’-])';

/** A decimal point before a unit; elsewhere it may be that of a version. */
const decimalPoint: WordingRule = {
  says: 'a decimal point',
  wrong: new RegExp(`\\d\\.(?:\\d{1,2}|\\d{4,})\\s?${unit}`, 'gu'),
};

const everywhere: readonly WordingRule[] = [
  { wrong: /["']/g, says: 'a straight quotation mark or apostrophe' },
  { wrong: /\.{3}/g, says: 'three full stops for an ellipsis (…)' },
  { wrong: /—/g, says: 'an em dash, which no text has' },
  {
    wrong: /(?<![\d-])(?:\d{1,3}-\d{1,3}|(?:19|20)\d\d-(?:19|20)\d\d)(?![\d-])/g,
    says: 'a hyphen for the en dash (–) of a range',
  },
];

const spaceBeforeUnit: WordingRule = {
  wrong: new RegExp(`\\d (?!%)${unit}`, 'gu'),
  says: 'no no-break space (U+00A0) between number and unit',
};

const noSpaceBefore: WordingRule = {
  wrong: /(?<=[\p{L}\p{N}])\s[,.;:!?](?=\s|$)/gu,
  says: 'a space before a punctuation mark',
};
const spaceBeforePercent: WordingRule = {
  wrong: /\d[ \u202F]?%/g,
  says: 'no no-break space (U+00A0) before %',
};
const guillemets = { wrong: /[“”„‚‹›]/g, says: 'quotation marks other than « »' };

/** How each language is set, as its texts have it. */
const typography: Readonly<Record<string, readonly WordingRule[]>> = {
  en: [
    noSpaceBefore,
    spaceBeforeUnit,
    { wrong: /[„‚«»]|”(?=\p{L})|(?<=\p{L})“/gu, says: 'quotation marks other than “ ”' },
    { wrong: /\d\s%/g, says: 'a space before %' },
    { wrong: /\d,\d{1,2}(?!\d)/g, says: 'a decimal comma' },
    {
      wrong:
        /(?<!\p{L})(?!(?:re|over|under|down|up|out|cap)?siz|priz|seiz|citizen)\p{L}+iz(?:e[sdr]?|ing|ations?)(?!\p{L})/giu,
      says: 'an American -ize',
    },
  ],
  de: [
    noSpaceBefore,
    spaceBeforeUnit,
    spaceBeforePercent,
    { wrong: /[”«»]|“(?=\p{L})|(?<=\p{L})„/gu, says: 'quotation marks other than „ “' },
    decimalPoint,
    { wrong: /\d,\d{3}(?!\d)/g, says: 'a comma between thousands' },
    { wrong: /\b(?:z\. ?B|d\. ?h|u\. ?a|i\. ?d)\./g, says: 'no no-break space in an abbreviation' },
  ],
  es: [
    noSpaceBefore,
    spaceBeforeUnit,
    spaceBeforePercent,
    guillemets,
    decimalPoint,
    { wrong: /\d[.,]\d{3}(?!\d)/g, says: 'a point or comma between thousands' },
    { wrong: /(?<=(?:^|\?)[^¿?]*)\?/g, says: 'a question that ¿ does not open' },
    { wrong: /(?<=(?:^|!)[^¡!]*)!/g, says: 'an exclamation that ¡ does not open' },
    { wrong: /¿(?=[^?]*(?:¿|$))|¡(?=[^!]*(?:¡|$))/g, says: 'an opening mark that nothing closes' },
  ],
  fr: [
    spaceBeforeUnit,
    spaceBeforePercent,
    guillemets,
    { wrong: /\s[,.](?=\s|$)/g, says: 'a space before a comma or full stop' },
    { wrong: /(?<!\u202F)[;!?]/g, says: 'no narrow no-break space (U+202F) before a mark' },
    {
      wrong: /(?<!\u00A0):(?![\p{L}\p{N}/:])/gu,
      says: 'no no-break space (U+00A0) before a colon',
    },
    { wrong: /\d (?:ko|Mo|Go|To)(?!\p{L})/gu, says: 'no no-break space (U+00A0) before octets' },
    { wrong: /«(?!\u00A0)|(?<!\u00A0)»/g, says: 'no no-break space (U+00A0) within « »' },
    decimalPoint,
    { wrong: /\d[.,]\d{3}(?!\d)/g, says: 'a point or comma between thousands' },
  ],
};

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
  const rules = named.includes('typography') ? [...everywhere, ...(typography[locale] ?? [])] : [];
  return [
    ...rules.flatMap(({ wrong, says }) =>
      [...prose.matchAll(wrong)].map(({ index, 0: text }) => ({ text, index, says })),
    ),
    ...(named.includes('terms') ? formsIn(prose, locale, place, termFolder) : []),
  ];
}
