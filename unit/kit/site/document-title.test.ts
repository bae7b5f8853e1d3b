import { expect, it } from 'vitest';

import { site } from '#kit/site/definition.ts';
import { documentTitle, longestTitle } from '#kit/site/document-title.ts';

const suffix = ` · ${site.company.name}`;

it('carries the company’s name', () => {
  expect(documentTitle('Contact')).toBe(`Contact${suffix}`);
});

it('goes without the name where both would be cut off in lists of results', () => {
  const longest = 'x'.repeat(longestTitle - suffix.length);
  expect(documentTitle(longest)).toBe(longest + suffix);
  expect(documentTitle(`${longest}x`)).toBe(`${longest}x`);
});
