import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { parse } from 'yaml';
import { z } from 'zod';

import type { WordingMistake } from './wording.ts';

const text = z.string().min(1);

/** A form to avoid: a word or phrase, in which `*` stands for any letters. */
const form = z.union([
  text.transform((form) => ({ form, within: [] as string[], allowed: [] as string[] })),
  z.strictObject({
    form: text,
    /** Phrases in which the form is right after all. */
    within: z.array(text).default([]),
    /** Entries that may have the form (`services/data-engineering`, `posts/*`), or `messages`. */
    allowed: z.array(text).default([]),
  }),
]);

const termbase = z
  .array(
    z.strictObject({
      /** The word to write instead. If missing, there is no better word, and texts should avoid the forms altogether. */
      term: text.optional(),
      meaning: text,
      not: z.array(form).min(1).optional(),
    }),
  )
  .min(1);

/** A form to avoid, compiled for checks. */
interface Form {
  /** End of a message that begins with the form: ' instead of "site"'. */
  advice: string;
  isAllowed: (place: string) => boolean;
}

/**
 * One expression for all forms of a language. Each form has a capture group, in the order of `forms`. Phrases
 * in which a form is right come first in the expression and have no group: they are matched and then skipped.
 */
interface Forms {
  any: RegExp;
  forms: readonly Form[];
}

/**
 * Returns the mistakes in a line of prose: forms that the termbase of its language lists as forms to avoid.
 *
 * @param place See `wordingMistakesIn`.
 * @param folder Folder of the termbases, a file `{language}.yaml` each.
 */
export function termMistakesIn(
  prose: string,
  locale: string,
  place: string,
  folder = 'src/content/terms',
): WordingMistake[] {
  const ruledOut = formsOf(path.join(folder, `${locale}.yaml`));
  if (!ruledOut) return [];
  return [...prose.matchAll(ruledOut.any)].flatMap((match) => {
    const [text, ...groups] = match;
    const form = ruledOut.forms.find((_form, index) => groups[index] !== undefined);
    // If no group has matched, the match is a phrase in which the form is right.
    if (!form || form.isAllowed(place)) return [];
    return [{ text, index: match.index, says: `"${text}"${form.advice}` }];
  });
}

const cache = new Map<string, Forms | undefined>();

/** Returns the forms of a termbase, which is read once; undefined if there is no such file. */
function formsOf(file: string): Forms | undefined {
  if (!cache.has(file)) cache.set(file, existsSync(file) ? readForms(file) : undefined);
  return cache.get(file);
}

function readForms(file: string): Forms {
  const { data, error } = termbase.safeParse(parse(readFileSync(file, 'utf8')));
  if (!data) throw new Error(`${file}: ${z.prettifyError(error)}`);
  const allForms = data
    .flatMap(({ term, not = [] }) => not.map((form) => ({ term, ...form })))
    // A regular expression uses the first alternative that matches, so longer forms must come before shorter ones.
    .sort((a, b) => b.form.length - a.form.length);
  const phrases = allForms.flatMap(({ within }) => within).map(patternOf);
  const groups = allForms.map(({ form }) => `(${patternOf(form)})`);
  return {
    any: new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${[...phrases, ...groups].join('|')})(?![\\p{L}\\p{N}])`,
      'gu',
    ),
    forms: allForms.map(({ term, allowed }) => ({
      advice: term ? ` instead of "${term}"` : ', a word to leave out',
      isAllowed: (place) => allowed.some((pattern) => isIn(place, pattern)),
    })),
  };
}

/**
 * Returns the source of a regular expression that matches a form. The first letter may also be a capital, as at
 * the start of a sentence.
 */
function patternOf(form: string): string {
  return form
    .replace(/[\\^$.|?+()[\]{}]/g, '\\$&')
    .replace(/^\p{Ll}/u, (first) => `[${first}${first.toUpperCase()}]`)
    .replaceAll('*', '\\p{L}*')
    .replaceAll(' ', '\\s');
}

/** Whether a place matches a pattern of `allowed`. */
function isIn(place: string, pattern: string): boolean {
  return pattern.endsWith('/*') ? place.startsWith(pattern.slice(0, -1)) : place === pattern;
}
