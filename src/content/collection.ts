import type { z } from 'zod';

/** Where an entry stands: `de/data-engineering/index.yaml` is the German `data-engineering`. */
export interface Placed {
  locale: string;
  id: string;
}

/**
 * Entries of one kind: a file an entry and language. What it does are methods, whose parameters
 * TypeScript compares both ways: so each collection is a `Collection<unknown, Placed>` too.
 */
export interface Collection<Fields, Entry extends Placed> {
  directory: string;
  /** Its files within the directory: YAML, or Markdown, whose text is the field `content`. */
  include: string;
  schema: z.ZodType<Fields>;
  /** What pages get of the fields that are written. A field `html` is kept apart (texts.ts). */
  transform(fields: Fields, place: Placed): Entry;
  /** Throws where entries do not fit together. */
  check(entries: readonly Entry[]): void;
}

/** Has the types of a collection inferred. */
export function defineCollection<Fields, Entry extends Placed>(
  collection: Collection<Fields, Entry>,
): Collection<Fields, Entry> {
  return collection;
}
