import { readFileSync } from 'node:fs';

import { parse } from 'yaml';
import { z } from 'zod';

import { rulesOf } from './rules.ts';

/**
 * Whether a locale is English, of any region. English need not be the default locale, and a site may have no English at
 * all.
 */
export function isEnglishLocale(locale: string): boolean {
  return /^en(?:-|$)/.test(locale);
}

/** A sentence is English if at least `leastShare` of its words are these function words. */
const functionWords = new Set(
  `and any are at been but by could did does every for from had has have her his how into is it its
  more most not of only our out should than that the their them then there these they this those to
  we were what when where which who will with would you your`.split(/\s+/),
);
/** Fewest words of a sentence in which the share is reliable. */
const leastWords = 6;
const leastShare = 0.2;
/** Matches a complete word, but no part of a compound or a path. */
const wholeWord = /(?<![\p{L}/-])\p{L}+(?![\p{L}/-])/gu;

/**
 * Whether a sentence in a text of another language is English. Words that the language shares with English
 * (`sharedWords`) do not count as English. If a language has no list of shared words, returns false.
 */
export function isEnglish(sentence: string, locale: string): boolean {
  const { sharedWords } = rulesOf(locale);
  if (!sharedWords) return false;
  const words = sentence.toLowerCase().match(wholeWord) ?? [];
  const english = words.filter((word) => functionWords.has(word) && !sharedWords.test(word));
  return words.length >= leastWords && english.length / words.length >= leastShare;
}

const wordList = z.string().transform((text) => text.split(/\s+/));
const { english: frequentWords } = z
  .strictObject({ english: wordList })
  .parse(parse(readFileSync('src/kit/build/content/english-words.yaml', 'utf8')));

/**
 * Matches a lower-case word that is no part of a compound, an address, a file name or a word with an apostrophe ("l’or",
 * "data’s"). A dot or an apostrophe after the word may also end a sentence or a quotation. It excludes the word only if
 * a letter follows.
 */
const lowerCaseWord =
  /(?<![\p{L}\p{M}\p{N}’'/._@#-])\p{Ll}{2,}(?![\p{L}\p{M}\p{N}'/_@-]|[.’]\p{L})/gu;
/**
 * Matches the first word of a sentence, which always has a capital, and the capital of the next word if it
 * has one.
 */
const firstWord = /^[^\p{L}\p{N}]*(\p{Lu}\p{Ll}+)(?![\p{L}\p{M}\p{N}'/_@-]|[.’]\p{L})( \p{Lu})?/u;

/**
 * Returns the words of a sentence that are no proper names, in lower case. A word with a capital counts as a proper name
 * unless it is the first word of the sentence.
 */
function commonWordsOf(sentence: string): string[] {
  const [, first = '', nextCapital] = firstWord.exec(sentence) ?? [];
  const word = first.toLowerCase();
  // Two words with capitals are a name, such as "Search Console".
  const isName = nextCapital !== undefined && !functionWords.has(word);
  return [...(first === '' || isName ? [] : [word]), ...lowerCaseWords(sentence)];
}

function lowerCaseWords(sentence: string): string[] {
  return sentence.match(lowerCaseWord) ?? [];
}

/**
 * Returns the vocabulary by which left-over English is found: frequent words of English, and words that at
 * least two of the site's English entries use. One entry is not enough, since it may quote another language.
 *
 * @param entries The sentences of each English entry.
 * @param certain Sentences that are known to be English. Each of their words is in the vocabulary.
 */
export function englishVocabulary(
  entries: readonly (readonly string[])[],
  certain: readonly string[] = [],
): ReadonlySet<string> {
  const vocabulary = new Set([...frequentWords, ...certain.flatMap(commonWordsOf)]);
  const seen = new Set<string>();
  for (const sentences of entries) {
    for (const word of new Set(sentences.flatMap(lowerCaseWords))) {
      if (seen.has(word)) vocabulary.add(word);
      seen.add(word);
    }
  }
  return vocabulary;
}

/**
 * Returns the English words in a sentence of another language. Proper names, which have a capital within
 * the sentence, are left out.
 *
 * @param sentence Without code.
 */
export function englishWordsIn(
  sentence: string,
  locale: string,
  vocabulary: ReadonlySet<string>,
): string[] {
  const { sharedWords } = rulesOf(locale);
  if (!sharedWords) return [];
  return commonWordsOf(sentence).filter((word) => vocabulary.has(word) && !sharedWords.test(word));
}
