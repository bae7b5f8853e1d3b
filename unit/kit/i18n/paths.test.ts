import { describe, expect, it } from 'vitest';

import { readCookie, serializeLocaleCookie } from '#kit/i18n/cookie.ts';
import { classifyLink } from '#kit/i18n/links.ts';
import { defaultLocale, localeCodes, locales } from '#kit/i18n/locales.ts';
import { localizePath, parseLocalizedPath, switchLocale } from '#kit/i18n/paths.ts';
import { localeProblems } from '#kit/i18n/validate.ts';

import { otherLocale } from '../known.ts';

describe('localized addresses', () => {
  it.each([
    ['/', defaultLocale, '/'],
    ['/', otherLocale, '/ar'],
    ['/contact', defaultLocale, '/contact'],
    ['/lamps/x', otherLocale, '/ar/lamps/x'],
  ] as const)('%s in %s is %s, and back', (path, locale, address) => {
    expect(localizePath(path, locale)).toBe(address);
    expect(parseLocalizedPath(address)).toEqual({ locale, path });
  });

  it('a word that only begins with the code of a language is a path', () => {
    expect(parseLocalizedPath('/artisans')).toEqual({ locale: 'it', path: '/artisans' });
  });

  it('keeps query and hash when the language is switched', () => {
    expect(switchLocale({ path: '/ar/contact', query: 'a=1', hash: '#order' }, defaultLocale)).toBe(
      '/contact?a=1#order',
    );
    expect(switchLocale({ path: '/' }, otherLocale)).toBe('/ar');
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
    ['/lamps', { download: true }, 'file', '/lamps'],
    ['/lamps', { newTab: true }, 'external', '/lamps'],
    ['/contact', { opensForm: true }, 'form', '/ar/contact'],
    ['#order', {}, 'hash', '#order'],
    ['/lamps', {}, 'internal', '/ar/lamps'],
    ['/contact#order', {}, 'internal', '/ar/contact#order'],
    ['lamps', {}, 'internal', '/ar/lamps'],
    ['/lamps?size=1.5', {}, 'internal', '/ar/lamps?size=1.5'],
    ['/lamps#v1.2', {}, 'internal', '/ar/lamps#v1.2'],
  ] as const)('%s with %o is %s', (target, traits, kind, href) => {
    expect(classifyLink(target, otherLocale, traits)).toEqual({ kind, href });
  });
});

describe('the language cookie', () => {
  it('lasts 365 days on the whole site, lax', () => {
    expect(serializeLocaleCookie(otherLocale)).toBe(
      'i18n_redirected=ar; Max-Age=31536000; Path=/; SameSite=lax',
    );
  });

  it('is found among others', () => {
    expect(readCookie('a=b; i18n_redirected=ar; c=d', 'i18n_redirected')).toBe('ar');
    expect(readCookie('xi18n_redirected=ar', 'i18n_redirected')).toBeUndefined();
  });
});

describe('warnings for the developer', () => {
  it('are none for the site as it is', () => {
    expect(localeProblems(locales, localeCodes)).toEqual([]);
  });

  it('name what breaks the schema of a record', () => {
    const [record] = locales;
    const broken = [{ ...record!, iso: '', dir: 'down', naem: 'x' }];
    expect(localeProblems(broken, localeCodes)).toEqual([
      'src/site/languages.json: 0.iso: must be a tag of language and region, such as "it-IT"',
      expect.stringContaining('src/site/languages.json: 0.dir: '),
      expect.stringContaining('src/site/languages.json: 0: Unrecognized key: "naem"'),
    ]);
  });

  it('name a code that two records have, and an original that is not complete', () => {
    const record = { ...locales[0]!, published: 'in part' as const };
    expect(localeProblems([record, record], ['it'])).toEqual([
      'src/site/languages.json: two records have the code "it".',
      'src/site/languages.json: the first language is the original and must be complete: it has no field `published`.',
    ]);
  });

  it('name a missing file, an unknown code and a missing domain', () => {
    const record = locales[0]!;
    const other = { ...record, code: 'ar', domain: 'example.eg' };
    const problems = localeProblems([record, other], ['ar', 'xx']).join('\n');
    expect(problems).toMatch(/locales\/it\.po is missing/);
    expect(problems).toMatch(/"it" has no domain/);
    expect(problems).not.toMatch(/"ar" has no domain/);
    expect(problems).toMatch(/no record in src\/site\/languages\.json has the code "xx"/);
  });

  it.each(['https://example.eg', 'Example.eg', 'example.eg:80', 'example.eg/', 'exa mple.eg'])(
    'name a domain that is no host name: %s',
    (domain) => {
      expect(localeProblems([{ ...locales[0]!, domain }], ['it'])).toEqual([
        expect.stringContaining('src/site/languages.json: 0.domain: must be a host name'),
      ]);
    },
  );

  it.each(['example.eg', 'ar.example.com', 'xn--mgbh0fb.xn--kgbechtv', 'localhost'])(
    'accept a host name: %s',
    (domain) => {
      expect(localeProblems([{ ...locales[0]!, domain }], ['it'])).toEqual([]);
    },
  );

  it('accept languages without domains', () => {
    expect(localeProblems(locales, localeCodes).join()).not.toMatch(/domain/);
  });
});
