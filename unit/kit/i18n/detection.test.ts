import { describe, expect, it } from 'vitest';

import { detectLocale, matchLocales, parseAcceptLanguage } from '#kit/i18n/detection.ts';
import { locales } from '#kit/i18n/locales.ts';
import { visitorLocale } from '#kit/server/language.ts';

import { otherLocale } from '../known.ts';

describe('matching a visitor’s languages', () => {
  it.each([
    {
      preferred: ['ar-EG', 'it-IT'],
      matches: [
        ['ar', 1],
        ['it', 0.5],
      ],
    },
    {
      preferred: ['ar', 'it-IT'],
      matches: [
        ['ar', 0.999],
        ['it', 0.5],
      ],
    },
    {
      preferred: ['pt-BR', 'ar-MA', 'it-IT'],
      matches: [
        ['ar', 0.999 - 1 / 3],
        ['it', 1 - 2 / 3],
      ],
    },
    { preferred: ['ja'], matches: [] },
    { preferred: [], matches: [] },
  ])('scores $preferred', ({ preferred, matches }) => {
    expect(matchLocales(preferred).map(({ code, score }) => [code, score])).toEqual(matches);
  });

  it('prefers an exact match to a language-only one at the same position', () => {
    expect(matchLocales(['ar-EG'])[0]?.score).toBeGreaterThan(
      matchLocales(['ar-MA'])[0]?.score ?? 1,
    );
  });
});

describe('reading Accept-Language', () => {
  it.each([
    ['de-CH,de;q=0.9,en;q=0.8', ['de-CH', 'de', 'en']],
    ['en;q=0.2, fr;q=0.7', ['fr', 'en']],
    ['es;q=0, de', ['de']],
    ['*, <script>', []],
    ['', []],
    [undefined, []],
  ])('%s', (header, tags) => {
    expect(parseAcceptLanguage(header)).toEqual(tags);
  });
});

describe('the language of the root', () => {
  it.each([
    { sources: { cookie: 'ar', languages: ['it'] }, locale: 'ar' },
    { sources: { cookie: 'xx', languages: ['ja', 'ar'] }, locale: 'ar' },
    { sources: { cookie: 'xx', languages: ['ja'] }, locale: 'it' },
    { sources: { languages: [] }, locale: 'it' },
  ])('$sources gives $locale', ({ sources, locale }) => {
    expect(detectLocale(sources)).toBe(locale);
  });

  const records = locales.map((record) =>
    record.code === otherLocale ? { ...record, domain: 'example.eg' } : record,
  );
  it.each([
    [{ host: 'example.eg' }, 'ar'],
    [{ host: 'Example.eg:8080' }, 'ar'],
    [{ host: 'www.example.com' }, 'it'],
    [{}, 'it'],
    [{ host: 'example.eg', 'accept-language': 'ja' }, 'ar'],
    [{ host: 'example.eg', 'accept-language': 'it' }, 'it'],
    [{ host: 'example.eg', cookie: 'i18n_redirected=it', 'accept-language': 'ar' }, 'it'],
  ])('is that of the domain where cookie and browser give none: %j gives %s', (headers, locale) => {
    expect(visitorLocale(headers, records)).toBe(locale);
  });
});
