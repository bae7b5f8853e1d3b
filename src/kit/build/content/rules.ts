import { existsSync, readFileSync } from 'node:fs';

import { parse } from 'yaml';
import { z } from 'zod';

export interface WordingRule {
  /** Global: finds what is wrong in a line of prose. */
  wrong: RegExp;
  says: string;
}

/** Where a plain space is set as one at which no line breaks. */
export interface SpaceRule {
  /** Global: finds such spaces in prose. */
  at: RegExp;
  as: string;
}

/** Rules of a language. None is needed: what a language does not have, its texts are not held to. */
export interface LanguageRules {
  /**
   * Finds words that it has in common with English. Without them nothing tells English from words of
   * its own, and no English is looked for.
   */
  sharedWords: RegExp | undefined;
  typography: readonly WordingRule[];
  spaces: readonly SpaceRule[];
  /** So many letters in a row may stand in a heading or label. */
  longestPart: number;
  /** Share of the original below which somebody should look at a translation. */
  usualLength: number | undefined;
  /** Messages that are the same as the English on purpose. */
  sameMessages: readonly string[];
}

/** Stands for units of measurement in an expression. */
const unit = String.raw`(?:%|ms|s|min|h|kB|MB|GB|TB|px|mm|cm|m|km|g|kg|bar|kWh?|°C|€|₹)(?![\p{L}\p{N}’-])`;

const text = z.string().trim().min(1);

/** A regular expression as a file of rules has it, with `{unit}` for those above. */
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

/** The kit's own rules, and those that the site has besides: it needs none of either. */
const folders = ['src/kit/build/content/rules', 'src/content/rules'];

const known = new Map<string, LanguageRules>();

/** @throws Error where a file of rules breaks its schema. */
export function rulesOf(locale: string): LanguageRules {
  const rules = known.get(locale) ?? readRules(locale, folders);
  known.set(locale, rules);
  return rules;
}

/** @param from Folders with a file `{language}.yaml` each; the later one counts. */
export function readRules(locale: string, from: readonly string[]): LanguageRules {
  const found = from.map((folder) => readFile(`${folder}/${locale}.yaml`));
  const shared = found.flatMap(({ sharedWords }) => sharedWords?.split(/\s+/) ?? []);
  return {
    sharedWords:
      shared.length === 0
        ? undefined
        : new RegExp(`^(?:${shared.join('|').replaceAll('*', '\\p{Ll}*')})$`, 'u'),
    typography: found.flatMap(({ typography }) => typography),
    spaces: found.flatMap(({ spaces }) => spaces),
    longestPart: found.findLast(({ longestPart }) => longestPart)?.longestPart ?? 12,
    usualLength: found.findLast(({ usualLength }) => usualLength)?.usualLength,
    sameMessages: found.flatMap(({ sameMessages }) => sameMessages),
  };
}

function readFile(file: string): z.infer<typeof schema> {
  const written: unknown = existsSync(file) ? parse(readFileSync(file, 'utf8')) : {};
  const { data, error } = schema.safeParse(written ?? {});
  if (!data) throw new Error(`${file}: ${z.prettifyError(error)}`);
  return data;
}
