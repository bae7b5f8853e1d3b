import { existsSync, readFileSync } from 'node:fs';

import { parse } from 'yaml';
import { z } from 'zod';

export interface WordingRule {
  /** Matches each mistake in a line of prose. Has the flag `g`. */
  wrong: RegExp;
  /** Names the mistake, as messages write it after "has": 'a space before a punctuation mark'. */
  says: string;
}

/** A rule by which the build replaces plain spaces by no-break spaces. */
export interface SpaceRule {
  /** Matches each space in prose that is to be replaced. Has the flag `g`. */
  at: RegExp;
  /** The no-break space: U+00A0, or the narrow U+202F. */
  as: string;
}

/** The rules of a language. All are optional in its files. */
export interface LanguageRules {
  /**
   * Matches words that the language has in common with English. If undefined, English words cannot be told
   * from those of the language, and texts are not searched for English.
   */
  sharedWords: RegExp | undefined;
  typography: readonly WordingRule[];
  spaces: readonly SpaceRule[];
  /** The most letters that a heading or label may have without a place to break. */
  longestPart: number;
  /** Share of the original's length below which a person should review a translation. If undefined, none is compared. */
  usualLength: number | undefined;
  /** Messages that are the same as in English on purpose. */
  sameMessages: readonly string[];
}

/** Source of a regular expression for a unit of measurement. It replaces `{unit}` in the files of rules. */
const unit = String.raw`(?:%|ms|s|min|h|kB|MB|GB|TB|px|mm|cm|m|km|g|kg|bar|kWh?|°C|€|₹)(?![\p{L}\p{N}’-])`;

/** Not trimmed: spaces at the ends of an expression are a part of it. */
const text = z.string().min(1);

/** Compiles a regular expression from a file of rules, after `{unit}` is replaced. */
function expression(written: string, flags: string, context: z.RefinementCtx): RegExp {
  try {
    return new RegExp(written.replaceAll('{unit}', unit), flags);
  } catch (error) {
    context.addIssue(String(error));
    return z.NEVER;
  }
}

const wordingRule = z
  .strictObject({ wrong: text, says: text, ignoreCase: z.boolean().default(false) })
  .transform(({ wrong, says, ignoreCase }, context) => ({
    says,
    wrong: expression(wrong, ignoreCase ? 'giu' : 'gu', context),
  }));

const spaceRule = z
  .strictObject({ at: text, narrow: z.boolean().default(false) })
  .transform(({ at, narrow }, context) => ({
    at: expression(at, 'gu', context),
    as: narrow ? '\u202F' : '\u00A0',
  }));

const schema = z.strictObject({
  sharedWords: z
    .string('must be words in one text, with spaces between them')
    .trim()
    .min(1)
    .optional(),
  typography: z.array(wordingRule).default([]),
  spaces: z.array(spaceRule).default([]),
  longestPart: z.number().int().positive().optional(),
  usualLength: z.number().positive().optional(),
  sameMessages: z.array(text).default([]),
});

/** `longestPart` of a language whose files do not set it. */
export const defaultLongestPart = 12;

/** Folders of the rules of the kit and of the site. Neither needs a file for every language. */
const folders = ['src/kit/build/content/rules', 'src/content/rules'];

const cache = new Map<string, LanguageRules>();

/**
 * Returns the rules of a language. They are read once and cached.
 *
 * @throws Error if a file of rules breaks its schema.
 */
export function rulesOf(locale: string): LanguageRules {
  const rules = cache.get(locale) ?? readRules(locale, folders);
  cache.set(locale, rules);
  return rules;
}

/**
 * Reads and merges the rules of a language.
 *
 * @param from Folders with a file `{language}.yaml` each. Lists are joined; a number in a later folder
 * overrides one in an earlier folder.
 */
export function readRules(locale: string, from: readonly string[]): LanguageRules {
  const files = from.map((folder) => readFile(`${folder}/${locale}.yaml`));
  const shared = files.flatMap(({ sharedWords }) => sharedWords?.split(/\s+/) ?? []);
  return {
    sharedWords:
      shared.length === 0
        ? undefined
        : new RegExp(`^(?:${shared.map(sharedWordPattern).join('|')})$`, 'u'),
    typography: files.flatMap(({ typography }) => typography),
    spaces: files.flatMap(({ spaces }) => spaces),
    longestPart:
      files.findLast(({ longestPart }) => longestPart)?.longestPart ?? defaultLongestPart,
    usualLength: files.findLast(({ usualLength }) => usualLength)?.usualLength,
    sameMessages: files.flatMap(({ sameMessages }) => sameMessages),
  };
}

/** Returns the source of an expression for a word of `sharedWords`, in which `*` stands for any letters. */
function sharedWordPattern(word: string): string {
  return word.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '\\p{Ll}*');
}

function readFile(file: string): z.infer<typeof schema> {
  const written: unknown = existsSync(file) ? parse(readFileSync(file, 'utf8')) : {};
  const { data, error } = schema.safeParse(written ?? {});
  if (!data) throw new Error(`${file}: ${z.prettifyError(error)}`);
  return data;
}
