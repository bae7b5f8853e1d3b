import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { type Document, isMap, isScalar, parseDocument, visit } from 'yaml';
import { z } from 'zod';

import { parseFile, splitFrontMatter } from '#kit/build/content/parse.ts';
import {
  type Collections,
  type ContentFile,
  formatProblem,
  readContent,
} from '#kit/build/content/read.ts';
import { fingerprintOf, withSource } from '#kit/build/content/status.ts';
import { fieldProblems } from '#kit/build/records.ts';
import { figuresOf } from '#kit/content/markdown.ts';
import { pictureAddress } from '#kit/content/picture-schema.ts';
import { defaultLocale } from '#kit/i18n/locales.ts';

/**
 * New texts of files, by their paths relative to the project; null removes a file. A text may be the same as
 * the present one: planAdoption (plan.ts) drops such entries.
 */
export type Changes = Map<string, string | null>;

/** Thrown if the content is invalid, or would be invalid after the changes. */
export class InvalidContent extends Error {
  /** Each with its file. */
  readonly problems: readonly string[];
  constructor(message: string, problems: readonly string[]) {
    super(message);
    this.problems = problems;
  }
}

interface Removal {
  /** Names of collections that are removed, with everything in their folders. */
  collections: readonly string[];
  /** Whether an entry of any other collection is to be removed. */
  isUnwanted: (file: ContentFile) => boolean;
  /** Whether drawings are removed from all entries. */
  removesDrawings: boolean;
  /** Entries that may be removed, each as `collection/id`; by default all. */
  removable?: ReadonlySet<string> | undefined;
  /** Address of an entry's page, by collection; `{id}` stands for the entry's id. */
  addresses: Readonly<Record<string, string>>;
}

/**
 * Returns the changes that remove entries from the content. The remaining entries lose their references and
 * links to removed entries and, with `removesDrawings`, all drawings. If a remaining entry is invalid without these, it
 * is removed as well.
 *
 * @throws InvalidContent if the content is invalid to begin with, or an entry that may not be removed is invalid
 *   without the removed ones.
 */
export function removeContent(collections: Collections, removal: Removal): Changes {
  const { files, problems } = readContent(collections);
  if (problems.length > 0) {
    throw new InvalidContent('The content is invalid.', problems.map(formatProblem));
  }

  const removed = new Set(
    files.filter(
      (file) =>
        isRemovable(file, removal) &&
        (removal.collections.includes(file.collection) || removal.isUnwanted(file)),
    ),
  );
  const keptTexts = removeInvalid(files, removed, collections, removal);
  const changes = withFreshSources(keptTexts, collections);
  for (const { file } of removed) changes.set(file, null);
  // `filesBeside` does not return the files that a translation takes from its original. They still count as used: the
  // original remains if its translation does, and refers to them itself.
  const stillUsed = new Set([...keptTexts].flatMap(([{ file }, text]) => filesBeside(file, text)));
  for (const { file } of removed) {
    for (const beside of filesBeside(file, readFileSync(file, 'utf8'))) {
      if (!stillUsed.has(beside)) changes.set(beside, null);
    }
  }
  // The folder of a removed collection also contains files that are not entries, such as logos. With `removable` they
  // stay, because they may belong to entries that stay.
  if (!removal.removable) {
    const removedCollections = removal.collections.flatMap((name) => collections[name] ?? []);
    for (const { directory } of removedCollections) {
      for (const file of filesIn(directory)) changes.set(file, null);
    }
  }
  return changes;
}

/** Returns the paths of all files in a folder and its subfolders, relative to the project. */
function filesIn(directory: string): string[] {
  return globSync('**/*', { cwd: directory, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(path.relative('.', entry.parentPath), entry.name));
}

function isRemovable({ collection, id }: ContentFile, { removable }: Removal): boolean {
  return removable?.has(`${collection}/${id}`) ?? true;
}

/**
 * Adds to `removed` the entries that are invalid without the removed ones. This is repeated until nothing more is
 * removed, because each removed entry may make others invalid: a post needs its author.
 *
 * @returns the new texts of the remaining files.
 * @throws InvalidContent if such an entry may not be removed.
 */
function removeInvalid(
  files: readonly ContentFile[],
  removed: Set<ContentFile>,
  collections: Collections,
  removal: Removal,
): Map<ContentFile, string> {
  for (;;) {
    const countBefore = removed.size;
    const targets = targetsOf(removed, removal.addresses);
    const texts = new Map<ContentFile, string>();
    const problems: string[] = [];
    for (const file of files.filter((each) => !removed.has(each))) {
      const text = withoutTargets(file, collections, targets, removal.removesDrawings);
      const { error } = validate(file, text, collections);
      if (!error) texts.set(file, text);
      else if (!isRemovable(file, removal)) {
        problems.push(...fieldProblems(error).map((problem) => `${file.file}: ${problem}`));
      } else {
        // An entry is removed in all its languages.
        for (const version of files.filter(({ name }) => name === file.name)) removed.add(version);
      }
    }
    if (problems.length > 0) {
      throw new InvalidContent('These entries need what would be removed:', problems);
    }
    if (removed.size === countBefore) return texts;
  }
}

/**
 * Returns the changes that write the remaining files. A translation that was up to date stays up to date, because it
 * lost the same parts as its original: its `source` (status.ts) becomes the fingerprint of the changed original.
 */
function withFreshSources(
  texts: ReadonlyMap<ContentFile, string>,
  collections: Collections,
): Changes {
  const originals = new Map(
    [...texts]
      .filter(([{ locale }]) => locale === defaultLocale)
      .map(([file, text]) => [file.name, { file, text }]),
  );
  const changes: Changes = new Map();
  for (const [file, text] of texts) {
    const original = file.locale === defaultLocale ? undefined : originals.get(file.name);
    const wasUpToDate = original && file.source === fingerprintOf(original.file.fields);
    if (!wasUpToDate) {
      changes.set(file.file, text);
      continue;
    }
    const { data } = validate(original.file, original.text, collections);
    // The data is an object, since `removeInvalid` returns only valid texts.
    const newSource = fingerprintOf(data as object);
    changes.set(file.file, newSource === file.source ? text : withSource(text, newSource));
  }
  return changes;
}

/**
 * Returns the files in an entry's folder that the entry refers to (`./name.jpg`): pictures, videos and icons. If the
 * folder of a translation does not have the file, the translation shows the file of the original
 * (build/pictures/resolve.ts), which is not returned here.
 */
function filesBeside(file: string, text: string): string[] {
  if (!text.includes('./')) return [];
  const { fields, body } = splitFrontMatter(text);
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

/** Entries and pages to which the remaining entries must no longer refer. */
interface Targets {
  /** Ids of removed entries, by collection. */
  ids: ReadonlyMap<string, ReadonlySet<string>>;
  /** Addresses of the pages of removed entries. */
  addresses: ReadonlySet<string>;
}

function targetsOf(removed: Iterable<ContentFile>, addresses: Removal['addresses']): Targets {
  const byCollection = Map.groupBy(removed, ({ collection }) => collection);
  const ids = new Map(
    [...byCollection].map(([name, files]) => [name, new Set(files.map(({ id }) => id))]),
  );
  const paths = Object.entries(addresses).flatMap(([name, address]) =>
    [...(ids.get(name) ?? [])].map((id) => address.replace('{id}', id)),
  );
  return { ids, addresses: new Set(paths) };
}

/** Matches a drawing on a separate line of Markdown, with the empty line below. */
const drawingLine = /^!\[[^\n]*\]\(drawing:[^\n]*\)(?:\n\n?|$)/gm;

/** Returns a file's text without references and links to `targets` and, with `removesDrawings`, without drawings. */
function withoutTargets(
  { file, collection }: ContentFile,
  collections: Collections,
  targets: Targets,
  removesDrawings: boolean,
): string {
  const source = readFileSync(file, 'utf8');
  const { open, fields, close, body } = splitFrontMatter(source);
  const document = parseDocument(fields);
  let changed = false;
  for (const { field, collection: target } of collections[collection]?.references ?? []) {
    const ids = targets.ids.get(target);
    if (ids) changed = removeReference(document, field, ids) || changed;
  }
  if (removesDrawings) changed = removeDrawings(document) || changed;
  visit(document, {
    Scalar(_, node) {
      if (typeof node.value !== 'string') return;
      const text = withoutLinks(node.value, targets.addresses);
      if (text === node.value) return;
      node.value = text;
      changed = true;
    },
  });
  // Unchanged YAML is not serialized again, because this could change its formatting.
  const newFields = changed
    ? document.toString({ lineWidth: 0, flowCollectionPadding: false })
    : fields;
  const unlinkedBody = withoutLinks(body, targets.addresses);
  const newBody = removesDrawings ? unlinkedBody.replace(drawingLine, '') : unlinkedBody;
  return open + newFields + close + newBody;
}

/** Removes ids from a field, which is one id or a list of ids. @returns whether an id was removed. */
function removeReference(document: Document, field: string, ids: ReadonlySet<string>): boolean {
  const value = (document.toJS() as Record<string, unknown>)[field];
  if (typeof value === 'string' && ids.has(value)) return document.delete(field);
  if (!Array.isArray(value)) return false;
  const indexes = value.flatMap((id, index) => (ids.has(String(id)) ? [index] : []));
  // From the end of the list, so that the other indexes stay valid.
  for (const index of indexes.reverse()) document.deleteIn([field, index]);
  return indexes.length > 0;
}

/** Removes every field that is a drawing, that is, an object with `drawing`. @returns whether a field was removed. */
function removeDrawings(document: Document): boolean {
  let removedAny = false;
  visit(document, {
    Pair(_, { value }) {
      if (!isMap(value) || !isScalar(value.get('drawing', true))) return;
      removedAny = true;
      return visit.REMOVE;
    },
  });
  return removedAny;
}

/** Replaces Markdown links to removed pages by their text. Pictures (`![…]`) stay. */
function withoutLinks(text: string, addresses: ReadonlySet<string>): string {
  return text.replace(
    /(?<!!)\[([^\]]*)\]\((\/[^)\s#?]*)[^)]*\)/g,
    (link, label: string, address: string) => (addresses.has(address) ? label : link),
  );
}

/** Validates a file's text, without the field `source` of translations (status.ts), which is in no schema. */
function validate({ file, collection }: ContentFile, text: string, collections: Collections) {
  const { source: _, ...fields } = parseFile(file, text).fields as { source?: unknown };
  return (collections[collection]?.schema ?? z.never()).safeParse(fields);
}
