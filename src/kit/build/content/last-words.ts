import { withoutSoftHyphens } from '#kit/i18n/soft-hyphens.ts';

import { maskedLines, type WithTexts, withTexts } from './texts.ts';

/** Most characters that joined words may have together. The narrowest column has room for as many. */
const longestEnd = 12;
/** Fewest characters of a paragraph. Shorter texts are labels, whose column may be only as wide as a word. */
const shortestParagraph = 40;

/**
 * Returns the entry with no-break spaces between the last short words of its paragraphs. Browsers avoid a
 * single word on the last line (`text-wrap: pretty`). Joined words count as one word, so browsers avoid a last line that
 * consists only of joined words.
 */
export function withLastWords(entry: WithTexts): WithTexts {
  return withTexts(entry, ({ text, setting }) =>
    setting === 'as written' ? text : joinedEnds(text),
  );
}

function joinedEnds(text: string): string {
  const prose = maskedLines(text);
  return text
    .split('\n')
    .map((line, index) => (endsParagraph(prose, index) ? joinedEnd(line, prose[index]!) : line))
    .join('\n');
}

function endsParagraph(lines: readonly string[], index: number): boolean {
  const [line = '', next = ''] = lines.slice(index, index + 2);
  const isHeadingTableOrCode = /^(?:[#|]|\s{4})/.test(line);
  const isFollowedByText = next.trim() !== '' && !/^\s*(?:[-*+]\s|[#|]|\d+[.)]\s)/.test(next);
  return line.length >= shortestParagraph && !isHeadingTableOrCode && !isFollowedByText;
}

/** Matches the spaces between words, apart from those after a sentence or clause. */
const wordGap = /(?<=[^.!?:;\s]) (?=\S)/g;

/**
 * Joins words from the end of a line, as long as they have at most `longestEnd` characters together.
 *
 * @param prose The line as `maskedLines` returns it: of the same length, with placeholders for what is not prose.
 */
function joinedEnd(line: string, prose: string): string {
  let joined = line;
  for (const { index } of [...prose.matchAll(wordGap)].toReversed()) {
    const wordStart = prose.lastIndexOf(' ', index - 1) + 1;
    // The length of a fact (`{email}`) is not known here, since it is filled in later.
    const hasFact = line.includes('{', wordStart);
    if (hasFact || shownLength(prose.slice(wordStart)) > longestEnd) break;
    joined = `${joined.slice(0, index)}\u00A0${joined.slice(index + 1)}`;
  }
  return joined;
}

/** Returns the length without marks of Markdown, placeholders (addresses, code) and soft hyphens. */
function shownLength(prose: string): number {
  return withoutSoftHyphens(prose).replace(/[\uFFFC*_[\]]/g, '').length;
}
