import { rulesOf } from './rules.ts';
import { maskedLines, type WithTexts, withTexts } from './texts.ts';

/**
 * Returns the entry with the no-break spaces that the rules of its language require (`spaces`), such as between a number
 * and its unit, or in French before a question mark. Authors type plain spaces, which look the same.
 */
export function withNoBreakSpaces(entry: WithTexts, locale: string): WithTexts {
  const { spaces } = rulesOf(locale);
  return withTexts(entry, ({ text }) => {
    // Placeholders are as long as what they replace, so an index into the prose is also an index into the text.
    const prose = maskedLines(text).join('\n');
    const characters = text.split('');
    for (const { at: pattern, as: noBreakSpace } of spaces) {
      for (const { index } of prose.matchAll(pattern)) characters[index] = noBreakSpace;
    }
    return characters.join('');
  });
}
