import { createHash, hash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Collection, EntryProblem, Placed, Reference } from '../../content/collection.ts';
import { entriesFile, type Stored, type TextPlace, textsFile } from '../../content/store.ts';
import { englishSentences, textsOf } from './english.ts';
import { otherNames } from './names.ts';
import { type ParsedFile, ParseError, parseFile } from './parse.ts';

/** Remembers which files the kept entries were made from. */
const sourcesFile = 'sources.json';

export type Collections = Readonly<Record<string, Collection<unknown, Placed>>>;

type Entry = Placed & { html?: string };
type StoredEntry = Stored<Placed> & { html?: TextPlace };

interface Source {
  /** Name within the collection's directory. */
  file: string;
  digest: string;
}

/** The files of each collection, in the order of its entries. */
interface Sources {
  program: string;
  files: Record<string, Source[]>;
}

/**
 * Reads, checks and keeps all content. What was made from a file that has not changed is kept.
 *
 * @param folder Gets what `openContent` reads. Where there are problems it stays as it is.
 * @returns how many entries there are, how many of them had to be read anew, and what is wrong:
 * `file:line: field: message`, where a problem belongs to a file.
 */
export function buildContent(
  collections: Collections,
  folder: string,
  program: string = programDigest(),
): { entries: number; read: number; problems: string[] } {
  const known = readKnown(folder, program);
  const problems = unreadFiles(collections);
  const stored: Record<string, StoredEntry[]> = {};
  const sources: Sources = { program, files: {} };
  const texts: Buffer[] = [];
  let length = 0;
  let read = 0;

  for (const [name, collection] of Object.entries(collections)) {
    const entries: StoredEntry[] = (stored[name] = []);
    const files: Source[] = (sources.files[name] = []);
    for (const file of filesOf(collection)) {
      const source = readFileSync(path.join(collection.directory, file));
      const digest = hash('sha256', source, 'base64url');
      const kept = known?.entryOf(name, { file, digest });
      const made = kept ?? make(collection, file, source.toString());
      if (!made) continue;
      if (!kept) read += 1;
      const { entry, text } = made;
      entries.push(text ? { ...entry, html: [length, text.length] } : entry);
      files.push({ file, digest });
      if (text) {
        texts.push(text);
        length += text.length;
      }
    }
  }
  // Entries that could not be read would be missed by others.
  if (problems.length === 0) {
    for (const [name, collection] of Object.entries(collections)) {
      problems.push(
        ...[
          ...collection.check(stored[name] ?? []),
          ...wrongNames(stored[name] ?? []),
          ...wrongReferences(stored[name] ?? [], collection.references ?? [], stored),
        ].map((problem) => told(problem, name, collection)),
      );
    }
  }

  if (problems.length === 0) {
    mkdirSync(folder, { recursive: true });
    rmSync(path.join(folder, sourcesFile), { force: true });
    replace(path.join(folder, textsFile), Buffer.concat(texts, length));
    replace(path.join(folder, entriesFile), JSON.stringify(stored));
    // Last, so that what it tells of is there.
    replace(path.join(folder, sourcesFile), JSON.stringify(sources));
  }
  const entries = Object.values(stored).reduce((sum, { length }) => sum + length, 0);
  return { entries, read, problems };

  function make(collection: Collections[string], file: string, source: string) {
    const name = path.posix.join(collection.directory, file);
    let parsed: ParsedFile;
    try {
      parsed = parseFile(file, source);
    } catch (error) {
      if (!(error instanceof ParseError)) throw error;
      problems.push(`${name}:${String(error.line)}: ${error.message}`);
      return undefined;
    }
    const { data, error } = collection.schema.safeParse(parsed.fields);
    if (error) {
      for (const issue of error.issues) {
        // A field that the schema does not know is named by its own line.
        const field = [...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys : [])];
        const line = issue.code === 'custom' ? (issue.params?.['line'] as number) : 0;
        problems.push(
          `${name}:${String(parsed.lineOf(field, line))}: ${fieldName(issue.path)}${issue.message}`,
        );
      }
      return undefined;
    }
    const place = placeOf(file);
    if (place.locale !== 'en') {
      for (const { path: field, text } of textsOf(data)) {
        for (const sentence of englishSentences(text)) {
          const line = text.slice(0, text.indexOf(sentence)).split('\n').length - 1;
          problems.push(
            `${name}:${String(parsed.lineOf(field, line))}: ${fieldName(field)}is English: "${sentence}"`,
          );
        }
      }
    }
    const { html, ...entry } = collection.transform(data, place) as Entry;
    return { entry, text: html === undefined ? undefined : Buffer.from(html) };
  }

  function told({ message, entry, field = [] }: EntryProblem, name: string, { directory }: Named) {
    if (!entry) return message;
    const { file = '' } = sources.files[name]?.[stored[name]?.indexOf(entry) ?? -1] ?? {};
    const source = readFileSync(path.join(directory, file), 'utf8');
    const line = parseFile(file, source).lineOf(field);
    return `${path.posix.join(directory, file)}:${String(line)}: ${fieldName(field)}${message}`;
  }
}

type Named = Pick<Collection<unknown, Placed>, 'directory' | 'include'>;

function filesOf({ directory, include }: Named): string[] {
  return globSync(include, { cwd: directory }).sort();
}

/** Files beside those of the collections: a misspelt name would lose what is written there. */
function unreadFiles(collections: Collections): string[] {
  const byDirectory = Map.groupBy(Object.values(collections), ({ directory }) => directory);
  return [...byDirectory].flatMap(([directory, inside]) => {
    const read = new Set(inside.flatMap(filesOf));
    const patterns = inside.map(({ include }) => include).join(' or ');
    return globSync('**/*', { cwd: directory, withFileTypes: true })
      .filter((file) => file.isFile() && !file.name.startsWith('.'))
      .map((file) => path.relative(directory, path.join(file.parentPath, file.name)))
      .filter((file) => !read.has(file))
      .sort()
      .map((file) => {
        const name = path.posix.join(directory, file);
        return `${name}:1: is not read: files of this folder are called ${patterns}`;
      });
  });
}

/** A file's name becomes an address, and two files may not have the same. */
function wrongNames(entries: readonly Placed[]): EntryProblem[] {
  const seen = new Set<string>();
  return entries.flatMap((entry) => {
    const place = `${entry.locale}/${entry.id}`;
    const twice = seen.has(place);
    seen.add(place);
    if (twice) return [{ entry, message: `another file is called "${entry.id}" too` }];
    if (/^[a-z\d]+(?:[-/][a-z\d]+)*$/.test(entry.id)) return [];
    return [{ entry, message: 'a file is called by small letters, digits and hyphens alone' }];
  });
}

function wrongReferences(
  entries: readonly Placed[],
  references: readonly Reference[],
  all: Readonly<Record<string, readonly Placed[]>>,
): EntryProblem[] {
  return references.flatMap(({ field, to, names }) => {
    const known = new Set(all[names]?.map(({ id }) => id) ?? otherNames[names]);
    return entries.flatMap((entry) => {
      const value = (entry as Placed & Record<string, string | string[]>)[field] ?? [];
      return [value].flat().flatMap((name, index) => {
        if (known.has(name)) return [];
        const place = Array.isArray(value) ? [field, index] : [field];
        return [{ entry, field: place, message: `there is no ${to} called "${name}"` }];
      });
    });
  });
}

function fieldName(field: readonly PropertyKey[]): string {
  return field.length === 0 ? '' : `${field.map(String).join('.')}: `;
}

/** `de/data-engineering/index.yaml` is the German entry `data-engineering`. */
function placeOf(file: string): Placed {
  const [locale = '', ...rest] = file.slice(0, -path.extname(file).length).split(path.sep);
  return { locale, id: rest.join('/').replace(/\/index$/, '') };
}

/** What the same program made of files before. */
function readKnown(folder: string, program: string) {
  try {
    const sources = JSON.parse(readFileSync(path.join(folder, sourcesFile), 'utf8')) as Sources;
    if (sources.program !== program) return undefined;
    const stored = JSON.parse(readFileSync(path.join(folder, entriesFile), 'utf8')) as Record<
      string,
      StoredEntry[]
    >;
    const texts = readFileSync(path.join(folder, textsFile));
    const entries = new Map(
      Object.entries(sources.files).flatMap(([name, files]) =>
        files.map(({ file, digest }, index) => [
          `${name} ${file} ${digest}`,
          stored[name]?.[index],
        ]),
      ),
    );
    return {
      entryOf: (name: string, { file, digest }: Source) => {
        const entry = entries.get(`${name} ${file} ${digest}`);
        if (!entry) return undefined;
        const [start = 0, bytes = 0] = entry.html ?? [];
        return { entry, text: entry.html && texts.subarray(start, start + bytes) };
      },
    };
  } catch {
    return undefined;
  }
}

/** Changes with everything that entries are made by. */
function programDigest(): string {
  const folders = ['../../content', '../../i18n', '.'].map((name) =>
    path.join(import.meta.dirname, name),
  );
  const digest = createHash('sha256');
  for (const folder of folders) {
    for (const file of globSync('*.ts', { cwd: folder }).sort()) {
      digest.update(readFileSync(path.join(folder, file)));
    }
  }
  // It says which versions of libraries there are.
  return digest.update(readFileSync('package.json')).digest('hex');
}

/** Whoever has the file open keeps the one that was there. */
function replace(file: string, data: string | Buffer): void {
  writeFileSync(`${file}.unfinished`, data);
  renameSync(`${file}.unfinished`, file);
}
