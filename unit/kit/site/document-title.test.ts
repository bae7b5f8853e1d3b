import { expect, it } from 'vitest';

import { site } from '#kit/site/definition.ts';
import { documentTitle, longestTitle } from '#kit/site/document-title.ts';

const suffix = ` · ${site.company.name}`;

it('carries the company’s name', () => {
  expect(documentTitle('Contact')).toBe(`Contact${suffix}`);
});

it('has no name if title and name would be too long for lists of results', () => {
  const longest = 'x'.repeat(longestTitle - suffix.length);
  expect(documentTitle(longest)).toBe(longest + suffix);
  expect(documentTitle(`${longest}x`)).toBe(`${longest}x`);
});
