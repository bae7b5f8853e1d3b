import { afterEach, beforeEach, expect, it } from 'vitest';

import { acceptTranslations, translationStatus } from '#kit/build/content/status.ts';
import { localeCodes } from '#kit/i18n/locales.ts';
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

it('a language, a folder or an entry is accepted by itself', () => {
  expect(accept('de', 'posts/deep')).toEqual([site.path('posts/de/deep/one.md')]);
  expect(accept('es', 'team/ada')).toEqual([site.path('team/es/ada.yaml')]);
  expect(accept('fr', 'team', 'posts/deep/one')).toHaveLength(2);
  expect(status().lines).toEqual([
    `es: ${site.path('posts/es/deep/one.md')} is not accepted yet (npm run content:status -- --accept es posts/deep/one)`,
    `de: ${site.path('team/de/ada.yaml')} is not accepted yet (npm run content:status -- --accept de team/ada)`,
    'fr: all translations are fresh',
  ]);
});

it('a language that is not translated into cannot be accepted', () => {
  expect(() => accept('en')).toThrow('"en" is none of es, de, fr');
});
