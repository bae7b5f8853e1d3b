import type { z } from 'zod';

/** Where an entry stands: `de/data-engineering/index.yaml` is the German `data-engineering`. */
export interface Placed {
  locale: string;
  id: string;
}

/** A field that names something else, by an id or by a list of them. */
export interface Reference {
  field: string;
  /** What it names, in the words of a message: 'drawing'. */
  to: string;
  /** What it may name: entries of a collection, or a list of src/kit/build/content/names.ts. */
  names: string;
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
 * Entries of one kind: a file an entry and language. What it does are methods, whose parameters
 * TypeScript compares both ways: so each collection is a `Collection<unknown, Placed>` too.
 */
export interface Collection<Fields, Entry extends Placed> {
  directory: string;
  /** Its files within the directory: YAML, or Markdown, whose text is the field `content`. */
  include: string;
  /** Strict: a field that it does not know is a misspelt one. */
  schema: z.ZodType<Fields>;
  /** What pages get of the fields that are written. */
  transform(fields: Fields, place: Placed): Entry;
  references?: readonly Reference[];
  /** Fields that no visitor reads, such as the name of a file; those of references are none either. */
  unread?: readonly string[];
  /** A pattern of other files that may lie beside its entries. */
  beside?: string;
  /** Those that an entry shows; they are copied to the site. */
  files?(entry: Entry): readonly PublishedFile[];
  /** With fewer words an entry says too little to be found or believed (rule 'short-entries'). */
  leastWords?: number;
  /** What does not fit together. */
  check(entries: readonly Entry[]): EntryProblem[];
}

/** Has the types of a collection inferred. */
export function defineCollection<Fields, Entry extends Placed>(
  collection: Collection<Fields, Entry>,
): Collection<Fields, Entry> {
  return collection;
}
