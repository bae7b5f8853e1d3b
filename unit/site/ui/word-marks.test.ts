import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

import { WordMark } from '#ui/word-mark.tsx';
import { wordMarkNames, wordMarks } from '#ui/word-marks.ts';

test('the invented brands are there', () => {
  expect(wordMarkNames).toEqual(
    expect.arrayContaining([
      'nordkai',
      'vestra',
      'halden',
      'lumenwerk',
      'kubit',
      'santalba',
      'moltke',
    ]),
  );
  expect(wordMarkNames.length).toBeGreaterThanOrEqual(14);
});

test('no two brands share a drawn shape', () => {
  const shapes = wordMarkNames.flatMap((name) => wordMarks[name].shapes.map(({ d }) => d));
  expect(new Set(shapes).size).toBe(shapes.length);
  expect(shapes.length).toBeGreaterThan(wordMarkNames.length);
});

test('a duplicate is hidden from assistive technology', () => {
  const markup = renderToStaticMarkup(createElement(WordMark, { name: 'oda' }));
  expect(markup).toContain('aria-hidden="true"');
  expect(markup).not.toContain('role=');
});

describe.each(wordMarkNames)('the mark of %s', (name) => {
  const markup = renderToStaticMarkup(createElement(WordMark, { name, label: 'Sample & Sons' }));

  test('reads out the proper name of the brand', () => {
    expect(markup).toContain('role="img" aria-label="Sample &amp; Sons"');
  });

  test('shows its own drawing', () => {
    for (const { d } of wordMarks[name].shapes) expect(markup).toContain(`d="${d}"`);
  });

  test('is drawn in the colour of the text, without any font', () => {
    expect(markup).toMatch(/<svg [^>]*stroke="currentColor"/);
    expect(markup).not.toMatch(/<text|font|#[0-9a-f]{3}/);
  });

  test('is one of a height', () => {
    expect(markup).toMatch(/viewBox="0 0 \d+ 44"/);
  });
});
