import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { parse } from 'yaml';
import { z } from 'zod';

import type { Pattern } from '#kit/content/collection.ts';

import type { Collections, ContentFile, FileProblem } from './read.ts';
import { proseLines } from './texts.ts';

/** So many entries are no pattern yet, however small their collection is. */
const few = 4;

/**
 * Patterns that more entries of a collection share in a language than may: those of the collection
 * and, from `{language}.yaml` in the folder, those of the language.
 */
export function varietyProblems(
  files: readonly ContentFile[],
  collections: Collections,
  folder = 'src/content/patterns',
): FileProblem[] {
  return [...Map.groupBy(files, ({ locale }) => locale)].flatMap(([locale, all]) => {
    const ofLanguage = patternsOf(path.join(folder, `${locale}.yaml`), Object.keys(collections));
    return [...Map.groupBy(all, ({ collection }) => collection)].flatMap(([name, entries]) =>
      [...(collections[name]?.variety ?? []), ...(ofLanguage[name] ?? [])].flatMap((pattern) =>
        sharedByTooMany(entries, pattern),
      ),
    );
  });
}

function sharedByTooMany(
  entries: readonly ContentFile[],
  { what, fields, pattern, most }: Pattern,
): FileProblem[] {
  const having = entries
    .map((file) => ({ file, texts: textsIn(file, fields) }))
    .filter(({ texts }) => texts.length > 0);
  const bound = Math.max(few, Math.floor(most * having.length));
  const places = having.flatMap(({ file, texts }) => {
    // An entry counts once for what it shares, where that first stands.
    const first = new Map<string, readonly PropertyKey[]>();
    for (const { path: field, text } of texts) {
      const found = pattern.exec(proseLines(text).join('\n'));
      const shared = (found?.[1] ?? '').toLowerCase();
      if (found && !first.has(shared)) first.set(shared, field);
    }
    return [...first].map(([shared, field]) => ({ shared, file, field }));
  });
  return [...Map.groupBy(places, ({ shared }) => shared)].flatMap(([shared, all]) => {
    const [place] = all;
    if (!place || all.length <= bound) return [];
    const name = shared === '' ? what : `${what} "${shared}"`;
    const lines = all.map(({ file, field }) => `\n  ${file.file}:${String(file.lineOf(field))}`);
    const message = `${name} in ${String(all.length)} of ${String(having.length)} entries, at most ${String(bound)}:${lines.join('')}`;
    return [{ ...place, message }];
  });
}

function textsIn({ texts }: ContentFile, fields?: readonly string[]): ContentFile['texts'] {
  if (!fields) return texts;
  return texts.filter(({ path: field }) =>
    fields.includes(field.filter((part) => !/^\d+$/.test(String(part))).join('.')),
  );
}

const text = z.string().min(1);

const pattern = z.strictObject({
  what: text,
  fields: z.array(text).min(1).optional(),
  /** Capitals do not count. */
  pattern: text.transform((source, context) => {
    try {
      return new RegExp(source, 'iu');
    } catch (error) {
      context.addIssue(String(error));
      return z.NEVER;
    }
  }),
  most: z.number().min(0).max(1),
});

function patternsOf(
  file: string,
  collections: readonly string[],
): Partial<Record<string, Pattern[]>> {
  if (!existsSync(file)) return {};
  const patterns = z.partialRecord(z.enum(collections), z.array(pattern));
  const { data, error } = patterns.safeParse(parse(readFileSync(file, 'utf8')));
  if (!data) throw new Error(`${file}: ${z.prettifyError(error)}`);
  return data;
}
