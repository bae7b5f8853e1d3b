import { describe, expect, it } from 'vitest';

import { readCookie, serializeLocaleCookie } from '#kit/i18n/cookie.ts';
import { classifyLink } from '#kit/i18n/links.ts';
import { localeCodes, locales } from '#kit/i18n/locales.ts';
import { localizePath, parseLocalizedPath, switchLocale } from '#kit/i18n/paths.ts';
import { localeProblems } from '#kit/i18n/validate.ts';

describe('localized addresses', () => {
  it.each([
    ['/', 'en', '/'],
    ['/', 'de', '/de'],
    ['/about', 'en', '/about'],
    ['/work/x', 'fr', '/fr/work/x'],
  ] as const)('%s in %s is %s, and back', (path, locale, address) => {
    expect(localizePath(path, locale)).toBe(address);
    expect(parseLocalizedPath(address)).toEqual({ locale, path });
  });

  it('takes a word that only begins like a language for a path', () => {
    expect(parseLocalizedPath('/design')).toEqual({ locale: 'en', path: '/design' });
  });

  it('keeps query and hash when the language is switched', () => {
    expect(
      switchLocale({ path: '/de/contact', query: 'a=1', hash: '#contact-section' }, 'en'),
    ).toBe('/contact?a=1#contact-section');
    expect(switchLocale({ path: '/' }, 'es')).toBe('/es');
  });
});

describe('link classification', () => {
  it.each([
    ['https://example.com', {}, 'external', 'https://example.com'],
    ['HTTP://example.com/a.pdf', {}, 'external', 'HTTP://example.com/a.pdf'],
    ['//example.com', {}, 'external', '//example.com'],
    ['mailto:hello@example.com', {}, 'mail', 'mailto:hello@example.com'],
    ['tel:+49123', {}, 'telephone', 'tel:+49123'],
    ['/brochure.pdf', {}, 'file', '/brochure.pdf'],
    ['/sheets/a.svg?v=2#part', {}, 'file', '/sheets/a.svg?v=2#part'],
    ['/about', { download: true }, 'file', '/about'],
    ['/about', { newTab: true }, 'external', '/about'],
    ['/contact', { opensForm: true }, 'form', '/de/contact'],
    ['#contact-section', {}, 'hash', '#contact-section'],
    ['/about', {}, 'internal', '/de/about'],
    ['/contact#contact-section', {}, 'internal', '/de/contact#contact-section'],
    ['about', {}, 'internal', '/de/about'],
  ] as const)('%s with %o is %s', (target, traits, kind, href) => {
    expect(classifyLink(target, 'de', traits)).toEqual({ kind, href });
  });
});

describe('the language cookie', () => {
  it('lasts 365 days on the whole site, lax', () => {
    expect(serializeLocaleCookie('de')).toBe(
      'i18n_redirected=de; Max-Age=31536000; Path=/; SameSite=lax',
    );
  });

  it('is found among others', () => {
    expect(readCookie('a=b; i18n_redirected=fr; c=d', 'i18n_redirected')).toBe('fr');
    expect(readCookie('xi18n_redirected=fr', 'i18n_redirected')).toBeUndefined();
  });
});

describe('warnings for the developer', () => {
  it('are none for the site as it is', () => {
    expect(localeProblems(locales, localeCodes)).toEqual([]);
  });

  it('name a missing file, an unknown code, a missing iso and a missing domain', () => {
    const [record] = locales;
    const broken = [{ ...record!, iso: '' }];
    const problems = localeProblems(broken, ['it'], { differentDomains: true }).join('\n');
    expect(problems).toMatch(/locales\/en\.po is missing/);
    expect(problems).toMatch(/"en" has no iso code/);
    expect(problems).toMatch(/"en" has no domain/);
    expect(problems).toMatch(/no record .* has the code "it"/);
  });
});
