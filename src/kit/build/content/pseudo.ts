import { notProse } from './texts.ts';

/**
 * Pseudo-localizes an English text: accents and doubles its vowels, which makes it about 40 % longer, and
 * puts each line in brackets. Text without brackets on a page is hard-coded; text with only one is cut off.
 * Code and addresses stay as they are.
 */
export function pseudoText(text: string): string {
  const code: string[] = [];
  return (
    text
      // What is not prose is set aside, with its index as a placeholder. The "!" of a picture stays, by
      // which the last pattern skips it.
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
