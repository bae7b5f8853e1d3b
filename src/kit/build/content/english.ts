import { readFileSync } from 'node:fs';

import { parse } from 'yaml';
import { z } from 'zod';

/**
 * Words that an English sentence can hardly do without and that no other language of ours has: the
 * share of function words tells the language of a sentence.
 */
const functionWords = new Set(
  `and any are at been but by could did does every for from had has have her his how into is it its
  more most not of only our out should than that the their them then there these they this those to
  we were what when where which who will with would you your`.split(/\s+/),
);
const leastWords = 6;
const leastShare = 0.2;

/** True for a sentence that is English. */
export function isEnglish(sentence: string): boolean {
  const words = sentence.toLowerCase().match(/(?<![\p{L}/-])\p{L}+(?![/-])/gu) ?? [];
  const english = words.filter((word) => functionWords.has(word));
  return words.length >= leastWords && english.length / words.length >= leastShare;
}

const words = z.string().transform((text) => text.split(/\s+/));
const data = z
  .strictObject({ english: words, shared: z.record(z.string(), words) })
  .parse(parse(readFileSync('src/kit/build/content/english-words.yaml', 'utf8')));

/**
 * Words of a line in small letters. Not what is part of a compound, an address or a name; nor what
 * has an apostrophe: "l’or", "data’s".
 */
const smallWord = /(?<![\p{L}\p{M}\p{N}’'/._@#-])\p{Ll}{2,}(?![\p{L}\p{M}\p{N}'/_@-]|[.’]\p{L})/gu;
/** The first word of a sentence, which has a capital whatever it is; and whether one follows. */
const firstWord = /^[^\p{L}\p{N}]*(\p{Lu}\p{Ll}+)(?![\p{L}\p{M}\p{N}'/_@-]|[.’]\p{L})( \p{Lu})?/u;

/** The words of a sentence that are no names. */
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
 * Frequent words of English, with those that two of the site's English entries use: one alone may
 * quote another language.
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
 * English words within a sentence of another language. Names, which have a capital within the
 * sentence, and code are none.
 */
export function englishWordsIn(
  sentence: string,
  locale: string,
  vocabulary: ReadonlySet<string>,
): string[] {
  return wordsOf(sentence).filter(
    (word) => vocabulary.has(word) && !sharedWords(locale).test(word),
  );
}

const shared: Partial<Record<string, RegExp>> = {};

function sharedWords(locale: string): RegExp {
  return (shared[locale] ??= new RegExp(
    `^(?:${(data.shared[locale] ?? []).join('|').replaceAll('*', '\\p{Ll}*')})$`,
    'u',
  ));
}
