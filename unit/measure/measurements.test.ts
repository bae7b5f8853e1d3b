import { expect, it } from 'vitest';

import { betweenMarkers, markdownTable } from '#measure/measurements.ts';

it('writes between its markers and nowhere else', () => {
  const once = betweenMarkers('before\n<!-- a -->\nold\n<!-- /a -->\nafter\n', 'a', 'new');
  expect(betweenMarkers(once, 'a', 'newer')).toBe(
    'before\n<!-- a -->\n\nnewer\n\n<!-- /a -->\nafter\n',
  );
  expect(() => betweenMarkers(once, 'b', '')).toThrow('no place for "b"');
});

it('makes a table', () => {
  expect(
    markdownTable([
      ['page', 'ms'],
      ['/', '1'],
    ]),
  ).toBe('| page | ms |\n| --- | --- |\n| / | 1 |');
});
