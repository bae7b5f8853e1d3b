import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

import { isAdopted, isAdoptedAway } from '#unit/adopted-away.ts';

const documents = ['README.md', ...globSync('{docs,src}/**/*.md')].filter(
  (document) => !/^src\/content\//.test(document),
);
const decisions = globSync('docs/decisions/*.md').map((file) => path.basename(file));
const files = [
  ...globSync('*.{js,ts,json,toml,md}'),
  ...globSync('{src,unit,e2e,docs,public,locales}/**/*.*'),
].map((file) => `/${file.replaceAll('\\', '/')}`);

/** The identifiers of all code. */
const identifiers = new Set(
  [
    ...globSync('*.{js,ts,json}'),
    ...globSync('{src,unit,e2e}/**/*.{ts,tsx,css,json,yaml}'),
  ].flatMap((file) => readFileSync(file, 'utf8').match(/[A-Za-z_]\w*/g) ?? []),
);

/** Source files that a document names in backticks, by the whole path or its end. */
function namedFiles(document: string): string[] {
  const named = readFileSync(document, 'utf8').matchAll(/`([\w./-]+\.(?:tsx?|css|po|svg|toml))`/g);
  return [...named].map(([, name = '']) => name);
}

test.each(documents)('%s names only files that exist', (document) => {
  const lost = namedFiles(document).filter(
    (name) => !files.some((file) => file.endsWith(`/${name}`)) && !isAdoptedAway(name),
  );
  expect(lost).toEqual([]);
});

test.each(documents)('%s links only to files that exist', (document) => {
  // Links in code are examples.
  const text = readFileSync(document, 'utf8').replace(/^```[^]*?^```$|`[^`\n]+`/gm, '');
  const links = text.matchAll(/\]\((?!\w+:|#)([^)\s#]+)/g);
  const lost = [...links]
    .map(([, address = '']) => address)
    .filter((address) => {
      const file = path.join(path.dirname(document), address);
      return !existsSync(file) && !isAdoptedAway(file);
    });
  expect(lost).toEqual([]);
});

if (!isAdopted) {
  test.each(documents)('%s names only identifiers that exist in the code', (document) => {
    // Only names in camel case: others belong to browsers, packages or languages more often than to the project.
    const named = readFileSync(document, 'utf8').matchAll(/`([a-z]\w*[A-Z]\w*)`/g);
    const lost = [...named].map(([, name = '']) => name).filter((name) => !identifiers.has(name));
    expect(lost).toEqual([]);
  });
}

test('recipes, design and decisions name files at all', () => {
  expect(namedFiles('docs/recipes.md').length).toBeGreaterThan(3);
  expect(namedFiles('docs/design.md').length).toBeGreaterThan(10);
  expect(decisions.flatMap((name) => namedFiles(`docs/decisions/${name}`))).toContain(
    'src/kit/build/finish.ts',
  );
});

test('each decision has its own number, and none is superseded', () => {
  const numbers = decisions.map((name) => name.slice(0, 4));
  expect(numbers).toEqual([...new Set(numbers)]);
  const replaced = decisions.filter((name) =>
    /supersede/i.test(readFileSync(`docs/decisions/${name}`, 'utf8')),
  );
  expect(replaced).toEqual([]);
});

test('code cites only documents that exist', () => {
  const sources = [...globSync('*.{js,ts}'), ...globSync('{src,unit,e2e}/**/*.{ts,tsx,css}')];
  const lost = sources
    .filter((file) => file !== path.relative('.', import.meta.filename))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      const cited = [...text.matchAll(/\bdocs\/(?:[\w-]+\/)*[\w-]+(?:\.md)?/g)]
        .map(([document]) => document)
        .filter((document) => !existsSync(document) && !globSync(`${document}*.md`).length);
      return [...cited, ...(text.match(/\bspecification\b/gi) ?? [])].map(
        (word) => `${file}: ${word}`,
      );
    });
  expect(lost).toEqual([]);
});

test('no document speaks of a specification', () => {
  const citing = documents.filter((document) =>
    /\bspecification\b/i.test(readFileSync(document, 'utf8')),
  );
  expect(citing).toEqual([]);
});

test('each folder of the kit has a README', () => {
  const rooms = globSync('src/kit/*/', { withFileTypes: true }).filter((room) =>
    room.isDirectory(),
  );
  expect(rooms.length).toBeGreaterThan(10);
  const silent = rooms.filter(({ name }) => !existsSync(`src/kit/${name}/README.md`));
  expect(silent.map(({ name }) => name)).toEqual([]);
});
