import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { readPictures } from '#kit/build/pictures/resolve.ts';
import type { EntryProblem, Placed, Reference } from '#kit/content/collection.ts';
import { defaultLocale } from '#kit/i18n/locales.ts';
import type { Artwork } from '#kit/site/define.ts';

import { pseudoFields } from './pseudo.ts';
import {
  type Collections,
  type ContentFile,
  entriesIn,
  formatProblem,
  readContent,
} from './read.ts';

interface BuildOptions {
  /** Drawings that content may name. */
  artwork?: Artwork | undefined;
  /** Where pictures are kept between builds; beside the content where it is not said. */
  cache?: string;
  /** A language that gets lengthened English in the place of its words. */
  pseudoLocale?: string | undefined;
}

/**
 * Reads and checks all content, makes its pictures, and keeps it for the pages.
 *
 * @param target Gets what `createReader` reads. Where there are problems it stays as it is.
 * @returns what is wrong (`file:line: field: message`, where a problem belongs to a file).
 */
export async function buildContent(
  collections: Collections,
  target: string,
  { artwork, cache = path.dirname(target), pseudoLocale }: BuildOptions = {},
): Promise<string[]> {
  const { files, problems } = readContent(collections);
  // Entries that could not be read would be missed by others.
  if (problems.length > 0) return problems.map(formatProblem);

  const pictures = await readPictures(files, cache, artwork, ({ collection, id }) =>
    collections[collection]?.defaultDrawing?.(id),
  );
  const found = pictures.problems.map(formatProblem);
  const fileOf = new Map<Placed, ContentFile>();
  const entries: Record<string, Placed[]> = {};
  const english = entriesIn(files, defaultLocale);
  for (const [name, collection] of Object.entries(collections)) {
    entries[name] = files
      .filter((file) => file.collection === name)
      .map((file) => {
        const { locale, id } = file;
        const pseudo = locale === pseudoLocale && english.get(file.name);
        const source = pseudo || file;
        const fields = pictures.fieldsOf(source, pseudo ? pseudoFields(pseudo) : file.fields);
        const entry = collection.transform(fields, { locale, id }, (address) =>
          pictures.figureOf(source, address),
        );
        fileOf.set(entry, file);
        return entry;
      });
  }
  for (const [name, collection] of Object.entries(collections)) {
    const own = entries[name] ?? [];
    const wrong = [
      ...collection.check(own),
      ...wrongNames(own),
      ...wrongReferences(own, collection.references ?? [], entries),
    ];
    for (const { entry, field, message } of wrong) {
      const file = entry && fileOf.get(entry);
      found.push(file ? formatProblem({ file, field, message }) : message);
    }
  }
  if (found.length === 0) {
    await pictures.make();
    mkdirSync(path.dirname(target), { recursive: true });
    // Whoever reads it meanwhile has the whole of the old one.
    writeFileSync(`${target}.unfinished`, JSON.stringify(entries));
    renameSync(`${target}.unfinished`, target);
  }
  return found;
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
    const known = new Set(all[names]?.map(({ id }) => id));
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
