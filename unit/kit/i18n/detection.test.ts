import { describe, expect, it } from 'vitest';

import { detectLocale, matchLocales, parseAcceptLanguage } from '#kit/i18n/detection.ts';
import { locales } from '#kit/i18n/locales.ts';
import { visitorLocale } from '#kit/server/language.ts';

describe('matching a visitor’s languages', () => {
  it.each([
    {
      preferred: ['de-DE', 'en-GB'],
      matches: [
        ['de', 1],
        ['en', 0.5],
      ],
    },
    {
      preferred: ['de', 'en-GB'],
      matches: [
        ['de', 0.999],
        ['en', 0.5],
      ],
    },
    {
      preferred: ['pt-BR', 'fr-CA', 'es-ES'],
      matches: [
        ['fr', 0.999 - 1 / 3],
        ['es', 1 - 2 / 3],
      ],
    },
    { preferred: ['ja'], matches: [] },
    { preferred: [], matches: [] },
  ])('scores $preferred', ({ preferred, matches }) => {
    expect(matchLocales(preferred).map(({ code, score }) => [code, score])).toEqual(matches);
  });

  it('prefers an exact match to a language-only one at the same position', () => {
    expect(matchLocales(['es-ES'])[0]?.score).toBeGreaterThan(
      matchLocales(['es-MX'])[0]?.score ?? 1,
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
    { sources: { cookie: 'fr', languages: ['de'] }, locale: 'fr' },
    { sources: { cookie: 'xx', languages: ['ja', 'de'] }, locale: 'de' },
    { sources: { cookie: 'xx', languages: ['ja'] }, locale: 'en' },
    { sources: { languages: [] }, locale: 'en' },
  ])('$sources gives $locale', ({ sources, locale }) => {
    expect(detectLocale(sources)).toBe(locale);
  });

  const records = locales.map((record) =>
    record.code === 'de' ? { ...record, domain: 'example.de' } : record,
  );
  it.each([
    [{ host: 'example.de' }, 'de'],
    [{ host: 'Example.de:8080' }, 'de'],
    [{ host: 'www.example.com' }, 'en'],
    [{}, 'en'],
    [{ host: 'example.de', 'accept-language': 'ja' }, 'de'],
    [{ host: 'example.de', 'accept-language': 'es' }, 'es'],
    [{ host: 'example.de', cookie: 'i18n_redirected=fr', 'accept-language': 'es' }, 'fr'],
  ])('is that of the domain where cookie and browser give none: %j gives %s', (headers, locale) => {
    expect(visitorLocale(headers, records)).toBe(locale);
  });
});
