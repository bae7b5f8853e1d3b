import { notProse } from './texts.ts';

/**
 * Pseudo-localizes an English text: accents and doubles its vowels, which makes it about 40 % longer, and
 * puts each line in brackets. A text that a page shows without brackets is hard-coded. A text
 * with only one bracket is cut off. Code and addresses stay as they are.
 */
export function pseudoText(text: string): string {
  const code: string[] = [];
  return (
    text
      // Parts that are not prose are set aside; placeholders have their indexes. The "!" of a picture stays,
      // since the pattern of the brackets below recognizes pictures by it.
      .replace(notProse, (match) =>
        match === '!' ? match : `\uFFFC${String(code.push(match) - 1)}\uFFFC`,
      )
      .replace(/[aeiou]/gi, (vowel) => `${vowel}\u0301`.normalize('NFC').repeat(2))
      // Brackets go inside the Markdown syntax of headings and list items. Rows of tables and pictures get
      // none.
      .replace(/^( *(?:[-*+>]|#+|\d+\.) )?(?!!\[)([^|\n]*\p{L}[^|\n]*)$/gmu, '$1⟦$2⟧')
      .replace(/\uFFFC(\d+)\uFFFC/g, (_, index: number) => code[index] ?? '')
  );
}
