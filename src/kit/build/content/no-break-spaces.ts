import { rulesOf } from './rules.ts';
import { linesOf, type WithTexts, withTexts } from './texts.ts';

/**
 * Returns the entry with no-break spaces where its language has them (`spaces` of its rules): between a
 * number and its unit, in French before a question mark. Authors type plain spaces, which look the same.
 */
export function withNoBreakSpaces(entry: WithTexts, locale: string): WithTexts {
  const { spaces } = rulesOf(locale);
  return withTexts(entry, ({ text }) => {
    // Placeholders are as long as what they replace, so an index into the prose is one into the text.
    const prose = linesOf(text).join('\n');
    const characters = text.split('');
    for (const { at, as } of spaces) {
      for (const { index } of prose.matchAll(at)) characters[index] = as;
    }
    return characters.join('');
  });
}
