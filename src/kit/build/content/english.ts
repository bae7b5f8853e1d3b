import { readFileSync } from 'node:fs';

import { parse } from 'yaml';
import { z } from 'zod';

import { rulesOf } from './rules.ts';

/** Whether a language of a site is English: not every site has it, or has it as its default. */
export function isEnglishLocale(locale: string): boolean {
  return locale === 'en';
}

/** English function words: their share in a sentence tells whether it is English. */
const functionWords = new Set(
  `and any are at been but by could did does every for from had has have her his how into is it its
  more most not of only our out should than that the their them then there these they this those to
  we were what when where which who will with would you your`.split(/\s+/),
);
const leastWords = 6;
const leastShare = 0.2;

/** Whether a sentence in a text of another language is English; what both have counts for neither. */
export function isEnglish(sentence: string, locale: string): boolean {
  const { sharedWords } = rulesOf(locale);
  if (!sharedWords) return false;
  const words = sentence.toLowerCase().match(/(?<![\p{L}/-])\p{L}+(?![/-])/gu) ?? [];
  const english = words.filter((word) => functionWords.has(word) && !sharedWords.test(word));
  return words.length >= leastWords && english.length / words.length >= leastShare;
}

const words = z.string().transform((text) => text.split(/\s+/));
const data = z
  .strictObject({ english: words })
  .parse(parse(readFileSync('src/kit/build/content/english-words.yaml', 'utf8')));

/**
 * A lower-case word. Not part of a compound, an address or a name, and without an apostrophe ("l’or",
 * "data’s").
 */
const smallWord = /(?<![\p{L}\p{M}\p{N}’'/._@#-])\p{Ll}{2,}(?![\p{L}\p{M}\p{N}'/_@-]|[.’]\p{L})/gu;
/** The first word of a sentence, capitalized in any case; and whether another capital follows. */
const firstWord = /^[^\p{L}\p{N}]*(\p{Lu}\p{Ll}+)(?![\p{L}\p{M}\p{N}'/_@-]|[.’]\p{L})( \p{Lu})?/u;

/** The words of a sentence, lower-cased, without proper names. */
function wordsOf(sentence: string): string[] {
  const [, first = '', next] = firstWord.exec(sentence) ?? [];
  const word = first.toLowerCase();
  // Two capitals make a name, such as "Search Console".
  const isName = next !== undefined && !functionWords.has(word);
  return [...(first === '' || isName ? [] : [word]), ...smallWords(sentence)];
}

function smallWords(sentence: string): string[] {
  return sentence.match(smallWord) ?? [];
}

/**
 * The vocabulary by which left-over English is found: frequent words of English, and words that at
 * least two of the site's English entries use (a single entry may quote another language).
 *
 * @param entries The sentences of each.
 * @param certain Sentences in which every word counts.
 */
export function englishVocabulary(
  entries: readonly (readonly string[])[],
  certain: readonly string[] = [],
): ReadonlySet<string> {
  const vocabulary = new Set([...data.english, ...certain.flatMap(wordsOf)]);
  const seen = new Set<string>();
  for (const sentences of entries) {
    for (const word of new Set(sentences.flatMap(smallWords))) {
      if (seen.has(word)) vocabulary.add(word);
      seen.add(word);
    }
  }
  return vocabulary;
}

/**
 * English words within a sentence of another language, without proper names (capitalized within the
 * sentence) and code.
 */
export function englishWordsIn(
  sentence: string,
  locale: string,
  vocabulary: ReadonlySet<string>,
): string[] {
  const { sharedWords } = rulesOf(locale);
  if (!sharedWords) return [];
  return wordsOf(sentence).filter((word) => vocabulary.has(word) && !sharedWords.test(word));
}
