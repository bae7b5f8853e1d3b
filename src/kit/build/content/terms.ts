import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { parse } from 'yaml';
import { z } from 'zod';

import type { Wording } from './wording.ts';

const text = z.string().min(1);

/** A form that texts do without; `*` stands for any letters. */
const form = z.union([
  text.transform((form) => ({ form, within: [] as string[], allowed: [] as string[] })),
  z.strictObject({
    form: text,
    /** Phrases in which it is right after all. */
    within: z.array(text).default([]),
    /** Places where it is: `services/data-engineering`, `posts/*`, `messages`. */
    allowed: z.array(text).default([]),
  }),
]);

const termbase = z
  .array(
    z.strictObject({
      /** What to write. Without it there is no better word: the forms are left out. */
      term: text.optional(),
      meaning: text,
      not: z.array(form).min(1).optional(),
    }),
  )
  .min(1);

interface Form {
  says: string;
  isAllowed: (place: string) => boolean;
}

/**
 * An expression that finds all forms of a language, and the form of each of its groups. It passes
 * over phrases in which a form is right: they come first and have no group.
 */
interface Forms {
  any: RegExp;
  forms: readonly Form[];
}

/**
 * Forms in a line of prose that the termbase of its language rules out.
 *
 * @param place See `wordingIn`.
 * @param folder Holds a termbase a language, `{language}.yaml`.
 */
export function formsIn(
  prose: string,
  locale: string,
  place: string,
  folder = 'src/content/terms',
): Wording[] {
  const known = formsOf(path.join(folder, `${locale}.yaml`));
  if (!known) return [];
  return [...prose.matchAll(known.any)].flatMap(({ index, 0: found, ...groups }) => {
    const form = known.forms.find((_form, group) => groups[group + 1] !== undefined);
    return !form || form.isAllowed(place)
      ? []
      : [{ text: found, index, says: `"${found}"${form.says}` }];
  });
}

const read = new Map<string, Forms | undefined>();

function formsOf(file: string): Forms | undefined {
  if (!read.has(file)) read.set(file, existsSync(file) ? readForms(file) : undefined);
  return read.get(file);
}

function readForms(file: string): Forms {
  const { data, error } = termbase.safeParse(parse(readFileSync(file, 'utf8')));
  if (!data) throw new Error(`${file}: ${z.prettifyError(error)}`);
  const all = data.flatMap(({ term, not = [] }) => not.map((form) => ({ term, ...form })));
  const phrases = all.flatMap(({ within }) => within).map(patternOf);
  const groups = all.map(({ form }) => `(${patternOf(form)})`);
  return {
    any: new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${[...phrases, ...groups].join('|')})(?![\\p{L}\\p{N}])`,
      'gu',
    ),
    forms: all.map(({ term, allowed }) => ({
      says: term ? ` instead of "${term}"` : ', a word to do without',
      isAllowed: (place) => allowed.some((pattern) => isIn(place, pattern)),
    })),
  };
}

/** A form is found as it is written, and with a capital where it begins a sentence. */
function patternOf(form: string): string {
  return form
    .replace(/[.?+()]/g, '\\$&')
    .replace(/^\p{Ll}/u, (first) => `[${first}${first.toUpperCase()}]`)
    .replaceAll('*', '\\p{L}*')
    .replaceAll(' ', '\\s');
}

function isIn(place: string, pattern: string): boolean {
  return pattern.endsWith('/*') ? place.startsWith(pattern.slice(0, -1)) : place === pattern;
}
