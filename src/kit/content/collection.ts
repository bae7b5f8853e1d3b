import type { z } from 'zod';

import type { ContentPicture } from './picture.ts';

/** What the path of an entry's file says: `de/data-engineering/index.yaml` is the German `data-engineering`. */
export interface Placed {
  locale: string;
  id: string;
}

/** Returns a picture of an entry's text by its address there. */
export type Figures = (address: string) => ContentPicture | undefined;

/** A field that refers to entries of a collection, by an id or a list of ids. */
export interface Reference {
  field: string;
  /** What it refers to, as messages call it: 'client'. */
  to: string;
  /** The name of the collection that it refers to. */
  names: string;
  /** Pages leave the reference out if their language lacks the entry. All other references need it there. */
  isOptional?: boolean;
}

/** A pattern that at most a share of the entries may match: if more do, they read as copies of each other. */
export interface Pattern {
  /** What messages call it: 'a title "Before …"'. */
  what: string;
  /** Paths of the fields that are searched, without indexes of lists: `crate.rows.quantity`. By default all texts. */
  fields?: readonly string[] | undefined;
  /** With a group, entries are counted separately for each text that it captures, such as a first word. */
  pattern: RegExp;
  /** Greatest share of matching entries among those that have the fields, from 0 to 1. */
  most: number;
}

/** A file of content that pages show, such as a logo. */
export interface PublishedFile {
  /** Path from the project. */
  file: string;
  /** Address on the site, with a hash of its content in its name. */
  path: string;
}

/** A problem of one entry or of a whole collection. */
export interface EntryProblem {
  message: string;
  entry?: Placed;
  /** Path of the field within the entry. */
  field?: readonly PropertyKey[];
}

/**
 * Entries of one kind, each a file per language. The functions are methods, because TypeScript compares
 * parameters of methods bivariantly: so each collection is assignable to `Collection<unknown, Placed>`.
 */
export interface Collection<Fields, Entry extends Placed> {
  directory: string;
  /** Pattern of its files within the directory: YAML, or Markdown, whose text is the field `content`. */
  include: string;
  /** Should be strict: an unknown field is a misspelt one. */
  schema: z.ZodType<Fields>;
  /** Returns the entry that pages get. */
  transform(fields: Fields, place: Placed, figures: Figures): Entry;
  /** Name of the drawing that an entry without a field `picture` gets, if the site has it. */
  defaultDrawing?(id: string): string;
  references?: readonly Reference[];
  /**
   * Fields that hold no words for visitors, such as file names, by their paths without indexes of lists.
   * Fields of references are left out anyway.
   */
  unread?: readonly string[];
  /**
   * Names of fields, at any depth, whose text is set in paragraphs, as that of Markdown is. All other texts
   * are headings, labels or list items, also in columns so narrow that long words have to break.
   */
  paragraphs?: readonly string[];
  /** Names of fields that are shown as written, such as an e-mail's subject: no soft hyphens, no joined words. */
  asWritten?: readonly string[];
  /** The files that an entry shows; the build copies them to the site. */
  files?(entry: Entry): readonly PublishedFile[];
  /** Words that an entry has at least (rule 'short-entries'): with fewer it is neither found nor believed. */
  leastWords?: number;
  /** Patterns that too many entries may not share, in any language (rule 'variety'). */
  variety?: readonly Pattern[];
  /** Returns the problems of the entries as a whole, such as a missing translation. */
  check(entries: readonly Entry[]): EntryProblem[];
}

/** Returns the collection as it is; TypeScript infers its types. */
export function defineCollection<Fields, Entry extends Placed>(
  collection: Collection<Fields, Entry>,
): Collection<Fields, Entry> {
  return collection;
}
