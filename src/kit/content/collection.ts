import type { z } from 'zod';

import type { ContentPicture } from './picture.ts';

/** Where an entry stands: `de/data-engineering/index.yaml` is the German `data-engineering`. */
export interface Placed {
  locale: string;
  id: string;
}

/** The pictures of an entry's text, by their addresses there. */
export type Figures = (address: string) => ContentPicture | undefined;

/** A field that names something else, by an id or by a list of them. */
export interface Reference {
  field: string;
  /** What it names, in the words of a message: 'client'. */
  to: string;
  /** The collection whose entries it may name. */
  names: string;
  /** Pages leave it out where their language lacks what it names; all others need it there too. */
  isOptional?: boolean;
}

/** What at most a share of the entries may have in common: more read as poured into one mould. */
export interface Pattern {
  /** In the words of a message: 'a title "Before …"'. */
  what: string;
  /** By their paths without places in lists: `crate.rows.quantity`. Without them, all texts. */
  fields?: readonly string[] | undefined;
  /** With a group, entries are counted for each text that the group takes, such as a first word. */
  pattern: RegExp;
  /** Share of the entries that have the fields. */
  most: number;
}

/** A file of content that pages show, such as a logo. */
export interface PublishedFile {
  /** Path from the project. */
  file: string;
  /** Address on the site, with a hash of its content in its name. */
  path: string;
}

/** What is wrong with an entry, or with all of them. */
export interface EntryProblem {
  message: string;
  entry?: Placed;
  /** Path of the field within the entry. */
  field?: readonly PropertyKey[];
}

/**
 * Entries of one kind: a file an entry and language. Its functions are methods: TypeScript compares the
 * parameters of methods bivariantly, so each collection is assignable to `Collection<unknown, Placed>`.
 */
export interface Collection<Fields, Entry extends Placed> {
  directory: string;
  /** Its files within the directory: YAML, or Markdown, whose text is the field `content`. */
  include: string;
  /** Strict: a field that it does not know is a misspelt one. */
  schema: z.ZodType<Fields>;
  /** What pages get of the fields that are written. */
  transform(fields: Fields, place: Placed, figures: Figures): Entry;
  /** Drawing of an entry without a field `picture`, where the site has one of that name. */
  defaultDrawing?(id: string): string;
  references?: readonly Reference[];
  /**
   * Fields that no visitor reads, such as the name of a file, by their paths without places in lists;
   * those of references are none either.
   */
  unread?: readonly string[];
  /**
   * Fields whose text runs on in paragraphs, by their names at any depth, besides the text of Markdown.
   * All others head, label or list, also in columns so narrow that long words have to break.
   */
  paragraphs?: readonly string[];
  /** Fields without lines of their own, such as the subject of an e-mail: nothing is joined or broken. */
  asWritten?: readonly string[];
  /** Those that an entry shows; they are copied to the site. */
  files?(entry: Entry): readonly PublishedFile[];
  /** With fewer words an entry says too little to be found or believed (rule 'short-entries'). */
  leastWords?: number;
  /** What its entries are not to have in common, in any language (rule 'variety'). */
  variety?: readonly Pattern[];
  /** What does not fit together. */
  check(entries: readonly Entry[]): EntryProblem[];
}

/** Has the types of a collection inferred. */
export function defineCollection<Fields, Entry extends Placed>(
  collection: Collection<Fields, Entry>,
): Collection<Fields, Entry> {
  return collection;
}
