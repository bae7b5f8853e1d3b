import { afterEach, beforeEach, expect, it } from 'vitest';

import { acceptTranslations, translationStatus } from '#kit/build/content/status.ts';
import { defaultLocale, localeCodes } from '#kit/i18n/locales.ts';
import { smallContent } from '#unit/kit/build/content/small-content.ts';

let site: ReturnType<typeof smallContent>;

beforeEach(() => {
  site = smallContent();
  for (const locale of localeCodes) {
    site.write(`team/${locale}/ada.yaml`, 'name: Ada\norder: 1\n');
    site.write(`posts/${locale}/deep/one.md`, '---\ntitle: One\n---\n\nText\n');
  }
});
afterEach(() => site.remove());

const status = () => translationStatus(site.collections);
const accept = (locale: string, ...names: string[]) =>
  acceptTranslations(site.collections, locale, names);

const translations = localeCodes.filter((code) => code !== defaultLocale);

it.each(translations)('of "%s" a single folder or entry can be accepted', (code) => {
  const lineOf = (name: string, file: string) =>
    `${code}: ${site.path(file)} is not accepted yet (npm run content:status -- --accept ${code} ${name})`;
  expect(accept(code, 'posts/deep')).toEqual([site.path(`posts/${code}/deep/one.md`)]);
  expect(status().lines).toContain(lineOf('team/ada', `team/${code}/ada.yaml`));
  expect(accept(code, 'team/ada')).toEqual([site.path(`team/${code}/ada.yaml`)]);
  expect(status().lines).toContain(`${code}: all translations are fresh`);
});

it.each(translations)('of "%s" several can be accepted at once', (code) => {
  expect(accept(code, 'team', 'posts/deep/one')).toHaveLength(2);
  expect(status().lines).toContain(`${code}: all translations are fresh`);
  // Other languages have not changed.
  for (const other of translations.filter((one) => one !== code))
    expect(status().lines.filter((line) => line.startsWith(`${other}: `))).toHaveLength(2);
});

it('a language that is not translated into cannot be accepted', () => {
  expect(() => accept('en')).toThrow(`"en" is none of ${translations.join(', ')}`);
});
