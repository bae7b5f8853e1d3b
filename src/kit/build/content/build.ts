import { copyFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { readPictures } from '#kit/build/pictures/resolve.ts';
import type { BaseEntry, EntryProblem, PublishedFile, Reference } from '#kit/content/collection.ts';
import { contentFolder } from '#kit/content/published-file.ts';
import { defaultLocale, isPublishedInPart } from '#kit/i18n/locales.ts';
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
import { type WithTexts, withTexts } from './texts.ts';

interface BuildOptions {
  /** The drawings that content may name. */
  artwork?: Artwork | undefined;
  /** Folder in which pictures are cached between builds. Default: the folder of the target. */
  cache?: string;
  /** Language whose texts are replaced by lengthened texts of the originals (pseudo.ts). */
  pseudoLocale?: string | undefined;
  /** Folder that gets copies of the files of entries (`Collection.files`). Default: nothing is copied. */
  publicDir?: string;
  /** The facts in a language, by the names that texts write in braces (`{email}`). */
  factsOf?: (locale: string) => Readonly<Record<string, string>>;
}

/** All entries, by the name of their collection. */
type Entries = Readonly<Record<string, readonly BaseEntry[]>>;

/**
 * Reads and checks all content, makes its pictures, and writes it to a file for the pages.
 *
 * @param target The file that `createReader` reads (src/kit/content/reader.ts). If there are
 * problems, the file is left as it is.
 * @returns the problems: `file:line: field: message`, or only a message if no single file is at fault.
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
  // Stops here, because the entries of unreadable files are missing: every reference to them would be reported too.
  if (unreadable.length > 0) return unreadable.map(formatProblem);

  const pictures = await readPictures(files, cache, artwork, ({ collection, id }) =>
    collections[collection]?.defaultDrawing?.(id),
  );
  const fileOf = new Map<BaseEntry, ContentFile>();
  const entries: Record<string, BaseEntry[]> = {};
  const originals = entriesIn(files, defaultLocale);
  const facts = new Map(
    [...new Set(files.map(({ locale }) => locale))].map((locale) => [locale, factsOf(locale)]),
  );
  for (const [name, collection] of Object.entries(collections)) {
    entries[name] = files
      .filter((file) => file.collection === name)
      .map((file) => {
        const { locale, id } = file;
        // In the pseudo-locale, the original replaces the translation.
        const original = locale === pseudoLocale ? originals.get(file.name) : undefined;
        const source = original ?? file;
        const filledIn = withTexts(typeset(source), ({ text }) =>
          withFacts(original ? pseudoText(text) : text, facts.get(locale) ?? {}),
        );
        const fields = pictures.fieldsOf(source, filledIn.fields);
        const entry = collection.transform(fields, { locale, id }, (address) =>
          pictures.pictureInText(source, address),
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
  writeEntries(entries, target);
  if (publicDir !== undefined) {
    const publishedFiles = Object.entries(collections).flatMap(([name, collection]) =>
      (entries[name] ?? []).flatMap((entry) => collection.files?.(entry) ?? []),
    );
    publishFiles(publicDir, publishedFiles);
  }
  return [];
}

/** Returns the fields and texts of an entry with no-break spaces, soft hyphens and joined last words. */
function typeset(file: ContentFile): WithTexts {
  const spaced = withNoBreakSpaces(file, file.locale);
  return withLastWords(withSoftHyphens(spaced, file.locale));
}

/**
 * Returns the problems that depend on other entries or on file names: checks of collections, file names,
 * references.
 */
function entryProblems(
  collections: Collections,
  entries: Entries,
  fileOf: ReadonlyMap<BaseEntry, ContentFile>,
): string[] {
  return Object.entries(collections).flatMap(([name, collection]) => {
    const inCollection = entries[name] ?? [];
    return [
      ...collection.check(inCollection),
      ...wrongNames(inCollection),
      ...wrongReferences(inCollection, collection.references ?? [], entries),
    ].map(({ entry, field, message }) => {
      const file = entry && fileOf.get(entry);
      return file ? formatProblem({ file, field, message }) : message;
    });
  });
}

function writeEntries(entries: Entries, target: string): void {
  mkdirSync(path.dirname(target), { recursive: true });
  // Renaming is atomic: a program that reads meanwhile gets either the complete old file or the new one.
  writeFileSync(`${target}.unfinished`, JSON.stringify(entries));
  renameSync(`${target}.unfinished`, target);
}

/**
 * Copies files to the content folder of the site. Other files there belong to earlier entries and are
 * deleted.
 */
function publishFiles(publicDir: string, files: readonly PublishedFile[]): void {
  rmSync(path.join(publicDir, contentFolder), { recursive: true, force: true });
  for (const { file, path: address } of files) {
    mkdirSync(path.dirname(path.join(publicDir, address)), { recursive: true });
    copyFileSync(file, path.join(publicDir, address));
  }
}

/**
 * Returns the problems of file names. Each name becomes a part of an address, so it must be valid and unique.
 */
function wrongNames(entries: readonly BaseEntry[]): EntryProblem[] {
  const seen = new Set<string>();
  return entries.flatMap((entry) => {
    const address = `${entry.locale}/${entry.id}`;
    const isDuplicate = seen.has(address);
    seen.add(address);
    if (isDuplicate) return [{ entry, message: `another file is called "${entry.id}" too` }];
    if (/^[a-z\d]+(?:[-/][a-z\d]+)*$/.test(entry.id)) return [];
    return [{ entry, message: 'a file name may have only lower-case letters, digits and hyphens' }];
  });
}

function wrongFacts(file: ContentFile, facts: Readonly<Record<string, string>>): string[] {
  return file.texts.flatMap(({ path: field, text }) =>
    unknownFacts(text, facts).map(({ name, line }) => {
      const known = Object.keys(facts).join(', ');
      const message = `there is no fact "{${name}}" of the company; there are ${known}`;
      return formatProblem({ file, field, line, message });
    }),
  );
}

/**
 * Returns a problem for each reference to an entry that does not exist in any language. If the language of the
 * reference is published in part, also for each required entry that is missing in this language.
 */
export function wrongReferences(
  entries: readonly BaseEntry[],
  references: readonly Reference[],
  all: Entries,
): EntryProblem[] {
  return references.flatMap(({ field, collection: target, noun, isOptional }) => {
    const knownIds = new Set(all[target]?.map(({ id }) => id));
    const localizedIds = new Set(all[target]?.map(({ id, locale }) => `${locale}/${id}`));
    return entries.flatMap((entry) => {
      // The schema of the collection has checked that the field has an id or a list of ids.
      const value = (entry as BaseEntry & Record<string, string | string[]>)[field] ?? [];
      return [value].flat().flatMap((name, index) => {
        const fieldPath = Array.isArray(value) ? [field, index] : [field];
        if (!knownIds.has(name)) {
          return [{ entry, field: fieldPath, message: `there is no ${noun} called "${name}"` }];
        }
        // In a fully published language `missingTranslations` reports the missing entry itself.
        const isRequiredHere = !isOptional && isPublishedInPart(entry.locale);
        if (!isRequiredHere || localizedIds.has(`${entry.locale}/${name}`)) return [];
        const message = `the ${noun} "${name}" is not written in "${entry.locale}"`;
        return [{ entry, field: fieldPath, message }];
      });
    });
  });
}
