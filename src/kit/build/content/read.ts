import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Collection, Placed } from '#kit/content/collection.ts';
import { defaultLocale } from '#kit/i18n/locales.ts';

import { type ParsedFile, ParseError, parseFile } from './parse.ts';
import { type FieldText, textsOf } from './texts.ts';

export type Collections = Readonly<Record<string, Collection<unknown, Placed>>>;

/** A file of content: an entry in a language. */
export interface ContentFile extends Placed {
  collection: string;
  /** What it is called in every language: 'services/data-engineering'. */
  name: string;
  /** Path from the project: 'src/content/services/de/data-engineering/index.yaml'. */
  file: string;
  /** That of its collection: 'src/content/services'. */
  directory: string;
  /** As the schema took them. */
  fields: object;
  /** The words among them, as they are written. */
  texts: readonly FieldText[];
  /** Of a translation: the fingerprint of the English entry that it was made from (status.ts). */
  source: unknown;
  lineOf: ParsedFile['lineOf'];
}

/** What is wrong with a file. */
export interface FileProblem {
  file: Pick<ContentFile, 'file' | 'lineOf'>;
  message: string;
  field?: readonly PropertyKey[] | undefined;
  /** Of the field's text, from 0. */
  line?: number;
}

/** `file:line: field: message` */
export function formatProblem({
  file: { file, lineOf },
  field = [],
  line,
  message,
}: FileProblem): string {
  const name = field.length > 0 ? `${field.map(String).join('.')}: ` : '';
  return `${file}:${String(lineOf(field, line))}: ${name}${message}`;
}

/** Reads all files of content and holds each to the schema of its collection. */
export function readContent(collections: Collections): {
  files: ContentFile[];
  problems: FileProblem[];
} {
  const problems = unreadFiles(collections);
  const files = Object.entries(collections).flatMap(([name, collection]) =>
    filesOf(collection).flatMap((relative) => readFile(name, collection, relative, problems) ?? []),
  );
  return { files, problems };
}

/** The entries of a language, by what they are called in every language. */
export function entriesIn(files: readonly ContentFile[], locale: string): Map<string, ContentFile> {
  return new Map(files.filter((file) => file.locale === locale).map((file) => [file.name, file]));
}

function readFile(
  collectionName: string,
  { directory, schema, references = [], unread = [], ...settings }: Collections[string],
  relativePath: string,
  problems: FileProblem[],
): ContentFile | undefined {
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
  const { source, ...translated } = { ...(parsed.fields as { source?: unknown }) };
  const { data, error } = schema.safeParse(
    place.locale === defaultLocale ? parsed.fields : translated,
  );
  for (const issue of error?.issues ?? []) {
    problems.push({
      file: { file, lineOf },
      message: issue.message,
      field: [...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])],
      line: issue.code === 'custom' ? (issue.params?.['line'] as number) : 0,
    });
  }
  if (error) return undefined;
  const fields = data as object;
  // What names other entries or files is not read by visitors.
  const names = new Set<PropertyKey>([...references.map(({ field }) => field), ...unread]);
  const texts = textsOf(fields, settings).filter(
    ({ path: field }) => !names.has(field[0] ?? '') && !names.has(withoutPlaces(field)),
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

/** `comparison.measures.unit`, of whichever measure. */
const withoutPlaces = (field: readonly PropertyKey[]) =>
  field.filter((part) => !/^\d+$/.test(String(part))).join('.');

function filesOf({ directory, include }: Collections[string]): string[] {
  return globSync(include, { cwd: directory }).sort();
}

/**
 * Pictures and videos stand beside the entries that name them (src/kit/build/pictures), where those
 * that cannot be shown get their sentence.
 */
const pictureEnding = /\.(?:jpe?g|png|webp|avif|svg|gif|hei[cf]|tiff?|mp4|webm|mov)$/i;

/** Files beside those of the collections: a misspelt name would lose what is written there. */
function unreadFiles(collections: Collections): FileProblem[] {
  const byDirectory = Map.groupBy(Object.values(collections), ({ directory }) => directory);
  return [...byDirectory].flatMap(([directory, inside]) => {
    const read = new Set(inside.flatMap(filesOf));
    const patterns = inside.map(({ include }) => include).join(' or ');
    return globSync('**/*', { cwd: directory, withFileTypes: true })
      .filter(({ name }) => !name.startsWith('.') && !pictureEnding.test(name))
      .filter((file) => file.isFile())
      .map((file) => path.relative(directory, path.join(file.parentPath, file.name)))
      .filter((file) => !read.has(file))
      .sort()
      .map((file) => ({
        file: { file: path.posix.join(directory, file), lineOf: () => 1 },
        message: `is not read: files of this folder are called ${patterns}`,
      }));
  });
}

/** `de/data-engineering/index.yaml` is the German entry `data-engineering`. */
function entryAt(file: string): Placed {
  const [locale = '', ...rest] = file.slice(0, -path.extname(file).length).split(path.sep);
  return { locale, id: rest.join('/').replace(/\/index$/, '') };
}
