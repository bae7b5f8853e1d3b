import { isDeepStrictEqual } from 'node:util';

import { defaultLocale } from '#kit/i18n/locales.ts';
import { companyFacts } from '#kit/site/company-facts.ts';
import type { TextRule } from '#kit/site/define.ts';

import { englishVocabulary, englishWordsIn, isEnglish, isEnglishLocale } from './english.ts';
import { unbreakableWords } from './hyphenation.ts';
import { withNoBreakSpaces } from './no-break-spaces.ts';
import {
  type Collections,
  type ContentFile,
  entriesIn,
  type FileProblem,
  formatProblem,
  readContent,
} from './read.ts';
import { rulesOf } from './rules.ts';
import { inHead, placeholder, proseLength, proseLines, sentencesOf, wordsOf } from './texts.ts';
import { varietyProblems } from './variety.ts';
import { wordingMistakesIn } from './wording.ts';

/** Folders of files `{language}.yaml`. Default: src/content/terms and src/content/patterns. */
interface Folders {
  terms?: string;
  patterns?: string;
}

/** Returns the problems of the content by one rule of style. */
type Check = (
  files: readonly ContentFile[],
  collections: Collections,
  folders: Folders,
) => FileProblem[];

const checks: Readonly<Record<TextRule, Check>> = {
  typography: (files) =>
    wordingProblems(
      // The build sets no-break spaces, so texts need not have them.
      files.map((file) => ({ ...file, ...withNoBreakSpaces(file, file.locale) })),
      'typography',
    ),
  facts: (files) => files.flatMap(factsWrittenOut),
  terms: (files, _collections, { terms }) => wordingProblems(files, 'terms', terms),
  'soft-hyphens': (files) => files.flatMap(badlyHyphenated),
  english: (files) => [...files.flatMap(englishSentences), ...englishWords(files)],
  'repeated-sentences': repeatedSentences,
  'short-entries': shortEntries,
  'short-translations': (files) => translationLengths(files).problems,
  variety: (files, collections, { patterns }) => varietyProblems(files, collections, patterns),
};

/**
 * Reads all content and checks its texts against rules of style. Pages work even if their texts break rules.
 *
 * @returns `problems` (`file:line: field: message`), including files that cannot be read, and `warnings`:
 * translations that a person should review.
 */
export function checkTexts(
  collections: Collections,
  rules: readonly TextRule[],
  folders: Folders = {},
): { problems: string[]; warnings: string[] } {
  const { files, problems: unreadable } = readContent(collections);
  const broken = rules.flatMap((rule) => checks[rule](files, collections, folders));
  return {
    problems: [...unreadable, ...broken].map(formatProblem),
    warnings: rules.includes('short-translations') ? translationLengths(files).warnings : [],
  };
}

/** Matches code and addresses, which `proseLines` has replaced by placeholders. */
const hiddenCode = new RegExp(`${placeholder}+`, 'g');

function wordingProblems(
  files: readonly ContentFile[],
  rule: TextRule,
  termFolder?: string,
): FileProblem[] {
  return files.flatMap((file) =>
    file.texts.flatMap(({ path: field, text }) =>
      proseLines(text).flatMap((prose, line) =>
        wordingMistakesIn(prose, file.locale, [rule], file.name, termFolder).map(
          ({ text: { length }, index, says }) => {
            const around = prose
              .slice(Math.max(0, index - 20), index + length + 20)
              .replaceAll(hiddenCode, '…');
            return { file, field, line, message: `has ${says}: "${around}"` };
          },
        ),
      ),
    ),
  );
}

/**
 * Returns the facts of the company that a text writes out, at most one a line. A fact that is written out has to
 * be changed in many places. Short facts, such as the city, are not checked, since they may be ordinary words.
 */
function factsWrittenOut(file: ContentFile): FileProblem[] {
  const { company, legalName, email, phone, street } = companyFacts(file.locale);
  // The first fact that occurs is reported. The legal name comes first, since it usually contains the company's name.
  const facts = Object.entries({ legalName, company, email, phone, street });
  return file.texts.flatMap(({ path: field, text }) =>
    proseLines(text).flatMap((prose, line) => {
      const [name, fact] = facts.find(([, value]) => value && prose.includes(value)) ?? [];
      if (name === undefined) return [];
      return [
        { file, field, line, message: `writes out "${String(fact)}": write {${name}} instead` },
      ];
    }),
  );
}

/**
 * Returns soft hyphens that are written by hand (the build sets them), and long words that the build cannot
 * break.
 */
function badlyHyphenated(file: ContentFile): FileProblem[] {
  const exceptions = `src/content/hyphenation/${file.locale}.yaml`;
  return [
    ...file.texts.flatMap(({ path: field, text }) =>
      text.split('\n').flatMap((written, line) =>
        (written.match(/\p{L}*\u00AD[\p{L}\u00AD]*/gu) ?? []).map((word) => ({
          file,
          field,
          line,
          message: `has soft hyphens (U+00AD), which the build sets: "${word.replaceAll('\u00AD', '-')}" (or it belongs to ${exceptions})`,
        })),
      ),
    ),
    ...unbreakableWords(file).map(({ word, ...place }) => ({
      file,
      ...place,
      message: `has a long word that no pattern breaks: "${word}" belongs to ${exceptions}`,
    })),
  ];
}

/** Returns the sentences of a translation that are still English. */
function englishSentences(file: ContentFile): FileProblem[] {
  if (isEnglishLocale(file.locale)) return [];
  return file.texts.flatMap(({ path: field, text }) =>
    sentencesOf(text)
      .filter(({ sentence }) => isEnglish(sentence, file.locale))
      .map(({ sentence, line }) => ({ file, field, line, message: `is English: "${sentence}"` })),
  );
}

/**
 * Returns the English vocabulary (`englishVocabulary` in english.ts), with words that at least two English files use.
 *
 * @param certain Sentences that are known to be English. Each of their words counts, even if it occurs once.
 */
export function vocabularyOf(
  files: readonly ContentFile[],
  certain: readonly string[] = [],
): ReadonlySet<string> {
  return englishVocabulary(
    files
      .filter(({ locale }) => isEnglishLocale(locale))
      .map(({ texts }) =>
        texts.flatMap(({ text }) => sentencesOf(text).map(({ sentence }) => sentence)),
      ),
    certain,
  );
}

/** Returns the English words of translated sentences. A sentence that is English as a whole is left to `englishSentences`. */
function englishWords(files: readonly ContentFile[]): FileProblem[] {
  const vocabulary = vocabularyOf(files);
  return files.flatMap((file) => {
    const { locale } = file;
    if (isEnglishLocale(locale)) return [];
    return file.texts.flatMap(({ path: field, text }) =>
      sentencesOf(text).flatMap(({ sentence, line }) =>
        (isEnglish(sentence, locale) ? [] : englishWordsIn(sentence, locale, vocabulary)).map(
          (word) => ({
            file,
            field,
            line,
            message: `has an English word, "${word}" (or it belongs to sharedWords in src/content/rules/${locale}.yaml): "${sentence}"`,
          }),
        ),
      ),
    );
  });
}

/** Fewest words of a sentence that must not repeat. Shorter sentences are common phrases. */
const leastRepeatedWords = 8;

/** Returns sentences that occur in two entries of a language. Readers take the second one for a mistake. */
function repeatedSentences(files: readonly ContentFile[]): FileProblem[] {
  const firstPlaces = new Map<string, FileProblem>();
  return files.flatMap((file) =>
    file.texts.flatMap(({ path: field, text }) =>
      sentencesOf(text).flatMap(({ sentence, line }) => {
        const words = wordsOf(sentence);
        if (words.length < leastRepeatedWords) return [];
        const key = [file.locale, ...words].join(' ');
        // A message about a repetition quotes the first place: `repeats file:line: field: "sentence"`.
        const here = { file, field, line, message: `"${sentence}"` };
        const first = firstPlaces.get(key);
        if (!first) {
          firstPlaces.set(key, here);
          return [];
        }
        return first.file === file ? [] : [{ ...here, message: `repeats ${formatProblem(first)}` }];
      }),
    ),
  );
}

function shortEntries(files: readonly ContentFile[], collections: Collections): FileProblem[] {
  return files.flatMap((file) => {
    const least = collections[file.collection]?.leastWords ?? 0;
    // Title and description are not counted: they appear only in the document head.
    const count = file.texts
      .filter(({ path: [field = ''] }) => !inHead.includes(field))
      .reduce((sum, { text }) => sum + wordsOf(proseLines(text).join(' ')).length, 0);
    return count < least
      ? [{ file, message: `has ${String(count)} words; it should have ${String(least)}` }]
      : [];
  });
}

/** A translation that is shorter than this share of its original is incomplete. */
const leastShare = 0.9;

/**
 * Compares the length of translations with their originals. `warnings` list the translations that are shorter
 * than usual in their language (`usualLength`); a person should review these. `problems` are those among them
 * that are far too short (`leastShare`).
 */
function translationLengths(files: readonly ContentFile[]): {
  problems: FileProblem[];
  warnings: string[];
} {
  const originals = entriesIn(files, defaultLocale);
  const shares = files.flatMap((file) => {
    const source = originals.get(file.name);
    // Leaves out the originals themselves, and translations that are equal to them, such as names.
    if (!source || isDeepStrictEqual(source.texts, file.texts)) return [];
    const length = proseLength(file.texts);
    const originalLength = proseLength(source.texts);
    const { usualLength } = rulesOf(file.locale);
    if (originalLength === 0 || usualLength === undefined) return [];
    return [{ file, length, originalLength, usualLength, share: length / originalLength }];
  });
  const short = shares.filter(({ usualLength, share }) => share < usualLength);
  const problems = short
    .filter(({ share }) => share < leastShare)
    .map(({ file, length, originalLength }) => ({
      file,
      message: `has lost something: ${String(length)} characters, ${String(originalLength)} in "${defaultLocale}"`,
    }));
  const warnings = [...Map.groupBy(short, ({ file }) => file.locale)].map(
    ([locale, all]) =>
      `In "${locale}", ${String(all.length)} translations are shorter than ${String(rulesOf(locale).usualLength)} of "${defaultLocale}":\n` +
      all.map(({ file, share }) => `  ${share.toFixed(3)} ${file.file}`).join('\n'),
  );
  return { problems, warnings };
}
