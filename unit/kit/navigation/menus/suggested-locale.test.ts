import { expect, test } from 'vitest';

import { serializeLocaleCookie } from '#kit/i18n/cookie.ts';
import { defaultLocale, locales } from '#kit/i18n/locales.ts';
import { suggestedLocale } from '#kit/i18n/suggested-locale.ts';

const other = locales.find(({ code }) => code !== defaultLocale)!;

test('a language that the browser prefers to the page’s is suggested', () => {
  expect(suggestedLocale(defaultLocale, '', [other.iso, 'en'])).toBe(other.code);
  expect(suggestedLocale(defaultLocale, '', ['pt-BR', other.iso])).toBe(other.code);
});

test('nothing is suggested if the page has the preferred language, the site has none, or one was chosen', () => {
  expect(suggestedLocale(other.code, '', [other.iso, 'en'])).toBeUndefined();
  expect(suggestedLocale(defaultLocale, '', ['pt-BR', 'it'])).toBeUndefined();
  expect(suggestedLocale(defaultLocale, '', [])).toBeUndefined();
  const [cookie = ''] = serializeLocaleCookie(defaultLocale).split(';');
  expect(suggestedLocale(defaultLocale, `consent=denied; ${cookie}`, [other.iso])).toBeUndefined();
});
