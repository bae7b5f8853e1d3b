import { expect, it } from 'vitest';

import { betweenMarkers, markdownTable, withFigures } from '#kit/measure/measurements.ts';

it('writes between its markers and nowhere else', () => {
  const once = betweenMarkers('before\n<!-- a -->\nold\n<!-- /a -->\nafter\n', 'a', 'new');
  expect(betweenMarkers(once, 'a', 'newer')).toBe(
    'before\n<!-- a -->\n\nnewer\n\n<!-- /a -->\nafter\n',
  );
  expect(() => betweenMarkers(once, 'b', '')).toThrow('no markers <!-- b -->');
});

it('makes a table', () => {
  expect(
    markdownTable([
      ['page', 'ms'],
      ['/', '1'],
    ]),
  ).toBe('| page | ms |\n| --- | --- |\n| / | 1 |');
});

it('writes figures into the rows with their names', () => {
  const text = '| figure | measured | goal |\n| --- | --- | --- |\n| Paint  | 1 ms | 2 ms |\n';
  expect(withFigures(text, { Paint: '3 ms' })).toContain('| Paint | 3 ms | 2 ms |');
  expect(() => withFigures(text, { Point: '3 ms' })).toThrow('no row "Point"');
});
