import { describe, expect, it } from 'vitest';

import { detectLocale, matchLocales, parseAcceptLanguage } from '#i18n/detection.ts';

describe('matching a visitor’s languages', () => {
  it.each([
    {
      preferred: ['de-DE', 'en-US'],
      matches: [
        ['de', 1],
        ['en', 0.5],
      ],
    },
    {
      preferred: ['de', 'en-US'],
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

describe('the order of sources', () => {
  it.each([
    { sources: { cookie: 'fr', languages: ['de'], path: '/es' }, locale: 'fr' },
    { sources: { languages: ['de'], store: 'fr', path: '/es' }, locale: 'de' },
    { sources: { languages: ['ja'], fallback: 'es', store: 'fr' }, locale: 'es' },
    { sources: { languages: ['ja'], store: 'fr', path: '/es' }, locale: 'fr' },
    { sources: { path: '/es/about' }, locale: 'es' },
    { sources: { cookie: 'xx' }, locale: 'en' },
    { sources: {}, locale: 'en' },
  ])('$sources gives $locale', ({ sources, locale }) => {
    expect(detectLocale(sources)).toBe(locale);
  });

  it('asks the domain before the path', () => {
    const records = [
      {
        code: 'en',
        iso: 'en-US',
        nativeName: '',
        region: '',
        label: '',
        short: '',
        hreflang: 'en',
        dir: 'ltr',
      },
      {
        code: 'de',
        iso: 'de-DE',
        nativeName: '',
        region: '',
        label: '',
        short: '',
        hreflang: 'de',
        dir: 'ltr',
        domain: 'example.de',
      },
    ] as const;
    expect(detectLocale({ host: 'example.de', path: '/es' }, records)).toBe('de');
  });
});
