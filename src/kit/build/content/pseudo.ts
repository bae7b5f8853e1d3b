import { notProse } from './texts.ts';

/**
 * Pseudo-localization: vowels are accented and doubled, which makes English about 40 % longer, and each
 * line is put in brackets. Text without brackets in a page is hard-coded, text with only one is cut.
 * Code and addresses stay as they are.
 */
export function pseudoText(text: string): string {
  const code: string[] = [];
  return (
    text
      .replace(notProse, (found) =>
        found === '!' ? found : `\uFFFC${String(code.push(found) - 1)}\uFFFC`,
      )
      .replace(/[aeiou]/gi, (vowel) => `${vowel}\u0301`.normalize('NFC').repeat(2))
      // Inside the Markdown syntax of headings, items, table rows and pictures.
      .replace(/^( *(?:[-*+>]|#+|\d+\.) )?(?!!\[)([^|\n]*\p{L}[^|\n]*)$/gmu, '$1⟦$2⟧')
      .replace(/\uFFFC(\d+)\uFFFC/g, (_, index: number) => code[index] ?? '')
  );
}
