import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { everyLanguage } from '#kit/i18n/locales.ts';
import { temporaryFolder } from '#kit/testing/temporary-folder.ts';

import { followPage } from './follow-page.ts';

const page = 'docs/languages.md';
const { inCopy, run } = followPage(page, path.join(temporaryFolder('languages'), 'project'));
const codes = everyLanguage.map(({ code }) => code);

/** The tag in the example of the page. */
const tagOf = (action: 'add' | 'remove') =>
  new RegExp(`^npm run language -- ${action} ([\\w-]+)`, 'm').exec(
    readFileSync(page, 'utf8'),
  )?.[1] ?? '';
// An adopted site may have the language that the page adds, or lack the one that it removes.
const added = [tagOf('add'), 'nl', 'pl'].find((tag) => !codes.includes(tag)) ?? '';
const removed = codes.includes(tagOf('remove')) ? tagOf('remove') : added;

const command = (...words: string[]) => run('src/kit/adopt/language-command.ts', ...words);
const generate = () => run('src/kit/build/generate.ts');
const records = () =>
  JSON.parse(readFileSync(inCopy('src/site/languages.json'), 'utf8')) as Record<string, string>[];
const publish = (published: string) => {
  const changed = records().map((one) => (one['code'] === added ? { ...one, published } : one));
  writeFileSync(inCopy('src/site/languages.json'), JSON.stringify(changed));
};

it('adds a language that the site does not have yet, so that everything stays green', () => {
  command('add', added);
  expect(records().at(-1)).toMatchObject({ code: added, published: 'not yet' });
  expect(existsSync(inCopy(`locales/${added}.po`))).toBe(true);
  expect(generate()).not.toMatch(/src\//);
  expect(run('src/kit/build/content/status.ts')).toContain(`${added}: pages/home is missing`);
});

it('names the pages without which no language is published', () => {
  const [, list = ''] =
    /without which no language is published: ([^.]+)\./.exec(readFileSync(page, 'utf8')) ?? [];
  const pages = list.split(', ');
  expect(pages.length).toBeGreaterThan(3);
  publish('in part');
  const said = generate();
  publish('not yet');
  for (const name of pages) expect(said).toContain(`"${name}" is not written in "${added}"`);
  expect(said).not.toContain('"about" is not written');
});

it('removes a language without a trace', () => {
  const files = () =>
    globSync(`{locales,src}/**/${removed}{,.*,/**}`, { cwd: inCopy('.') }).filter(
      (file) => !file.startsWith('src/kit/'),
    );
  expect(files()).not.toEqual([]);
  command('remove', removed);
  expect(files()).toEqual([]);
  expect(records().map(({ code }) => code)).not.toContain(removed);
  expect(generate()).not.toMatch(/src\//);
});
