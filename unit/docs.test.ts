import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

const files = [
  ...globSync('*.{ts,json,toml,md}'),
  ...globSync('{src,unit,e2e,docs,public,locales}/**/*.*'),
].map((file) => `/${file.replaceAll('\\', '/')}`);

/** Names of source files in backticks, whole or by their end. */
function namedFiles(document: string): string[] {
  const named = readFileSync(document, 'utf8').matchAll(/`([\w./-]+\.(?:tsx?|css|po|svg|toml))`/g);
  return [...named].map(([, name = '']) => name);
}

test.each(['README.md', ...globSync('docs/*.md')])('%s names files that are there', (document) => {
  const lost = namedFiles(document).filter(
    (name) => !files.some((file) => file.endsWith(`/${name}`)),
  );
  expect(lost).toEqual([]);
});

test('README and design name files at all', () => {
  expect(namedFiles('README.md').length).toBeGreaterThan(3);
  expect(namedFiles('docs/design.md').length).toBeGreaterThan(10);
});

test('comments of the code cite no document that the repository lacks', () => {
  const citing = globSync('src/**/*.{ts,tsx,css}').filter((file) =>
    /\bspecification\b/i.test(readFileSync(file, 'utf8')),
  );
  expect(citing).toEqual([]);
});
