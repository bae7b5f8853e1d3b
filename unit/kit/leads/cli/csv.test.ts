import { describe, expect, it } from 'vitest';

import { csvCell, csvLine } from '#kit/leads/cli/csv.ts';

/** The cells that Excel makes of a line where its list separator is `separator`. */
function readAs(separator: string, text: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (quoted && character === '"' && text[index + 1] === '"') {
      cell += '"';
      index += 1;
    } else if (quoted) {
      if (character === '"') quoted = false;
      else cell += character;
    } else if (character === '"' && cell === '') {
      quoted = true;
    } else if (character === separator || character === '\r' || character === '\n') {
      cells.push(cell);
      cell = '';
    } else {
      cell += character;
    }
  }
  return [...cells, cell];
}

/** A cell that a spreadsheet may run as a formula, also after invisible characters of any category. */
const formula = /^[\s"\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@＝＋－＠]/u;

describe('a cell of a CSV file', () => {
  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(1)',
    '\t=1',
    '\r=1',
    '\n=1',
    ' =1',
    '\u00a0=1',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(1)',
    'Hello;=1+1',
    'Hello; =1+1',
    'Hello;"=1+1',
    'Hello;""=1+1',
    '";=1+1;"',
    'Hello\t=1+1',
    'Hello\n=1+1',
    'Hello\r\n@SUM(1)',
    'Hello\n\n-1',
    'a;b;c;+49 30 901820',
    'Hello;＝1+1',
    'Hello,"\n;=1+1',
    '=cmd|"/c calc"!A1',
    // Zero width space, soft hyphen, word joiner, byte order mark, right-to-left override.
    ...['\u200b', '\u00ad', '\u2060', '\ufeff', '\u202e'].map((mark) => `${mark}=1+1`),
    // Grapheme joiner, Hangul filler, braille blank, variation selector, tag, unassigned.
    ...['\u034f', '\u3164', '\u2800', '\ufe0f', '\u{e0041}', '\u{e0fff}'].map(
      (mark) => `${mark}@A1`,
    ),
    'Hello;\u200b \u00ad"\u2060=1+1',
    '\u0000\u001f-1',
  ])('is text to Excel, whichever separator it reads by: %j', (value) => {
    const line = csvLine(['1', value, 'two\nlines', value]);
    for (const separator of [',', ';', '\t']) {
      expect(readAs(separator, line).filter((cell) => formula.test(cell))).toEqual([]);
    }
  });

  it.each(['=1', '+1', '-1', '@x', '\tx', '\rx', '＝1'])(
    'begins with an apostrophe if it looks like a formula: %j',
    (value) => {
      expect(csvCell(value)).toMatch(/^"?'/);
    },
  );

  it.each(['Ada Lovelace', 'a-b', 'ada@example.com', 'Nordkai GmbH & Co. KG', '1+1=2', ''])(
    'stays as it is if nothing in it looks like the beginning of a formula: %j',
    (value) => expect(csvCell(value)).toBe(value),
  );

  it('keeps quotes, separators and line ends if it is read by commas', () => {
    const value = 'He said "so";\nshe, too';
    expect(readAs(',', csvLine([value, 'x']))).toEqual([value, 'x', '', '']);
  });
});
