import { describe, expect, it } from 'vitest';

import { balancedLines } from '../../../src/build/publish/balanced-lines.ts';

/** Words of one unit a letter. */
function words(text: string) {
  return text.split(' ').map((word) => ({ text: word, width: word.length }));
}

describe('balanced lines', () => {
  it.each([
    ['one two three', 20, ['one two three']],
    ['a long first line then one', 21, ['a long first', 'line then one']],
    ['Wartung und Instandhaltung', 20, ['Wartung und', 'Instandhaltung']],
    ['Qualitätsmanagementsysteme', 10, ['Qualitätsmanagementsysteme']],
    ['ein Qualitätsmanagementsystem', 10, ['ein', 'Qualitätsmanagementsystem']],
  ])('break "%s" in a room of %i', (text, room, lines) => {
    expect(balancedLines(words(text), 1, room).map((line) => line.text)).toEqual(lines);
  });

  it('know their widths', () => {
    expect(balancedLines(words('one two'), 1, 10)).toEqual([{ text: 'one two', width: 7 }]);
  });

  it('are none without words', () => {
    expect(balancedLines([], 1, 10)).toEqual([]);
  });
});
