import type { BaseEntry, Collection } from '#kit/content/collection.ts';
import { isNamedPicture } from '#kit/content/picture-schema.ts';
import { withoutSoftHyphens } from '#kit/i18n/soft-hyphens.ts';

/**
 * How a text is typeset: in paragraphs, in columns that may be narrow (headings, labels, lists), or exactly as
 * it is written.
 */
export type Setting = 'paragraphs' | 'narrow' | 'as written';

/** A text of an entry and the path of its field. */
export interface FieldText {
  path: readonly PropertyKey[];
  text: string;
  setting: Setting;
}

/** Names of the fields of a collection whose setting is not `narrow` (see `Collection`). */
export type Settings = Pick<Collection<unknown, BaseEntry>, 'paragraphs' | 'asWritten'>;

/** Fields of an entry that are shown only in the document head. */
export const inHead: readonly PropertyKey[] = ['title', 'description'];

/**
 * Returns the texts of an entry. Dates are left out. The only text of a picture is its alternative text.
 *
 * @param parents Path of the fields within the entry.
 */
export function textsOf(
  fields: object,
  settings: Settings = {},
  parents: readonly PropertyKey[] = [],
): FieldText[] {
  const fieldText = (path: readonly PropertyKey[], text: string) => ({
    path,
    text,
    setting: settingOf(path, settings),
  });
  if (isNamedPicture(fields)) {
    return fields.alt ? [fieldText([...parents, 'alt'], fields.alt)] : [];
  }
  return Object.entries(fields).flatMap(([name, value]: [string, unknown]) => {
    const path = [...parents, name];
    if (typeof value === 'object' && value !== null) return textsOf(value, settings, path);
    const isText = typeof value === 'string' && !/^\d{4}-\d\d-\d\d$/.test(value);
    return isText ? [fieldText(path, value)] : [];
  });
}

function settingOf(
  path: readonly PropertyKey[],
  { paragraphs = [], asWritten = [] }: Settings,
): Setting {
  const isIn = (names: readonly PropertyKey[]) => path.some((part) => names.includes(part));
  if ((path.length === 1 && isIn(inHead)) || isIn(asWritten)) return 'as written';
  // The text of a Markdown file is its field `content`.
  return isIn(['content', ...paragraphs]) ? 'paragraphs' : 'narrow';
}

/** Returns the path of a field without the indexes of lists: `comparison.measures.unit`. */
export function withoutIndexes(field: readonly PropertyKey[]): string {
  return field.filter((part) => !/^\d+$/.test(String(part))).join('.');
}

/** The fields of an entry and the texts among them. */
export interface WithTexts {
  fields: object;
  texts: readonly FieldText[];
}

/** Returns a copy of the entry in which each text is replaced by what `change` returns for it. */
export function withTexts(
  { fields, texts }: WithTexts,
  change: (text: FieldText) => string,
): WithTexts {
  const copy = structuredClone(fields);
  const changed = texts.map((field) => ({ ...field, text: change(field) }));
  for (const { path, text } of changed) {
    let parent = copy as Record<PropertyKey, unknown>;
    // `path` comes from these fields, so every part of it but the last leads to an object or an array.
    for (const part of path.slice(0, -1)) parent = parent[part] as typeof parent;
    parent[path.at(-1) ?? ''] = text;
  }
  return { fields: copy, texts: changed };
}

/**
 * Matches the parts of a text that are not prose, such as code and addresses. Of a picture (`![words](address "caption")`)
 * everything but the words and the caption matches.
 */
export const notProse = new RegExp(
  [
    // A name of a fact: `{email}`.
    /\{\w+\}/,
    // Code.
    /```[^]*?```|`[^`]*`/,
    // Of a picture with a caption: the mark before the words, the address, and the end behind the caption.
    /!(?=\[)|(?<=\])\((?:drawing:|\.\/|media\/)[^\s)]+ "|"\)$/,
    // The address of a link, or of a picture without a caption.
    /(?<=\])\([^)]*\)/,
    /https?:\S+/,
    // The line of dashes below the head of a table.
    /^[|: -]+$/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gm',
);

/** Replaces each character that is not prose, so that lines and indexes stay the same. */
export const placeholder = '\uFFFC';

/** Returns the lines of a text with placeholders for what is not prose. Each line keeps its length. */
export function maskedLines(text: string): string[] {
  return text.replace(notProse, (code) => code.replace(/[^\n]/g, placeholder)).split('\n');
}

/** Returns the lines of a text as `maskedLines` does, but without soft hyphens. */
export function proseLines(text: string): string[] {
  return maskedLines(withoutSoftHyphens(text));
}

/** Matches the gap between sentences, clauses or table cells. A no-break space, as before », is no gap. */
const sentenceGap = /(?<=[.!?:;][\u00A0»”“*)]*) +|\s*\|\s*/;

/** Returns the sentences, clauses and table cells of a text, each with its line within the text, from 0. */
export function sentencesOf(text: string): { sentence: string; line: number }[] {
  return proseLines(text).flatMap((prose, line) =>
    prose.split(sentenceGap).map((sentence) => ({ sentence, line })),
  );
}

/** Returns the words and numbers of a sentence in lower case. */
export function wordsOf(sentence: string): string[] {
  return sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Returns the number of characters that are prose. */
export function proseLength(texts: readonly FieldText[]): number {
  return texts
    .flatMap(({ text }) => proseLines(text))
    .reduce((sum, prose) => sum + prose.replaceAll(placeholder, '').length, 0);
}
