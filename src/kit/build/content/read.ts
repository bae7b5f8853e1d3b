import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { z } from 'zod';

import type { BaseEntry, Collection } from '#kit/content/collection.ts';
import { defaultLocale } from '#kit/i18n/locales.ts';

import { type ParsedFile, ParseError, parseFile } from './parse.ts';
import { type FieldText, textsOf, withoutIndexes } from './texts.ts';

export type Collections = Readonly<Record<string, Collection<unknown, BaseEntry>>>;

/** A file of content: an entry in one language. */
export interface ContentFile extends BaseEntry {
  collection: string;
  /** Name of the entry, the same in every language: 'services/data-engineering'. */
  name: string;
  /** Path from the project: 'src/content/services/de/data-engineering/index.yaml'. */
  file: string;
  /** Directory of the collection: 'src/content/services'. */
  directory: string;
  /** The fields as the schema returns them, without `source`. */
  fields: object;
  /** The texts among the fields that visitors read. */
  texts: readonly FieldText[];
  /** In a translation, the fingerprint of the original that it was made from (status.ts). */
  source: unknown;
  lineOf: ParsedFile['lineOf'];
}

/** A problem of a file and its place in the file. */
export interface FileProblem {
  file: Pick<ContentFile, 'file' | 'lineOf'>;
  message: string;
  field?: readonly PropertyKey[] | undefined;
  /** Line within the text of the field, from 0. */
  line?: number;
}

/** Returns `file:line: field: message`, or `file:line: message` for a problem of the file as a whole. */
export function formatProblem({
  file: { file, lineOf },
  field = [],
  line,
  message,
}: FileProblem): string {
  const name = field.length > 0 ? `${field.map(String).join('.')}: ` : '';
  return `${file}:${String(lineOf(field, line))}: ${name}${message}`;
}

/**
 * Reads all files of content and checks each against the schema of its collection.
 *
 * @returns the files that could be read, and problems of the others.
 */
export function readContent(collections: Collections): {
  files: ContentFile[];
  problems: FileProblem[];
} {
  const problems = unreadFileProblems(collections);
  const files = Object.entries(collections).flatMap(([name, collection]) =>
    filesOf(collection).flatMap((relative) => readFile(name, collection, relative, problems) ?? []),
  );
  return { files, problems };
}

/**
 * Returns the entries of a language by their names (`ContentFile.name`), which are the same in every
 * language.
 */
export function entriesIn(files: readonly ContentFile[], locale: string): Map<string, ContentFile> {
  return new Map(files.filter((file) => file.locale === locale).map((file) => [file.name, file]));
}

/** Reads one file. If it is not valid, adds its problems to `problems` and returns undefined. */
function readFile(
  collectionName: string,
  collection: Collections[string],
  relativePath: string,
  problems: FileProblem[],
): ContentFile | undefined {
  const { directory, schema, references = [], unread = [] } = collection;
  const file = path.posix.join(directory, relativePath);
  let parsed: ParsedFile;
  try {
    parsed = parseFile(relativePath, readFileSync(file, 'utf8'));
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    const { line, message } = error;
    problems.push({ file: { file, lineOf: () => line }, message });
    return undefined;
  }
  const { lineOf } = parsed;
  const place = entryAt(relativePath);
  const { source, ...withoutSource } = { ...(parsed.fields as { source?: unknown }) };
  // Only translations have the field `source` (status.ts), which is in no schema. In the default language the
  // field is not taken out, so that the strict schema reports it.
  const { data, error } = schema.safeParse(
    place.locale === defaultLocale ? parsed.fields : withoutSource,
  );
  for (const issue of error?.issues ?? []) {
    problems.push({
      file: { file, lineOf },
      message: issue.message,
      field: fieldOf(issue),
      line: lineInText(issue),
    });
  }
  if (error) return undefined;
  const fields = data as object;
  // Visitors do not read references to other entries and names of files.
  const unreadFields = new Set<PropertyKey>([...references.map(({ field }) => field), ...unread]);
  const texts = textsOf(fields, collection).filter(
    ({ path: field }) =>
      !unreadFields.has(field[0] ?? '') && !unreadFields.has(withoutIndexes(field)),
  );
  const name = path.posix.join(path.basename(directory), place.id);
  return {
    ...place,
    collection: collectionName,
    name,
    file,
    directory,
    fields,
    texts,
    source,
    lineOf,
  };
}

/** Returns the path of the field that an issue is about. Zod reports unknown keys at the object around them. */
function fieldOf(issue: z.core.$ZodIssue): readonly PropertyKey[] {
  return issue.code === 'unrecognized_keys'
    ? [...issue.path, ...issue.keys.slice(0, 1)]
    : issue.path;
}

/**
 * Returns the line within a text that an issue is about, from 0. Schemas of Markdown texts put it into
 * `params.line` of their custom issues (`text` in src/content/schema.ts).
 */
function lineInText(issue: z.core.$ZodIssue): number {
  if (issue.code !== 'custom') return 0;
  return (issue.params?.['line'] as number | undefined) ?? 0;
}

function filesOf({ directory, include }: Collections[string]): string[] {
  return globSync(include, { cwd: directory }).sort();
}

/**
 * Matches the extensions of pictures and videos. Entries refer to these files, so no collection reads them. HEIC
 * and TIFF are included although hardly any browser shows them: src/kit/build/pictures has a better message for them than
 * `unreadFileProblems`.
 */
const pictureEnding = /\.(?:jpe?g|png|webp|avif|svg|gif|hei[cf]|tiff?|mp4|webm|mov)$/i;

/**
 * Returns a problem for each file that no collection reads. Otherwise the content of a misnamed file would be missing
 * on the site without a message.
 */
function unreadFileProblems(collections: Collections): FileProblem[] {
  const byDirectory = Map.groupBy(Object.values(collections), ({ directory }) => directory);
  return [...byDirectory].flatMap(([directory, sharing]) => {
    const readFiles = new Set(sharing.flatMap(filesOf));
    const patterns = sharing.map(({ include }) => include).join(' or ');
    return globSync('**/*', { cwd: directory, withFileTypes: true })
      .filter(({ name }) => !name.startsWith('.') && !pictureEnding.test(name))
      .filter((file) => file.isFile())
      .map((file) => path.relative(directory, path.join(file.parentPath, file.name)))
      .filter((file) => !readFiles.has(file))
      .sort()
      .map((file) => ({
        file: { file: path.posix.join(directory, file), lineOf: () => 1 },
        message: `is not read: names of files in this folder match ${patterns}`,
      }));
  });
}

/** Returns locale and id of a file: `de/data-engineering/index.yaml` is the German `data-engineering`. */
function entryAt(file: string): BaseEntry {
  const [locale = '', ...rest] = file.slice(0, -path.extname(file).length).split(path.sep);
  return { locale, id: rest.join('/').replace(/\/index$/, '') };
}
