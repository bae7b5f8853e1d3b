/**
 * Words that an English sentence can hardly do without and that no other language of ours has: the
 * share of function words tells the language of a sentence.
 */
const functionWords = new Set(
  `and any are at been but by could did does every for from had has have her his how into is it its
  more most not of only our out should than that the their them then there these they this those to
  we were what when where which who will with would you your`.split(/\s+/),
);
const leastWords = 6;
const leastShare = 0.2;

/** English sentences of a text that is written in another language. Code is no sentence. */
export function englishSentences(text: string): string[] {
  return text
    .replaceAll(/```[\s\S]*?```|`[^`]*`|\]\([^)]*\)|\u00AD/g, '')
    .split(/(?<=[.!?:;])\s+|\n+/)
    .filter((sentence) => {
      const words = sentence.toLowerCase().match(/(?<![\p{L}/-])\p{L}+(?![/-])/gu) ?? [];
      const english = words.filter((word) => functionWords.has(word));
      return words.length >= leastWords && english.length / words.length >= leastShare;
    });
}

/** Texts of an entry with the path of their fields. */
export function* textsOf(
  fields: unknown,
  path: readonly PropertyKey[] = [],
): Generator<{ path: readonly PropertyKey[]; text: string }> {
  if (typeof fields === 'string') yield { path, text: fields };
  else if (typeof fields === 'object' && fields !== null) {
    for (const [name, value] of Object.entries(fields)) yield* textsOf(value, [...path, name]);
  }
}
