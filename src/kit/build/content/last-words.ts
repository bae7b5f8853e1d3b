import { withoutSoftHyphens } from '#kit/i18n/soft-hyphens.ts';

import { linesOf, type WithTexts, withTexts } from './texts.ts';

/** Letters of the words that go to the last line together: as many fit the narrowest column. */
const together = 12;
/** Shorter texts are labels, of which a column may be as narrow as a word. */
const shortest = 40;

/**
 * An entry whose paragraphs end in no stub: their last words are joined by no-break spaces, so that what
 * browsers do for a single last word (`text-wrap: pretty`) they do for two short ones.
 */
export function withLastWords(entry: WithTexts): WithTexts {
  return withTexts(entry, ({ text, setting }) =>
    setting === 'as written' ? text : joinedEnds(text),
  );
}

function joinedEnds(text: string): string {
  const prose = linesOf(text);
  return text
    .split('\n')
    .map((line, index) => (endsParagraph(prose, index) ? joinedEnd(line, prose[index]!) : line))
    .join('\n');
}

function endsParagraph(lines: readonly string[], index: number): boolean {
  const [line = '', next = ''] = lines.slice(index, index + 2);
  const isText = line.length >= shortest && !/^(?:[#|]|\s{4})/.test(line);
  return isText && (next.trim() === '' || /^\s*(?:[-*#|]|\d+\.)/.test(next));
}

/** @param prose The line with placeholders for what is no prose. */
function joinedEnd(line: string, prose: string): string {
  let end = line;
  for (const { index } of [...prose.matchAll(/(?<=[^.!?:;\s]) (?=\S)/g)].toReversed()) {
    const from = prose.lastIndexOf(' ', index - 1) + 1;
    // How long a fact of the company's record is, is not known here.
    if (line.includes('{', from) || shownLength(prose.slice(from)) > together) break;
    end = `${end.slice(0, index)}\u00A0${end.slice(index + 1)}`;
  }
  return end;
}

/** Without marks of Markdown, addresses and soft hyphens. */
function shownLength(prose: string): number {
  return withoutSoftHyphens(prose).replace(/[\uFFFC*_[\]]/g, '').length;
}
