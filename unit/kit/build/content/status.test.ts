import { readFileSync } from 'node:fs';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { acceptTranslations, translationStatus } from '#kit/build/content/status.ts';
import { defaultLocale, localeCodes } from '#kit/i18n/locales.ts';

import { smallContent } from './small-content.ts';

const translated = localeCodes.filter((locale) => locale !== defaultLocale);

let site: ReturnType<typeof smallContent>;

const original = 'name: Ada\norder: 1\nupdated: "2026-01-01"\nnote:\n  - One\n';

beforeEach(() => {
  site = smallContent();
  site.write('team/it/ada.yaml', original);
  site.write('posts/it/deep/one.md', '---\ntitle: One\n---\n\nText\n');
  for (const locale of translated) {
    site.write(`team/${locale}/ada.yaml`, '# Founder\nname: Ada\norder: 1\n');
    site.write(`posts/${locale}/deep/one.md`, '---\ntitle: Eins\n---\n\nsource: this is text\n');
  }
});
afterEach(() => site.remove());

const status = () => translationStatus(site.collections);
const accept = (locale: string, ...names: string[]) =>
  acceptTranslations(site.collections, locale, names);
const acceptAll = () => translated.flatMap((locale) => accept(locale));
const all = translated.map((locale) => `${locale}: all translations are fresh`);

it('translations without a fingerprint are not accepted until somebody has looked', () => {
  expect(status()).toEqual({
    isComplete: false,
    lines: translated.flatMap((locale) => [
      `${locale}: ${site.path(`posts/${locale}/deep/one.md`)} is not accepted yet (npm run content:status -- --accept ${locale} posts/deep/one)`,
      `${locale}: ${site.path(`team/${locale}/ada.yaml`)} is not accepted yet (npm run content:status -- --accept ${locale} team/ada)`,
    ]),
  });
  expect(acceptAll()).toHaveLength(2 * translated.length);
  expect(status()).toEqual({ isComplete: true, lines: all });
  expect(acceptAll()).toEqual([]);
});

it('a missing translation is listed', () => {
  acceptAll();
  site.remove('team/ar/ada.yaml');
  expect(status()).toEqual({
    isComplete: false,
    lines: ['ar: team/ada is missing'],
  });
});

it.each([
  ['a text', original.replace('One', 'Two')],
  ['a figure', original.replace('order: 1', 'order: 2')],
  ['an additional text', `${original}  - Two\n`],
])('%s in the original makes its translations stale', (_what, changed) => {
  acceptAll();
  site.write('team/it/ada.yaml', changed);
  expect(status().lines).toEqual(
    translated.map((locale) => `${locale}: ${site.path(`team/${locale}/ada.yaml`)} is stale`),
  );
});

it('other quotes, comments, order of fields or day of the change do not make translations stale', () => {
  acceptAll();
  site.write(
    'team/it/ada.yaml',
    '# Founder\nnote: [\'One\']\norder: 1\nname: "Ada"\nupdated: "2027-02-02"\n',
  );
  expect(status().isComplete).toBe(true);
});

it('soft hyphens in the original do not make translations stale', () => {
  acceptAll();
  site.write('team/it/ada.yaml', original.replace('One', 'O\u00ADne'));
  expect(status().isComplete).toBe(true);
});

it('a single folder or entry can be accepted', () => {
  expect(accept('ar', 'posts/deep')).toEqual([site.path('posts/ar/deep/one.md')]);
  expect(status().lines).toEqual([
    `ar: ${site.path('team/ar/ada.yaml')} is not accepted yet (npm run content:status -- --accept ar team/ada)`,
  ]);
  expect(accept('ar', 'team/ada')).toEqual([site.path('team/ar/ada.yaml')]);
  expect(status()).toEqual({ isComplete: true, lines: all });
});

it('the original language and unknown entries cannot be accepted', () => {
  expect(() => accept('it')).toThrow('"it" is none of ar');
  expect(() => accept('ar', 'team/bea')).toThrow('"ar" has no translation "team/bea"');
  expect(() => accept('ar', 'te')).toThrow('"te"');
  expect(status().isComplete).toBe(false);
});

it('accepting a file changes only its fingerprint, also when it is accepted again', () => {
  acceptAll();
  site.write('team/it/ada.yaml', original.replace('One', 'Two'));
  site.write('posts/it/deep/one.md', '---\ntitle: One\n---\n\nAnother\n');
  acceptAll();
  const mark = expect.stringMatching(/^[\da-f]{12}$/) as string;
  const read = (file: string) =>
    readFileSync(site.path(file), 'utf8').split(/(?<=source: ")(\w+)"/);
  expect(read('team/ar/ada.yaml')).toEqual([
    '# Founder\nname: Ada\norder: 1\nsource: "',
    mark,
    '\n',
  ]);
  expect(read('posts/ar/deep/one.md')).toEqual([
    '---\ntitle: Eins\nsource: "',
    mark,
    '\n---\n\nsource: this is text\n',
  ]);
});

it.each([
  ['a document marker', '---\nname: Ada\norder: 1\n', '---\nname: Ada\norder: 1\n'],
  [
    'a fingerprint in a last line that does not end',
    'name: Ada\norder: 1\nsource: "000000000000"',
    'name: Ada\norder: 1\n',
  ],
])('a file with %s is accepted as one document with one fingerprint', (_what, written, fields) => {
  site.write('team/ar/ada.yaml', written);
  acceptAll();
  const [above, mark, below] = readFileSync(site.path('team/ar/ada.yaml'), 'utf8').split(
    /source: "([\da-f]{12})"/,
  );
  expect([above, mark === '000000000000', below]).toEqual([fields, false, '\n']);
  expect(status()).toEqual({ isComplete: true, lines: all });
});
