import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { parse } from 'yaml';
import { z } from 'zod';

import { locales } from '#kit/i18n/locales.ts';
import { softHyphen, withoutSoftHyphens, wordJoiner } from '#kit/i18n/soft-hyphens.ts';

import type { ContentFile } from './read.ts';
import { rulesOf } from './rules.ts';
import { linesOf, placeholder, type Setting, type WithTexts, withTexts } from './texts.ts';

/** Longer words do not fit between the edges of a phone, so they break in paragraphs too. */
const longestInProse = 17;

/** Characters of a compound that stays on one line, as many as a word that never breaks has. */
const longestWhole = 12;

/** Says with soft hyphens where a word may break. */
type Hyphenator = (word: string) => string;

/**
 * An entry in which long words say where they may break, since a column that is too narrow for such a
 * word would break it anywhere, and short compounds ("pick-up") do not break at their hyphens.
 *
 * @param folder Holds the exceptions of a language, `{language}.yaml`.
 */
export function withSoftHyphens(entry: WithTexts, locale: string, folder?: string): WithTexts {
  const hyphenate = hyphenatorOf(locale, folder);
  return withTexts(entry, ({ path: field, text, setting }) => {
    if (setting === 'as written') return text;
    // Links are called by names, fields and buttons by a word that shares its line with nothing, in speech
    // too, where a word joiner would be one sign too many.
    const isLabel = field.at(-1) === 'name' || !/\s/.test(text);
    return withBreaks(isLabel ? text : withWholeCompounds(text), setting, hyphenate);
  });
}

/** Long words of headings, labels and tables that nothing says how to break, by line from 0. */
export function unbreakableWords(
  { texts, locale }: Pick<ContentFile, 'texts' | 'locale'>,
  folder?: string,
): { field: readonly PropertyKey[]; line: number; word: string }[] {
  // Of a language without patterns nobody knows yet which words are too long.
  if (!existsSync(exceptionFile(locale, folder)) && !patternsOf(locale)) return [];
  const longest = longestOf(locale);
  const hyphenate = hyphenatorOf(locale, folder);
  return texts.flatMap(({ path: field, text, setting }) =>
    wordsThatBreak(text, setting)
      .filter(({ word, isNarrow }) =>
        hyphenate(word)
          .split(softHyphen)
          .some(({ length }) => isNarrow && length > longest),
      )
      .map(({ word, line }) => ({ field, line, word })),
  );
}

/** Long words of messages as headings and labels show them: with soft hyphens where they may break. */
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

/** Search and copies ignore a word joiner; a non-breaking hyphen would be another letter to them. */
function withWholeCompounds(text: string): string {
  let whole = '';
  let end = 0;
  for (const { 0: compound, index } of laidOutLines(text).join('\n').matchAll(compounds)) {
    if (compound.length > longestWhole) continue;
    whole += text.slice(end, index) + compound.replaceAll('-', `-${wordJoiner}`);
    end = index + compound.length;
  }
  return whole + text.slice(end);
}

/** Words between hyphens, with all of them. */
const compounds = /(?<![\p{L}\p{N}-])\p{L}+(?:-\p{L}+)+(?![\p{L}\p{N}-])/gu;

/** The prose of each line; the words of a figure are read out alone. */
function laidOutLines(text: string): string[] {
  return linesOf(text).map((prose) =>
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

/** Words that may have to break: of headings, labels and tables all, of paragraphs the longest. */
function wordsThatBreak(
  text: string,
  setting: Setting,
): { word: string; index: number; line: number; isNarrow: boolean }[] {
  if (setting === 'as written') return [];
  let start = 0;
  return laidOutLines(text).flatMap((prose, line) => {
    const from = start;
    start += prose.length + 1;
    // Of Markdown, headings and tables are narrow.
    const isNarrow = setting === 'narrow' || /^[#|]/.test(prose);
    return [...prose.matchAll(/[\p{L}\u00AD]+/gu)]
      .map(({ 0: word, index }) => ({ word, line, index: from + index, isNarrow }))
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
  // Exceptions are changed while the development server runs.
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
 * Breaks words by the exceptions of a site, then by the patterns of their language. Few breaks look
 * best: as many as the longest part asks for, and those that leave parts of nearly equal length.
 */
function createHyphenator(locale: string, exceptions: readonly string[] | null): Hyphenator {
  const longest = longestOf(locale);
  const patterns = patternsOf(locale);
  const byWord = new Map(
    exceptions?.map((word) => [word.replaceAll('-', '').toLowerCase(), pointsOf(word, '-')]),
  );
  const kept = new Map<string, string>();
  const breakWord = (word: string) => {
    // What is broken by hand stays so.
    if (word.includes(softHyphen)) return word;
    const points = exceptionOf(word.toLowerCase(), byWord);
    if (points) return joined(word, points);
    if (word.length <= longest || !patterns) return word;
    const allowed = pointsOf(patterns(word), softHyphen);
    return joined(word, fewest(allowed, word.length, longest));
  };
  return (word) => {
    const broken = kept.get(word) ?? breakWord(word);
    kept.set(word, broken);
    return broken;
  };
}

/** An exception holds for its word with an ending of up to three letters too. */
function exceptionOf(word: string, byWord: ReadonlyMap<string, readonly number[]>) {
  for (let cut = 0; cut <= 3; cut += 1) {
    const points = byWord.get(word.slice(0, word.length - cut));
    if (points) return points;
  }
  return undefined;
}

/** Patterns of `de` or, where a language is written in several ways, of `en-gb`. */
function patternsOf(locale: string): Hyphenator | undefined {
  const iso = locales.find(({ code }) => code === locale)?.iso.toLowerCase();
  for (const name of [iso, locale]) {
    try {
      const { hyphenateSync } = require(`hyphen/${String(name)}`) as HyphenModule;
      return (word) => hyphenateSync(word, { hyphenChar: softHyphen });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
    }
  }
  return undefined;
}

// Which languages a site has is not known before.
const require = createRequire(import.meta.url);

function longestOf(locale: string): number {
  return rulesOf(locale).longestPart;
}

/** Where a broken word breaks, in letters from its start. */
function pointsOf(broken: string, mark: string): number[] {
  const parts = broken.split(mark).slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('').length);
}

function joined(word: string, points: readonly number[]): string {
  return [0, ...points].map((from, index) => word.slice(from, points[index])).join(softHyphen);
}

/**
 * The fewest of the points that leave no part too long, and of those the most even ones. Parts have
 * four letters or, where there is no other way, three.
 */
function fewest(points: readonly number[], length: number, longest: number): readonly number[] {
  return evenParts(points, length, longest, 4) ?? evenParts(points, length, longest, 3) ?? [];
}

/** From each point the best way so far is known: fewer parts, then a smaller sum of their squares. */
function evenParts(
  points: readonly number[],
  length: number,
  longest: number,
  shortest: number,
): readonly number[] | undefined {
  interface Way {
    at: number;
    chosen: readonly number[];
    squares: number;
  }
  const ways: Way[] = [{ at: 0, chosen: [], squares: 0 }];
  for (const at of [...points, length]) {
    const [best] = ways
      .filter((way) => at - way.at >= shortest && at - way.at <= longest)
      .map(({ chosen, squares, at: from }) => ({
        at,
        chosen: [...chosen, at],
        squares: squares + (at - from) ** 2,
      }))
      // Of equal ones that whose first part is longer.
      .sort(
        (one, other) =>
          one.chosen.length - other.chosen.length ||
          one.squares - other.squares ||
          other.chosen[0]! - one.chosen[0]!,
      );
    if (best) ways.push(best);
  }
  const last = ways.at(-1)!;
  return last.at === length && length > 0 ? last.chosen.slice(0, -1) : undefined;
}
