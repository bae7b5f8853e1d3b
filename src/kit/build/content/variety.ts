import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { parse } from 'yaml';
import { z } from 'zod';

import type { Pattern } from '#kit/content/collection.ts';

import type { Collections, ContentFile, FileProblem } from './read.ts';
import { proseLines, withoutIndexes } from './texts.ts';

/** Number of entries that may share a pattern in any collection, even if `most` allows fewer in a small one. */
const alwaysAllowed = 4;

/**
 * Returns a problem for each pattern that too many entries of a collection share in a language. Patterns
 * come from the collection (`Collection.variety`) and from the language's file.
 *
 * @param folder Folder of the patterns of languages, a file `{language}.yaml` each.
 */
export function varietyProblems(
  files: readonly ContentFile[],
  collections: Collections,
  folder = 'src/content/patterns',
): FileProblem[] {
  const problems: FileProblem[] = [];
  for (const [locale, inLocale] of Map.groupBy(files, (file) => file.locale)) {
    const ofLanguage = patternsOf(path.join(folder, `${locale}.yaml`), Object.keys(collections));
    for (const [name, entries] of Map.groupBy(inLocale, ({ collection }) => collection)) {
      const patterns = [...(collections[name]?.variety ?? []), ...(ofLanguage[name] ?? [])];
      problems.push(...patterns.flatMap((pattern) => sharedByTooMany(entries, pattern)));
    }
  }
  return problems;
}

function sharedByTooMany(
  entries: readonly ContentFile[],
  { what, fields, pattern, most }: Pattern,
): FileProblem[] {
  const withFields = entries
    .map((file) => ({ file, texts: textsIn(file, fields) }))
    .filter(({ texts }) => texts.length > 0);
  const mostEntries = Math.max(alwaysAllowed, Math.floor(most * withFields.length));
  const places = withFields.flatMap(({ file, texts }) => {
    // An entry counts once for each text that the pattern captures, at the first field that has this text.
    const firstFields = new Map<string, readonly PropertyKey[]>();
    for (const { path: field, text } of texts) {
      const match = pattern.exec(proseLines(text).join('\n'));
      if (!match) continue;
      const shared = (match[1] ?? '').toLowerCase();
      if (!firstFields.has(shared)) firstFields.set(shared, field);
    }
    return [...firstFields].map(([shared, field]) => ({ shared, file, field }));
  });
  return [...Map.groupBy(places, ({ shared }) => shared)].flatMap(([shared, sharing]) => {
    const [place] = sharing;
    if (!place || sharing.length <= mostEntries) return [];
    const name = shared === '' ? what : `${what} "${shared}"`;
    const lines = sharing.map(
      ({ file, field }) => `\n  ${file.file}:${String(file.lineOf(field))}`,
    );
    const message = `${name} in ${String(sharing.length)} of ${String(withFields.length)} entries, at most ${String(mostEntries)}:${lines.join('')}`;
    return [{ ...place, message }];
  });
}

function textsIn({ texts }: ContentFile, fields?: readonly string[]): ContentFile['texts'] {
  if (!fields) return texts;
  return texts.filter(({ path: field }) => fields.includes(withoutIndexes(field)));
}

const textSchema = z.string().min(1);

const patternSchema = z.strictObject({
  what: textSchema,
  fields: z.array(textSchema).min(1).optional(),
  /** Matched without regard to case. */
  pattern: textSchema.transform((source, context) => {
    try {
      return new RegExp(source, 'iu');
    } catch (error) {
      context.addIssue(String(error));
      return z.NEVER;
    }
  }),
  most: z.number().min(0).max(1),
});

/**
 * Returns the patterns in a language's file, by collection.
 *
 * @throws Error if the file breaks its schema or names an unknown collection.
 */
function patternsOf(
  file: string,
  collections: readonly string[],
): Partial<Record<string, Pattern[]>> {
  if (!existsSync(file)) return {};
  const patterns = z.partialRecord(z.enum(collections), z.array(patternSchema));
  const { data, error } = patterns.safeParse(parse(readFileSync(file, 'utf8')) ?? {});
  if (!data) throw new Error(`${file}: ${z.prettifyError(error)}`);
  return data;
}
