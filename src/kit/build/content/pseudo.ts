import { notProse } from './texts.ts';

/**
 * Pseudo-localizes an English text: accents and doubles its vowels, which makes it about 40 % longer, and
 * puts each line in brackets. A text that a page shows without brackets is hard-coded. A text with only one bracket
 * is cut off. Code, addresses and names of facts (`{email}`) stay as they are.
 */
export function pseudoText(text: string): string {
  const code: string[] = [];
  /** Keeps a part that is not prose for later. Returns a placeholder with its index. */
  const setAside = (part: string) => {
    code.push(part);
    return `\uFFFC${String(code.length - 1)}\uFFFC`;
  };
  return (
    text
      // The "!" of a picture stays: the pattern for the brackets below recognizes pictures by it.
      .replace(notProse, (match) => (match === '!' ? match : setAside(match)))
      .replace(/[aeiou]/gi, (vowel) => `${vowel}\u0301`.normalize('NFC').repeat(2))
      // Brackets go inside the Markdown syntax of headings and list items. Rows of tables and pictures get
      // none.
      .replace(/^( *(?:[-*+>]|#+|\d+\.) )?(?!!\[)([^|\n]*\p{L}[^|\n]*)$/gmu, '$1⟦$2⟧')
      .replace(/\uFFFC(\d+)\uFFFC/g, (_, index: string) => code[Number(index)] ?? '')
  );
}
