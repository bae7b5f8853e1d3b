import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { type Document, isMap, isScalar, parseDocument, visit } from 'yaml';
import { z } from 'zod';

import { parseFile } from '#kit/build/content/parse.ts';
import { type Collections, type ContentFile, readContent } from '#kit/build/content/read.ts';
import { fingerprintOf, withSource } from '#kit/build/content/status.ts';
import { figuresOf } from '#kit/content/markdown.ts';
import { pictureAddress } from '#kit/content/picture-schema.ts';
import { defaultLocale } from '#kit/i18n/locales.ts';

/** New text of files by their paths from the project; null where a file goes. */
export type Changes = Map<string, string | null>;

interface Removal {
  /** Whole collections. */
  collections: readonly string[];
  /** Whether an entry of another collection goes. */
  removes: (file: ContentFile) => boolean;
  drawings: boolean;
  /** Address of an entry's page by its collection, with `{id}`. */
  addresses: Readonly<Record<string, string>>;
}

/**
 * Takes entries out of the content, and out of the others what names them: references, links in texts,
 * and drawings. An entry that is not valid without what it names goes too.
 *
 * @throws Error where the content is not valid.
 */
export function removeContent(collections: Collections, removal: Removal): Changes {
  const { files, problems } = readContent(collections);
  const [problem] = problems;
  if (problem) throw new Error(`${problem.file.file}: ${problem.message}`);

  const removed = new Set(
    files.filter((file) => removal.collections.includes(file.collection) || removal.removes(file)),
  );
  const texts = new Map<ContentFile, string>();
  for (let found = true; found;) {
    found = false;
    const gone = goneOf(removed, removal.addresses);
    for (const file of files.filter((one) => !removed.has(one))) {
      const text = withoutGone(file, collections, gone, removal.drawings);
      if (isValid(file, text, collections)) texts.set(file, text);
      // An entry stands in every language or in none.
      else {
        for (const same of files.filter((one) => one.name === file.name)) removed.add(same);
        found = true;
      }
    }
  }
  const changes: Changes = new Map();
  const kept = [...texts].filter(([file]) => !removed.has(file));
  const english = new Map(
    kept
      .filter(([{ locale }]) => locale === defaultLocale)
      .map(([file, text]) => [file.name, { file, text }]),
  );
  for (const [file, text] of kept) {
    const original = file.locale === defaultLocale ? undefined : english.get(file.name);
    // A translation that was fresh still is: it lost what its English lost.
    const wasFresh = original && file.source === fingerprintOf(original.file.fields);
    const now =
      wasFresh && fingerprintOf(parsed(original.file, original.text, collections).data as object);
    changes.set(file.file, now && now !== file.source ? withSource(text, now) : text);
  }
  for (const { file } of removed) changes.set(file, null);
  const stillNamed = new Set(kept.flatMap(([{ file }, text]) => filesBeside(file, text)));
  for (const { file } of removed) {
    for (const beside of filesBeside(file, readFileSync(file, 'utf8'))) {
      if (!stillNamed.has(beside)) changes.set(beside, null);
    }
  }
  // Logos and photographs beside the entries of a collection that goes as a whole.
  for (const name of removal.collections) {
    const directory = collections[name]?.directory ?? '';
    for (const entry of globSync('**/*', { cwd: directory, withFileTypes: true })) {
      if (entry.isFile())
        changes.set(path.join(path.relative('.', entry.parentPath), entry.name), null);
    }
  }
  return changes;
}

/**
 * Returns the files that an entry names beside it (`./name.jpg`): pictures, videos and icons. A translation
 * without a file of its own shows that of its original (build/pictures/resolve.ts), which the original names.
 */
function filesBeside(file: string, text: string): string[] {
  if (!text.includes('./')) return [];
  const { fields, body } = partsOf(file, text);
  const addresses = figuresOf(body).map(({ address }) => address);
  visit(parseDocument(fields), {
    Scalar(_, { value }) {
      if (typeof value === 'string') addresses.push(value);
    },
  });
  return addresses
    .filter((address) => address.startsWith('./') && pictureAddress.test(address))
    .map((address) => path.join(path.dirname(file), address))
    .filter((beside) => statSync(beside, { throwIfNoEntry: false })?.isFile());
}

interface Gone {
  /** Ids by collection. */
  ids: ReadonlyMap<string, ReadonlySet<string>>;
  addresses: ReadonlySet<string>;
}

function goneOf(removed: Iterable<ContentFile>, addresses: Removal['addresses']): Gone {
  const byCollection = Map.groupBy(removed, ({ collection }) => collection);
  const ids = new Map(
    [...byCollection].map(([name, files]) => [name, new Set(files.map(({ id }) => id))]),
  );
  const paths = Object.entries(addresses).flatMap(([name, address]) =>
    [...(ids.get(name) ?? [])].map((id) => address.replace('{id}', id)),
  );
  return { ids, addresses: new Set(paths) };
}

const frontMatter = /^(---\r?\n)([\s\S]*?\r?\n)(---(?:\r?\n|$))([\s\S]*)$/;

/** Splits a file's text; joined in this order the parts are the text again. A YAML file is all fields. */
function partsOf(file: string, text: string) {
  const match = path.extname(file) === '.md' ? frontMatter.exec(text) : null;
  if (!match) return { open: '', fields: text, close: '', body: '' };
  const [, open = '', fields = '', close = '', body = ''] = match;
  return { open, fields, close, body };
}

/** A file's text without what names entries that are gone; as it is where it names none. */
function withoutGone(
  { file, collection }: ContentFile,
  collections: Collections,
  gone: Gone,
  drawings: boolean,
): string {
  const source = readFileSync(file, 'utf8');
  const { open, fields, close, body } = partsOf(file, source);
  const document = parseDocument(fields);
  let changed = false;
  for (const { field, names } of collections[collection]?.references ?? []) {
    const ids = gone.ids.get(names);
    if (ids) changed = removeReference(document, field, ids) || changed;
  }
  if (drawings) changed = removeDrawings(document) || changed;
  visit(document, {
    Scalar(_, node) {
      if (typeof node.value !== 'string') return;
      const text = withoutLinks(node.value, gone.addresses);
      if (text === node.value) return;
      node.value = text;
      changed = true;
    },
  });
  const linked = withoutLinks(body, gone.addresses);
  const text = drawings
    ? linked.replace(/^!\[[^\n]*\]\(drawing:[^\n]*\)(?:\n\n?|$)/gm, '')
    : linked;
  const written = changed
    ? document.toString({ lineWidth: 0, flowCollectionPadding: false })
    : fields;
  return open + written + close + text;
}

function removeReference(document: Document, field: string, ids: ReadonlySet<string>): boolean {
  const value = (document.toJS() as Record<string, unknown>)[field];
  if (typeof value === 'string' && ids.has(value)) return document.delete(field);
  if (!Array.isArray(value)) return false;
  const indexes = value.flatMap((id, index) => (ids.has(String(id)) ? [index] : []));
  for (const index of indexes.reverse()) document.deleteIn([field, index]);
  return indexes.length > 0;
}

function removeDrawings(document: Document): boolean {
  let found = false;
  visit(document, {
    Pair(_, { value }) {
      if (!isMap(value) || !isScalar(value.get('drawing', true))) return;
      found = true;
      return visit.REMOVE;
    },
  });
  return found;
}

/** A link to a page that is gone leaves its words. */
function withoutLinks(text: string, addresses: ReadonlySet<string>): string {
  return text.replace(
    /(?<!!)\[([^\]]*)\]\((\/[^)\s#?]*)[^)]*\)/g,
    (link, words: string, address: string) => (addresses.has(address) ? words : link),
  );
}

function isValid(file: ContentFile, text: string, collections: Collections): boolean {
  return parsed(file, text, collections).success;
}

function parsed({ file, collection }: ContentFile, text: string, collections: Collections) {
  const { source: _, ...fields } = parseFile(file, text).fields as { source?: unknown };
  return (collections[collection]?.schema ?? z.never()).safeParse(fields);
}
