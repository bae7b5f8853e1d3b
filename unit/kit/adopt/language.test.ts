import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { beforeEach, expect, it } from 'vitest';

import { addLanguage, removeLanguage } from '#kit/adopt/language.ts';
import { localeProblems } from '#kit/i18n/validate.ts';
import { secondSite } from '#kit/testing/second-site.ts';
import { temporaryFolder } from '#kit/testing/temporary-folder.ts';

let root: string;

beforeEach(() => {
  root = temporaryFolder('language');
  cpSync(secondSite, root, { recursive: true });
  for (const folder of ['terms', 'patterns', 'hyphenation', 'rules']) {
    mkdirSync(path.join(root, 'src/content', folder));
    writeFileSync(path.join(root, 'src/content', folder, 'ar.yaml'), '[]\n');
  }
});

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const records = () => JSON.parse(read('src/site/languages.json')) as { code: string }[];
const tree = () =>
  globSync('**/*', { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)))
    .sort();

it('a new language has a record that the build takes, and is not published', () => {
  expect(addLanguage(root, 'nl')).toEqual({
    code: 'nl',
    iso: 'nl-NL',
    nativeName: 'Nederlands',
    label: 'Nederlands',
    region: 'Netherlands',
    short: 'nl.',
    hreflang: 'nl',
    dir: 'ltr',
    published: 'not yet',
  });
  expect(localeProblems(records(), ['it', 'ar', 'nl'])).toEqual([]);
});

it.each([
  ['he', { iso: 'he-IL', nativeName: 'עברית', dir: 'rtl', hreflang: 'he' }],
  ['pt-br', { code: 'pt-br', iso: 'pt-BR', nativeName: 'Português (Brasil)', hreflang: 'pt-BR' }],
  ['zh-Hant', { code: 'zh-hant', iso: 'zh-Hant-TW', hreflang: 'zh-Hant' }],
])('its record says how %s is written', (tag, record) => {
  expect(addLanguage(root, tag)).toMatchObject(record);
});

it('its catalogue has every message, and no translation', () => {
  const messages = (file: string) => read(file).match(/^msgid .*$/gm);
  addLanguage(root, 'nl');
  expect(messages('locales/nl.po')).toEqual(messages('locales/it.po'));
  const [head = '', ...entries] = read('locales/nl.po').trim().split('\n\n');
  expect(head).toContain('"Language: nl\\n"');
  expect(entries.length).toBeGreaterThan(10);
  for (const entry of entries) expect(entry).toMatch(/\nmsgstr ""$/);
});

it('a language that is taken away leaves no trace', () => {
  const removed = removeLanguage(root, 'ar');
  expect(removed).toContain('src/content/terms/ar.yaml');
  expect(records().map(({ code }) => code)).toEqual(['it']);
  expect(tree().filter((file) => /(?:^|[/.])ar(?:[/.]|$)/.test(file))).toEqual([]);
  expect(localeProblems(records(), ['it'])).toEqual([]);
});

it('adding and taking away leaves the project as it was', () => {
  const before = tree().map((file) => [file, read(file)]);
  addLanguage(root, 'nl');
  expect(removeLanguage(root, 'nl')).toEqual(['locales/nl.po']);
  expect(tree().map((file) => [file, read(file)])).toEqual(before);
});

it.each([
  ['a language that there is', () => addLanguage(root, 'AR'), 'The site has "ar" already'],
  ['what is no tag', () => addLanguage(root, '../x'), '"../x" is no tag of a language'],
  ['a tag without a language', () => addLanguage(root, 'qqq'), 'the tag of no language'],
  ['a language that there is not', () => removeLanguage(root, 'nl'), 'no language "nl": it, ar'],
  ['the original', () => removeLanguage(root, 'it'), '"it" is the original'],
])('refuses %s and writes nothing', (_, change, message) => {
  const before = tree().map((file) => [file, read(file)]);
  expect(change).toThrow(message);
  expect(tree().map((file) => [file, read(file)])).toEqual(before);
});

it('the command says what it did, and ends with 1 where it cannot', () => {
  const run = (...options: string[]) =>
    execFileSync(
      process.execPath,
      [path.resolve('src/kit/adopt/language-command.ts'), ...options],
      {
        cwd: root,
        encoding: 'utf8',
        stdio: 'pipe',
      },
    );
  expect(run('add', 'nl')).toContain('Nederlands ("nl") is a language of the site');
  expect(run('remove', 'nl')).toContain('locales/nl.po');
  expect(() => run('add', 'it')).toThrow(/The site has "it" already/);
  expect(() => run('add')).toThrow(/npm run language -- add <tag>/);
});
