import { copyFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { readPictures } from '#kit/build/pictures/resolve.ts';
import type { EntryProblem, Placed, PublishedFile, Reference } from '#kit/content/collection.ts';
import { contentFolder } from '#kit/content/published-file.ts';
import { defaultLocale, isPartly } from '#kit/i18n/locales.ts';
import { unknownFacts, withFacts } from '#kit/site/company-facts.ts';
import type { Artwork } from '#kit/site/define.ts';

import { withSoftHyphens } from './hyphenation.ts';
import { withLastWords } from './last-words.ts';
import { withNoBreakSpaces } from './no-break-spaces.ts';
import { pseudoText } from './pseudo.ts';
import {
  type Collections,
  type ContentFile,
  entriesIn,
  formatProblem,
  readContent,
} from './read.ts';
import { withTexts } from './texts.ts';

interface BuildOptions {
  /** Drawings that content may name. */
  artwork?: Artwork | undefined;
  /** Where pictures are kept between builds; beside the content where it is not said. */
  cache?: string;
  /** A language that gets lengthened English in the place of its words. */
  pseudoLocale?: string | undefined;
  /** Gets the files that entries show (`Collection.files`). */
  publicDir?: string;
  /** Facts that texts may name in braces, in a language. */
  factsOf?: (locale: string) => Readonly<Record<string, string>>;
}

/** By collection. */
type Entries = Readonly<Record<string, readonly Placed[]>>;

/**
 * Reads and checks all content, makes its pictures, and keeps it for the pages.
 *
 * @param target Gets what `createReader` reads. Where there are problems it stays as it is.
 * @returns what is wrong (`file:line: field: message`, where a problem belongs to a file).
 */
export async function buildContent(
  collections: Collections,
  target: string,
  {
    artwork,
    cache = path.dirname(target),
    pseudoLocale,
    publicDir,
    factsOf = () => ({}),
  }: BuildOptions = {},
): Promise<string[]> {
  const { files, problems: unreadable } = readContent(collections);
  // Entries that could not be read would be missed by others.
  if (unreadable.length > 0) return unreadable.map(formatProblem);

  const pictures = await readPictures(files, cache, artwork, ({ collection, id }) =>
    collections[collection]?.defaultDrawing?.(id),
  );
  const fileOf = new Map<Placed, ContentFile>();
  const entries: Record<string, Placed[]> = {};
  const english = entriesIn(files, defaultLocale);
  const facts = new Map(
    [...new Set(files.map(({ locale }) => locale))].map((locale) => [locale, factsOf(locale)]),
  );
  for (const [name, collection] of Object.entries(collections)) {
    entries[name] = files
      .filter((file) => file.collection === name)
      .map((file) => {
        const { locale, id } = file;
        const pseudo = locale === pseudoLocale ? english.get(file.name) : undefined;
        const source = pseudo ?? file;
        const spaced = withNoBreakSpaces(source, source.locale);
        const broken = withLastWords(withSoftHyphens(spaced, source.locale));
        const shown = withTexts(broken, ({ text }) =>
          withFacts(pseudo ? pseudoText(text) : text, facts.get(locale) ?? {}),
        );
        const fields = pictures.fieldsOf(source, shown.fields);
        const entry = collection.transform(fields, { locale, id }, (address) =>
          pictures.figureOf(source, address),
        );
        fileOf.set(entry, file);
        return entry;
      });
  }
  const problems = [
    ...pictures.problems.map(formatProblem),
    ...entryProblems(collections, entries, fileOf),
    ...files.flatMap((file) => wrongFacts(file, facts.get(file.locale) ?? {})),
  ];
  if (problems.length > 0) return problems;

  await pictures.make();
  keepEntries(entries, target);
  if (publicDir !== undefined) {
    const shown = Object.entries(collections).flatMap(([name, collection]) =>
      (entries[name] ?? []).flatMap((entry) => collection.files?.(entry) ?? []),
    );
    publishFiles(publicDir, shown);
  }
  return [];
}

/** What the collections find wrong across their entries, with the file of each. */
function entryProblems(
  collections: Collections,
  entries: Entries,
  fileOf: ReadonlyMap<Placed, ContentFile>,
): string[] {
  return Object.entries(collections).flatMap(([name, collection]) => {
    const own = entries[name] ?? [];
    return [
      ...collection.check(own),
      ...wrongNames(own),
      ...wrongReferences(own, collection.references ?? [], entries),
    ].map(({ entry, field, message }) => {
      const file = entry && fileOf.get(entry);
      return file ? formatProblem({ file, field, message }) : message;
    });
  });
}

function keepEntries(entries: Entries, target: string): void {
  mkdirSync(path.dirname(target), { recursive: true });
  // Whoever reads it meanwhile has the whole of the old one.
  writeFileSync(`${target}.unfinished`, JSON.stringify(entries));
  renameSync(`${target}.unfinished`, target);
}

/** Copies files to the site's folder of content; others there are of entries that are gone. */
function publishFiles(publicDir: string, shown: readonly PublishedFile[]): void {
  rmSync(path.join(publicDir, contentFolder), { recursive: true, force: true });
  for (const { file, path: address } of shown) {
    mkdirSync(path.dirname(path.join(publicDir, address)), { recursive: true });
    copyFileSync(file, path.join(publicDir, address));
  }
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

function wrongFacts(file: ContentFile, facts: Readonly<Record<string, string>>): string[] {
  return file.texts.flatMap(({ path: field, text }) =>
    unknownFacts(text, facts).map(({ name, line }) => {
      const known = Object.keys(facts).join(', ');
      const message = `there is no fact "{${name}}" of the company: ${known}`;
      return formatProblem({ file, field, line, message });
    }),
  );
}

/** Names of entries that there are not. */
export function wrongReferences(
  entries: readonly Placed[],
  references: readonly Reference[],
  all: Entries,
): EntryProblem[] {
  return references.flatMap(({ field, to, names, isOptional }) => {
    const known = new Set(all[names]?.map(({ id }) => id));
    const written = new Set(all[names]?.map(({ id, locale }) => `${locale}/${id}`));
    return entries.flatMap((entry) => {
      const value = (entry as Placed & Record<string, string | string[]>)[field] ?? [];
      return [value].flat().flatMap((name, index) => {
        const place = Array.isArray(value) ? [field, index] : [field];
        if (!known.has(name)) {
          return [{ entry, field: place, message: `there is no ${to} called "${name}"` }];
        }
        // A language that is published whole lacks none: that is told of the entry that is missing.
        if (isOptional || !isPartly(entry.locale) || written.has(`${entry.locale}/${name}`))
          return [];
        const message = `the ${to} "${name}" is not written in "${entry.locale}"`;
        return [{ entry, field: place, message }];
      });
    });
  });
}
