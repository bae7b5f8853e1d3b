import { openSync, readFileSync, readSync } from 'node:fs';
import path from 'node:path';

import type { Content } from './collections.ts';

/** Where checked content is kept in the project (src/build/content); a build takes it along. */
export const contentFolder = path.join(import.meta.dirname, '../../.generated/content');
/** All entries, without their long texts. */
export const entriesFile = 'entries.json';
/** The long texts of all entries, one after the other. */
export const textsFile = 'texts.txt';

/** Where a long text stands among all others: its first byte, and how many there are. */
export type TextPlace = readonly [start: number, bytes: number];

/** An entry as it is kept: a long text is read when a page asks for it. */
export type Stored<Entry> = Entry extends { html: string }
  ? Omit<Entry, 'html'> & { html: TextPlace }
  : Entry;

/** The entries of every collection as they are kept. */
export type StoredContent = { [Name in keyof Content]: Stored<Content[Name][number]>[] };

/**
 * Opens checked content: programs and bundles have none of it within them.
 *
 * @throws Error where there is none; `npm run generate` makes it.
 */
export function openContent(folder: string): {
  entries: StoredContent;
  textOf: (place: TextPlace) => string;
} {
  const entries = JSON.parse(readFileSync(path.join(folder, entriesFile), 'utf8')) as StoredContent;
  const texts = openSync(path.join(folder, textsFile), 'r');
  return {
    entries,
    textOf: ([start, bytes]) => {
      const text = Buffer.allocUnsafe(bytes);
      readSync(texts, text, 0, bytes, start);
      return text.toString();
    },
  };
}
