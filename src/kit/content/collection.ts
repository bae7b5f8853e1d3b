import type { z } from 'zod';

import type { ContentPicture } from './picture.ts';

/** Language and id of an entry, from the path of its file: `de/data-engineering/index.yaml` is the German `data-engineering`. */
export interface BaseEntry {
  locale: string;
  id: string;
}

/** Returns the picture that the Markdown text of an entry shows at an address; undefined if it has none. */
export type FindPicture = (address: string) => ContentPicture | undefined;

/** A field that refers to entries of a collection, by an id or a list of ids. */
export interface Reference {
  field: string;
  /** Name of the collection whose entries the field refers to: 'clients'. */
  collection: string;
  /** What messages call one of these entries: 'client'. */
  noun: string;
  /**
   * True if pages leave the reference out where their language lacks the entry. Otherwise the build reports
   * the missing entry.
   */
  isOptional?: boolean;
}

/**
 * A pattern that only a share of the entries may match (`most`). If more entries match, their texts read as copies of
 * each other.
 */
export interface Pattern {
  /** What messages call it: 'a title "Before …"'. */
  what: string;
  /** Paths of the fields that are searched, without indexes of lists: `crate.rows.quantity`. By default all texts. */
  fields?: readonly string[] | undefined;
  /**
   * If it has a group, entries are counted separately for each text that the group captures, such as a first
   * word.
   */
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
  entry?: BaseEntry;
  /** Path of the field within the entry. */
  field?: readonly PropertyKey[];
}

/**
 * Entries of one kind. Each entry is one file in each language. The functions are declared as methods: only
 * for methods does TypeScript compare parameters bivariantly, which makes every collection assignable to
 * `Collection<unknown, BaseEntry>`.
 */
export interface Collection<Fields, Entry extends BaseEntry> {
  directory: string;
  /**
   * Glob pattern of the files within the directory: YAML, or Markdown, whose body becomes the field
   * `content`.
   */
  include: string;
  /** Should be a `z.strictObject`, so that a misspelt field is reported. */
  schema: z.ZodType<Fields>;
  /** Returns the entry that pages get. */
  transform(fields: Fields, place: BaseEntry, findPicture: FindPicture): Entry;
  /**
   * Returns the name of the drawing for an entry without a field `picture`. The site need not have that
   * drawing.
   */
  defaultDrawing?(id: string): string;
  references?: readonly Reference[];
  /**
   * Fields that hold no words for visitors, such as file names, by their paths without indexes of lists. They are neither
   * checked nor typeset as texts; nor are the fields of `references`.
   */
  unread?: readonly string[];
  /**
   * Names of fields, at any depth, whose text is set in paragraphs, as Markdown is. All other texts are
   * headings, labels or list items. Their columns may be narrow, so the build puts soft hyphens into more words.
   */
  paragraphs?: readonly string[];
  /** Names of fields that are shown as written, such as an e-mail's subject: without soft hyphens and no-break spaces. */
  asWritten?: readonly string[];
  /** Returns the files that an entry shows. The build copies these files to the site. */
  files?(entry: Entry): readonly PublishedFile[];
  /** Fewest words of an entry (rule 'short-entries'): readers and search engines pass over a page with fewer. */
  leastWords?: number;
  /** Patterns that too many entries may not share, in any language (rule 'variety'). */
  variety?: readonly Pattern[];
  /** Returns the problems of the entries as a whole, such as a missing translation. */
  check(entries: readonly Entry[]): EntryProblem[];
}

/** Returns the collection as it is; TypeScript infers its types. */
export function defineCollection<Fields, Entry extends BaseEntry>(
  collection: Collection<Fields, Entry>,
): Collection<Fields, Entry> {
  return collection;
}
