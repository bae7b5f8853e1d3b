import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { formatter } from '@lingui/format-po';
import { check, resolveConfig } from 'prettier';
import { beforeEach, expect, it } from 'vitest';

import * as language from '#kit/adopt/language.ts';
import { writeChanges } from '#kit/adopt/write.ts';
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

const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const recordFile = 'src/site/languages.json';
const records = () => JSON.parse(read(recordFile)) as { code: string }[];
const addLanguage = async (tag: string) => {
  const { changes, added } = await language.addLanguage(root, tag);
  writeChanges(changes, root);
  return added[0];
};
const removeLanguage = async (tag: string) => {
  const { changes, removed } = await language.removeLanguage(root, tag);
  writeChanges(changes, root);
  return removed;
};
const tree = () =>
  globSync('**/*', { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)))
    .sort();

it('a new language has a record that the build accepts, and is not published', async () => {
  expect(await addLanguage('nl')).toEqual({
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
])('the record of a new language has the tags, name and direction of %s', async (tag, record) => {
  expect(await addLanguage(tag)).toMatchObject(record);
});

it('the record of a new language is formatted by the rules of the project', async () => {
  writeFileSync(path.join(root, '.prettierrc.json'), '{ "tabWidth": 4 }');
  await addLanguage('nl');
  expect(read(recordFile)).toContain('\n        "code": "nl"');
  const file = path.join(root, recordFile);
  expect(await check(read(recordFile), { ...(await resolveConfig(file)), filepath: file })).toBe(
    true,
  );
});

it('the catalogue of a new language has every message, and no translation', async () => {
  const messages = (file: string) => read(file).match(/^msgid .*$/gm);
  await addLanguage('nl');
  expect(messages('locales/nl.po')).toEqual(messages('locales/it.po'));
  const [head = '', ...entries] = read('locales/nl.po').trim().split('\n\n');
  expect(head).toContain('"Language: nl\\n"');
  expect(entries.length).toBeGreaterThan(10);
  for (const entry of entries) expect(entry).toMatch(/\nmsgstr ""$/);
});

it('the catalogue of a new language is formatted as Lingui formats it', async () => {
  await addLanguage('nl');
  const text = read('locales/nl.po');
  const po = formatter({ lineNumbers: false });
  const about = { locale: 'nl', sourceLocale: 'en', filename: 'nl.po' };
  const messages = await po.parse(text, about);
  expect(await po.serialize(messages, { ...about, existing: text })).toBe(text);
});

it('the site gets the given languages: present ones in their order, then new ones', async () => {
  const { changes, added, removed } = await language.planLanguages(root, ['pt-BR', 'it', 'nl']);
  writeChanges(changes, root);
  expect(records().map(({ code }) => code)).toEqual(['it', 'pt-br', 'nl']);
  expect(added.map(({ code }) => code)).toEqual(['pt-br', 'nl']);
  expect(removed).toContain('locales/ar.po');
  expect(tree()).toEqual(expect.arrayContaining(['locales/nl.po', 'locales/pt-br.po']));
  expect(tree().filter((file) => /(?:^|[/.])ar(?:[/.]|$)/.test(file))).toEqual([]);
  const again = await language.planLanguages(root, ['nl', 'pt-br', 'it']);
  expect(again.changes.size).toBe(0);
});

it('a removed language leaves no trace', async () => {
  const removed = await removeLanguage('ar');
  expect(removed).toContain('src/content/terms/ar.yaml');
  expect(records().map(({ code }) => code)).toEqual(['it']);
  expect(tree().filter((file) => /(?:^|[/.])ar(?:[/.]|$)/.test(file))).toEqual([]);
  expect(localeProblems(records(), ['it'])).toEqual([]);
});

it('adding and removing a language leaves the project as it was', async () => {
  const before = tree().map((file) => [file, read(file)]);
  await addLanguage('nl');
  expect(await removeLanguage('nl')).toEqual(['locales/nl.po']);
  expect(tree().map((file) => [file, read(file)])).toEqual(before);
});

it('a record with a deprecated tag as its code stays as it is, and can be removed', async () => {
  write(recordFile, read(recordFile).replace('"code": "ar"', '"code": "iw"'));
  await addLanguage('nl');
  expect(records().map(({ code }) => code)).toEqual(['it', 'iw', 'nl']);
  await removeLanguage('iw');
  expect(records().map(({ code }) => code)).toEqual(['it', 'nl']);
});

it('a language can be added and removed by its deprecated tag', async () => {
  await addLanguage('iw');
  expect(records().map(({ code }) => code)).toEqual(['it', 'ar', 'he']);
  expect(await removeLanguage('iw')).toEqual(['locales/he.po']);
  expect(records().map(({ code }) => code)).toEqual(['it', 'ar']);
});

it.each([
  ['to add a language that the site has', () => addLanguage('AR'), 'The site already has "ar"'],
  [
    'to add something that is not a tag',
    () => addLanguage('../x'),
    '"../x" is not a language tag. Examples: "it"',
  ],
  [
    'to add a tag of no known language',
    () => addLanguage('qqq'),
    '"qqq" is not the tag of a known language. Examples: "it"',
  ],
  [
    'to remove a language that the site does not have',
    () => removeLanguage('nl'),
    'no language "nl"; it has it, ar',
  ],
  ['to remove the original', () => removeLanguage('it'), '"it" is the original'],
])('refuses %s and writes nothing', async (_, change, message) => {
  const before = tree().map((file) => [file, read(file)]);
  await expect(change()).rejects.toThrow(message);
  expect(tree().map((file) => [file, read(file)])).toEqual(before);
});

it('the command says what it did, or fails with a reason', () => {
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
  expect(() => run('add', 'it')).toThrow(/The site already has "it"/);
  expect(() => run('add')).toThrow(/npm run language -- add <tag>/);
});
