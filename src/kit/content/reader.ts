import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { BaseEntry } from './collection.ts';

/** Path of the build's own content; defined only in bundled code (src/kit/build/plugin.ts). */
declare const __CONTENT_FILE__: string | undefined;

/** File of the project into which src/kit/build/content writes the checked content; a build gets a copy. */
export const contentFile = path.join(import.meta.dirname, '../../../.generated/content.json');

/**
 * Thrown if a language lacks an entry. A language that is published in part then leaves out the entry's page
 * (site/routes.ts).
 */
export class MissingContent extends Error {}

/** The entries of every collection, in every language. */
type Entries = Readonly<Record<string, readonly BaseEntry[]>>;

/** Access to checked content by collection, language and id. */
export interface Reader<Content extends Entries> {
  /** Returns the entries of a language or, without a language, all entries. */
  all<Name extends keyof Content>(name: Name, locale?: string): Content[Name][number][];
  /** Whether a collection has the entry in a language. */
  has(name: keyof Content, locale: string, id: string): boolean;
  /** Returns an entry. @throws MissingContent if there is none. */
  entry<Name extends keyof Content>(name: Name, locale: string, id: string): Content[Name][number];
  /** Returns the single entry of a collection in a language. @throws MissingContent if there is none. */
  only<Name extends keyof Content>(name: Name, locale: string): Content[Name][number];
}

/** Reads all entries from a file. @throws Error if it is missing; `npm run generate` makes it. */
export function openContent<Content extends Entries>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8')) as Content;
}

/**
 * Returns access to checked content. The file is read at the first query, so that a program without queries
 * runs without the file.
 *
 * @param file Written by `buildContent`. If it is missing, every query throws.
 */
export function createReader<Content extends Entries>(
  file = typeof __CONTENT_FILE__ === 'undefined' ? contentFile : __CONTENT_FILE__,
): Reader<Content> {
  let content: Content | undefined;
  const open = () => (content ??= openContent<Content>(file));
  /** Entries by language and id, for each collection: every link to an entry looks it up. */
  const indexes = new Map<keyof Content, ReadonlyMap<string, BaseEntry>>();
  const find = (name: keyof Content, locale: string, id: string) => {
    let index = indexes.get(name);
    if (!index) {
      const entries = open()[name] ?? [];
      index = new Map(entries.map((entry) => [`${entry.locale}/${entry.id}`, entry]));
      indexes.set(name, index);
    }
    return index.get(`${locale}/${id}`);
  };
  return {
    has: (name, locale, id) => find(name, locale, id) !== undefined,
    all: (name, locale) => {
      const entries = open()[name] ?? [];
      return entries.filter((entry) => locale === undefined || entry.locale === locale);
    },
    entry: (name, locale, id) => {
      const entry = find(name, locale, id);
      if (!entry) {
        throw new MissingContent(`There is no "${id}" in "${locale}" (${String(name)}).`);
      }
      return entry;
    },
    only: (name, locale) => {
      const entry = open()[name]?.find((candidate) => candidate.locale === locale);
      if (!entry)
        throw new MissingContent(`A page has no content in "${locale}" (${String(name)}).`);
      return entry;
    },
  };
}
