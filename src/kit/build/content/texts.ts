import type { Collection, Placed } from '#kit/content/collection.ts';
import { isNamedPicture } from '#kit/content/picture-schema.ts';
import { withoutSoftHyphens } from '#kit/i18n/soft-hyphens.ts';

/** How a text is set: in paragraphs, on lines that may be narrow, or as it is written. */
export type Setting = 'paragraphs' | 'narrow' | 'as written';

/** A text of an entry and the path of its field. */
export interface FieldText {
  path: readonly PropertyKey[];
  text: string;
  setting: Setting;
}

/** Fields of a collection by how their texts are set; those of neither are narrow. */
export type Settings = Pick<Collection<unknown, Placed>, 'paragraphs' | 'asWritten'>;

/** Fields of an entry that stand in the head of the document. */
export const inHead: readonly PropertyKey[] = ['title', 'description'];

/** The texts of an entry. A date is none, and of a picture only the words that say what it shows. */
export function textsOf(
  fields: object,
  settings: Settings = {},
  above: readonly PropertyKey[] = [],
): FieldText[] {
  const fieldText = (path: readonly PropertyKey[], text: string) => ({
    path,
    text,
    setting: settingOf(path, settings),
  });
  if (isNamedPicture(fields)) {
    return fields.alt ? [fieldText([...above, 'alt'], fields.alt)] : [];
  }
  return Object.entries(fields).flatMap(([name, value]: [string, unknown]) => {
    const path = [...above, name];
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

/** Fields of an entry and the texts among them. */
export interface WithTexts {
  fields: object;
  texts: readonly FieldText[];
}

/** The same entry with other texts. */
export function withTexts(
  { fields, texts }: WithTexts,
  change: (text: FieldText) => string,
): WithTexts {
  const copy = structuredClone(fields);
  const changed = texts.map((field) => ({ ...field, text: change(field) }));
  for (const { path, text } of changed) {
    let holder: Record<PropertyKey, unknown> = copy as never;
    // The path comes from the same fields, so that everything on its way is an object or a list.
    for (const part of path.slice(0, -1)) holder = holder[part] as typeof holder;
    holder[path.at(-1) ?? ''] = text;
  }
  return { fields: copy, texts: changed };
}

/**
 * Code, addresses, facts of the company's record (`{email}`) and the rulers of tables: they belong to
 * no language. Of a figure its words and its caption do.
 */
export const notProse =
  /\{\w+\}|```[^]*?```|`[^`]*`|!(?=\[)|(?<=\])\((?:drawing:|\.\/|media\/)[^\s)]+ "|"\)$|(?<=\])\([^)]*\)|https?:\S+|^[|: -]+$/gm;

/** Stands for each character of what is no prose, so that lines and places stay. */
export const placeholder = '\uFFFC';

/** The lines of a text with placeholders, of the same length, for what is no prose. */
export function linesOf(text: string): string[] {
  return text.replace(notProse, (code) => code.replace(/[^\n]/g, placeholder)).split('\n');
}

/** The same without soft hyphens. */
export function proseLines(text: string): string[] {
  return linesOf(withoutSoftHyphens(text));
}

/** Between sentences, half-sentences and cells; a no-break space before » is within one. */
const sentenceGap = /(?<=[.!?:;][\u00A0»”“*)]*) +|\s*\|\s*/;

/** Sentences, half-sentences and cells of a text, and in which of its lines they stand, from 0. */
export function sentencesOf(text: string): { sentence: string; line: number }[] {
  return proseLines(text).flatMap((prose, line) =>
    prose.split(sentenceGap).map((sentence) => ({ sentence, line })),
  );
}

export function wordsOf(sentence: string): string[] {
  return sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Characters of prose. */
export function lengthOf(texts: readonly FieldText[]): number {
  return texts
    .flatMap(({ text }) => proseLines(text))
    .reduce((sum, prose) => sum + prose.replaceAll(placeholder, '').length, 0);
}
