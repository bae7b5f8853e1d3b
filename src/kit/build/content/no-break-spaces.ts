import { rulesOf } from './rules.ts';
import { linesOf, type WithTexts, withTexts } from './texts.ts';

/**
 * An entry in whose texts spaces are set as their language sets them: between a number and its unit, in
 * French before a question mark. Nobody has to type what nobody sees.
 */
export function withNoBreakSpaces(entry: WithTexts, locale: string): WithTexts {
  const { spaces } = rulesOf(locale);
  return withTexts(entry, ({ text }) => {
    // What is no prose keeps its length there, so that places in both are the same.
    const prose = linesOf(text).join('\n');
    const characters = text.split('');
    for (const { at, as } of spaces) {
      for (const { index } of prose.matchAll(at)) characters[index] = as;
    }
    return characters.join('');
  });
}
