import { rulesOf } from './rules.ts';
import { linesOf, type WithTexts, withTexts } from './texts.ts';

/**
 * An entry in whose texts spaces are set as their language sets them: between a number and its unit, in
 * French before a question mark. Nobody has to type what nobody sees.
 */
export function withNoBreakSpaces(entry: WithTexts, locale: string): WithTexts {
  const { spaces } = rulesOf(locale);
  return withTexts(entry, ({ text }) =>
    spaces.reduce((set, { at, as }) => replaced(set, at, as), text),
  );
}

function replaced(text: string, at: RegExp, space: string): string {
  const characters = text.split('');
  // What is no prose keeps its place, so that places in both are the same.
  for (const { index } of linesOf(text).join('\n').matchAll(at)) characters[index] = space;
  return characters.join('');
}
