import { createHash, hash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Collection, Placed } from '../../content/collection.ts';
import { entriesFile, type Stored, type TextPlace, textsFile } from '../../content/store.ts';
import { parseFile } from './parse.ts';

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
 * each problem names file and field.
 */
export function buildContent(
  collections: Collections,
  folder: string,
  program: string = programDigest(),
): { entries: number; read: number; problems: string[] } {
  const known = readKnown(folder, program);
  const problems: string[] = [];
  const stored: Record<string, StoredEntry[]> = {};
  const sources: Sources = { program, files: {} };
  const texts: Buffer[] = [];
  let length = 0;
  let read = 0;

  for (const [name, collection] of Object.entries(collections)) {
    const entries: StoredEntry[] = (stored[name] = []);
    const files: Source[] = (sources.files[name] = []);
    for (const file of globSync(collection.include, { cwd: collection.directory }).sort()) {
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
    // What is not whole lacks the entries that could not be read.
    if (problems.length > 0) continue;
    try {
      collection.check(entries);
    } catch (error) {
      problems.push(messageOf(error));
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
    try {
      const { data, error } = collection.schema.safeParse(parseFile(file, source));
      if (error) {
        problems.push(
          ...error.issues.map((issue) => `${name}: ${issue.path.join('.')}: ${issue.message}`),
        );
        return undefined;
      }
      const { html, ...entry } = collection.transform(data, placeOf(file)) as Entry;
      return { entry, text: html === undefined ? undefined : Buffer.from(html) };
    } catch (error) {
      problems.push(`${name}: ${messageOf(error)}`);
      return undefined;
    }
  }
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
  const folders = ['../../content', '.'].map((name) => path.join(import.meta.dirname, name));
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

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
