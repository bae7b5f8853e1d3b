import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Placed } from './collection.ts';

/** Set where a build is bundled: its own content. */
declare const __CONTENT_FILE__: string | undefined;

/** Where checked content is kept in the project (src/kit/build/content); a build takes it along. */
export const contentFile = path.join(import.meta.dirname, '../../../.generated/content.json');

/** There is no such entry in a language: of one that is published in part, its page is left out. */
export class MissingContent extends Error {}

/** The entries of every collection, in every language. */
type Entries = Readonly<Record<string, readonly Placed[]>>;

/** Access to checked content by collection, language and id. */
export interface Reader<Content extends Entries> {
  /** The entries of a language; of all languages where none is given. */
  all<Name extends keyof Content>(name: Name, locale?: string): Content[Name][number][];
  /** Whether a collection has the entry in a language. */
  has(name: keyof Content, locale: string, id: string): boolean;
  /** @throws MissingContent where there is none. */
  entry<Name extends keyof Content>(name: Name, locale: string, id: string): Content[Name][number];
  /** The entry of a collection that has one in each language. Throws MissingContent where there is none. */
  only<Name extends keyof Content>(name: Name, locale: string): Content[Name][number];
}

/** @throws Error where there is none; `npm run generate` makes it. */
export function openContent<Content extends Entries>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8')) as Content;
}

/**
 * Opens checked content: programs and bundles have none of it within them, and a program that asks
 * for nothing needs none.
 *
 * @param file What `buildContent` has written; asking throws where it is missing.
 */
export function createReader<Content extends Entries>(
  file = typeof __CONTENT_FILE__ === 'undefined' ? contentFile : __CONTENT_FILE__,
): Reader<Content> {
  let content: Content | undefined;
  const open = () => (content ??= openContent<Content>(file));
  /** Index by language and id: every link to an entry looks one up. */
  const indexes = new Map<keyof Content, ReadonlyMap<string, Placed>>();
  const find = (name: keyof Content, locale: string, id: string) => {
    const index =
      indexes.get(name) ??
      new Map((open()[name] ?? []).map((entry) => [`${entry.locale}/${entry.id}`, entry]));
    indexes.set(name, index);
    return index.get(`${locale}/${id}`);
  };
  return {
    has: (name, locale, id) => find(name, locale, id) !== undefined,
    all: (name, locale) => {
      const entries = open()[name] ?? [];
      return entries.filter((entry) => locale === undefined || entry.locale === locale);
    },
    entry: (name, locale, id) => {
      const found = find(name, locale, id);
      if (!found) throw new MissingContent(`No content has the id "${id}" in "${locale}".`);
      return found;
    },
    only: (name, locale) => {
      const found = open()[name]?.find((entry) => entry.locale === locale);
      if (!found)
        throw new MissingContent(`A page has no content in "${locale}" (${String(name)}).`);
      return found;
    },
  };
}
