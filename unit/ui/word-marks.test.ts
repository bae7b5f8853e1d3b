import { readFileSync } from 'node:fs';

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

import { WordMark } from '../../src/ui/word-mark.tsx';
import { wordMarkNames } from '../../src/ui/word-marks.ts';

const drawings = new Map(
  [
    ...readFileSync('src/ui/word-marks.svg', 'utf8').matchAll(
      /<g id="(.+?)" fill="none" stroke="currentColor">(.+?)<\/g>/gs,
    ),
  ].map(([, name = '', drawing = '']) => [name, drawing]),
);

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
  expect([...drawings.keys()]).toEqual(wordMarkNames);
});

test('no two brands share a drawn shape', () => {
  const shapes = [...drawings.values()].flatMap((drawing) =>
    [...drawing.matchAll(/\bd="(.+?)"/g)].map(([, d]) => d),
  );
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
  const drawing = drawings.get(name);

  test('reads out the proper name of the brand', () => {
    expect(markup).toContain('role="img" aria-label="Sample &amp; Sons"');
  });

  test('shows its own drawing', () => {
    expect(markup).toMatch(new RegExp(`<use href="[^"]*word-marks[^"]*\\.svg#${name}">`));
  });

  test('is drawn in the colour of the text, without any font', () => {
    expect(drawing).toMatch(/<path (?:stroke-width="[\d.]+"|fill="currentColor")/);
    expect(drawing).not.toMatch(/<text|font|#[0-9a-f]{3}/);
  });

  test('is one of a height', () => {
    expect(markup).toMatch(/viewBox="0 0 \d+ 44"/);
  });
});
