import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { parse } from 'yaml';
import { z } from 'zod';

import { locales } from '#kit/i18n/locales.ts';
import { softHyphen, withoutSoftHyphens, wordJoiner } from '#kit/i18n/soft-hyphens.ts';

import type { ContentFile } from './read.ts';
import { defaultLongestPart, rulesOf } from './rules.ts';
import { maskedLines, placeholder, type Setting, type WithTexts, withTexts } from './texts.ts';

/** Most letters that a word of a paragraph may have without soft hyphens. A longer word may not fit a phone's width. */
const longestInProse = 17;

/** Most characters of a compound that is not broken at its hyphens: as many as an unbroken part of a word may have. */
const longestUnbrokenCompound = defaultLongestPart;

/** Returns a word with soft hyphens where it may break. */
type Hyphenator = (word: string) => string;

/**
 * Returns the entry with soft hyphens in its long words, which a narrow column would otherwise break
 * anywhere. Its short compounds ("pick-up") get word joiners, so that they do not break at their hyphens.
 *
 * @param folder Folder of the exceptions, a file `{language}.yaml` each. Default: src/content/hyphenation.
 */
export function withSoftHyphens(entry: WithTexts, locale: string, folder?: string): WithTexts {
  const hyphenate = hyphenatorOf(locale, folder);
  return withTexts(entry, ({ path: field, text, setting }) => {
    if (setting === 'as written') return text;
    // Fields called `name` and single words are labels of links, form fields and buttons. Speech control finds these by
    // their accessible names, and may not find a name that contains a word joiner.
    const isLabel = field.at(-1) === 'name' || !/\s/.test(text);
    return withBreaks(isLabel ? text : withUnbrokenCompounds(text), setting, hyphenate);
  });
}

/**
 * Returns the words of headings, labels and tables that have too long a part even after the patterns and the
 * exceptions of the language have been applied. `line` counts from 0 within the text.
 */
export function unbreakableWords(
  { texts, locale }: Pick<ContentFile, 'texts' | 'locale'>,
  folder?: string,
): { field: readonly PropertyKey[]; line: number; word: string }[] {
  // Without patterns and exceptions, every long word of the language would be reported.
  if (!existsSync(exceptionFile(locale, folder)) && !patternsOf(locale)) return [];
  const longest = longestOf(locale);
  const hyphenate = hyphenatorOf(locale, folder);
  return texts.flatMap(({ path: field, text, setting }) =>
    wordsThatBreak(text, setting)
      .filter(({ isNarrow }) => isNarrow)
      .filter(({ word }) =>
        hyphenate(word)
          .split(softHyphen)
          .some(({ length }) => length > longest),
      )
      .map(({ word, line }) => ({ field, line, word })),
  );
}

/**
 * Returns the words of messages that get soft hyphens in headings and labels, as a record from each word to the
 * same word with soft hyphens.
 */
export function breaksIn(
  messages: readonly string[],
  locale: string,
  folder?: string,
): Record<string, string> {
  const hyphenate = hyphenatorOf(locale, folder);
  const words = messages.flatMap((message) => message.match(/\p{L}+/gu) ?? []);
  return Object.fromEntries(
    [...new Set(words)]
      .map((word) => [word, hyphenate(word)] as const)
      .filter(([word, broken]) => broken !== word),
  );
}

/**
 * Puts a word joiner behind the hyphens of short compounds. A non-breaking hyphen would be another character
 * when visitors search or copy a text; a word joiner is ignored there.
 */
function withUnbrokenCompounds(text: string): string {
  let result = '';
  let end = 0;
  for (const { 0: compound, index } of breakableLines(text).join('\n').matchAll(compounds)) {
    if (compound.length > longestUnbrokenCompound) continue;
    result += text.slice(end, index) + compound.replaceAll('-', `-${wordJoiner}`);
    end = index + compound.length;
  }
  return result + text.slice(end);
}

/** Matches complete compounds: words joined by hyphens. */
const compounds = /(?<![\p{L}\p{N}-])\p{L}+(?:-\p{L}+)+(?![\p{L}\p{N}-])/gu;

/**
 * Returns the lines of a text with placeholders for what is not prose (texts.ts), and for pictures, whose
 * alternative text is never shown.
 */
function breakableLines(text: string): string[] {
  return maskedLines(text).map((prose) =>
    prose.startsWith(`${placeholder}[`) ? placeholder.repeat(prose.length) : prose,
  );
}

function withBreaks(text: string, setting: Setting, hyphenate: Hyphenator): string {
  let result = '';
  let end = 0;
  for (const { word, index } of wordsThatBreak(text, setting)) {
    result += text.slice(end, index) + hyphenate(word);
    end = index + word.length;
  }
  return result + text.slice(end);
}

/**
 * Returns the words that may have to break: all words of headings, labels and tables, but only long ones of
 * paragraphs. `index` counts from the start of the text, `line` from 0. `isNarrow` marks the words of headings,
 * labels and tables.
 */
function wordsThatBreak(
  text: string,
  setting: Setting,
): { word: string; index: number; line: number; isNarrow: boolean }[] {
  if (setting === 'as written') return [];
  let nextStart = 0;
  return breakableLines(text).flatMap((prose, line) => {
    const lineStart = nextStart;
    // One more for the line break.
    nextStart += prose.length + 1;
    // In Markdown, headings and tables are narrow.
    const isNarrow = setting === 'narrow' || /^[#|]/.test(prose);
    return [...prose.matchAll(/[\p{L}\u00AD]+/gu)]
      .map(({ 0: word, index }) => ({ word, line, index: lineStart + index, isNarrow }))
      .filter(({ word }) => isNarrow || withoutSoftHyphens(word).length > longestInProse);
  });
}

interface HyphenModule {
  hyphenateSync: (word: string, options: { hyphenChar: string }) => string;
}

const hyphenators = new Map<string, Hyphenator>();

function exceptionFile(locale: string, folder = 'src/content/hyphenation'): string {
  return path.join(folder, `${locale}.yaml`);
}

function hyphenatorOf(locale: string, folder?: string): Hyphenator {
  const file = exceptionFile(locale, folder);
  // The exceptions are a part of the key: people edit them while the development server runs.
  const list = existsSync(file) ? readFileSync(file, 'utf8') : '[]';
  const key = `${locale} ${list}`;
  const known = hyphenators.get(key);
  if (known) return known;
  const hyphenate = createHyphenator(locale, exceptionList.parse(parse(list)));
  hyphenators.set(key, hyphenate);
  return hyphenate;
}

const exceptionList = z.array(z.string().regex(/^\p{L}+(?:-\p{L}+)*$/u)).nullable();

/**
 * Returns a hyphenator that looks a word up in the exceptions of the site, and applies the patterns of the
 * language to other words. Few breaks look best, so a word gets the fewest with which no part is too long. Its
 * parts have nearly equal lengths.
 */
function createHyphenator(locale: string, exceptions: readonly string[] | null): Hyphenator {
  const longest = longestOf(locale);
  const patterns = patternsOf(locale);
  const byWord = new Map(
    exceptions?.map((word) => [word.replaceAll('-', '').toLowerCase(), pointsOf(word, '-')]),
  );
  const memo = new Map<string, string>();
  const breakWord = (word: string) => {
    // Soft hyphens that were written by hand take precedence.
    if (word.includes(softHyphen)) return word;
    const points = exceptionOf(word.toLowerCase(), byWord);
    if (points) return joined(word, points);
    if (word.length <= longest || !patterns) return word;
    const allowed = pointsOf(patterns(word), softHyphen);
    return joined(word, bestPoints(allowed, word.length, longest));
  };
  return (word) => {
    const broken = memo.get(word) ?? breakWord(word);
    memo.set(word, broken);
    return broken;
  };
}

/**
 * Returns the break points of an exception. An exception also covers its word with an ending of up to three
 * letters.
 */
function exceptionOf(word: string, byWord: ReadonlyMap<string, readonly number[]>) {
  for (let cut = 0; cut <= 3; cut += 1) {
    const points = byWord.get(word.slice(0, word.length - cut));
    if (points) return points;
  }
  return undefined;
}

/**
 * Returns a hyphenator with the patterns of the package `hyphen`; undefined if there are none. The package has
 * patterns for each region of a language with several spellings (`en-gb`), and one set for any other language
 * (`de`).
 */
function patternsOf(locale: string): Hyphenator | undefined {
  const iso = locales.find(({ code }) => code === locale)?.iso.toLowerCase();
  for (const name of iso === undefined ? [locale] : [iso, locale]) {
    try {
      const { hyphenateSync } = require(`hyphen/${name}`) as HyphenModule;
      return (word) => hyphenateSync(word, { hyphenChar: softHyphen });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
    }
  }
  return undefined;
}

// The patterns cannot be imported statically, because the languages of the site decide which are needed.
const require = createRequire(import.meta.url);

function longestOf(locale: string): number {
  return rulesOf(locale).longestPart;
}

/** Returns the break points of a word, in letters from its start. `mark` is at each break and is not counted. */
function pointsOf(broken: string, mark: string): number[] {
  const parts = broken.split(mark).slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('').length);
}

/** Returns the word with a soft hyphen at each of the points. */
function joined(word: string, points: readonly number[]): string {
  // `points[index]` is the end of the part that starts at `from`; the last part has none and takes all the rest.
  return [0, ...points].map((from, index) => word.slice(from, points[index])).join(softHyphen);
}

/**
 * Returns the fewest points that leave no part too long. If there are several choices, returns the one with the
 * most even parts. Parts have at least four letters or, if that is not possible, three.
 */
function bestPoints(points: readonly number[], length: number, longest: number): readonly number[] {
  return evenParts(points, length, longest, 4) ?? evenParts(points, length, longest, 3) ?? [];
}

/**
 * Finds the points by dynamic programming: for each point, it finds the best split of the letters before it. A
 * split with fewer parts is better. Among splits with equally many parts, the one with the smallest sum of
 * squared lengths has the most even parts.
 *
 * @param points Where the word may break, ascending.
 * @returns undefined if every split has a part that is too short or too long.
 */
function evenParts(
  points: readonly number[],
  length: number,
  longest: number,
  shortest: number,
): readonly number[] | undefined {
  /** The best split of the first `end` letters; `chosen` are the ends of its parts. */
  interface Split {
    end: number;
    chosen: readonly number[];
    squares: number;
  }
  const splits: Split[] = [{ end: 0, chosen: [], squares: 0 }];
  for (const end of [...points, length]) {
    const [best] = splits
      .filter((split) => end - split.end >= shortest && end - split.end <= longest)
      .map(({ chosen, squares, end: start }) => ({
        end,
        chosen: [...chosen, end],
        squares: squares + (end - start) ** 2,
      }))
      // Of splits with the same number of parts and sum of squares, the one with the longest first part is best.
      .sort(
        (one, other) =>
          one.chosen.length - other.chosen.length ||
          one.squares - other.squares ||
          other.chosen[0]! - one.chosen[0]!,
      );
    if (best) splits.push(best);
  }
  const last = splits.at(-1)!;
  return last.end === length && length > 0 ? last.chosen.slice(0, -1) : undefined;
}
