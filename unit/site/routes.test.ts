import { describe, expect, it, vi } from 'vitest';

import { matrixCategories, serviceMatrix, servicePaths } from '#content/service-matrix.ts';
import { localeCodes } from '#i18n/locales.ts';
import {
  allPages,
  alternates,
  headerTone,
  href,
  languageLinks,
  matchPage,
  pagesOf,
  routeName,
} from '#site/routes.ts';

describe('the table of pages', () => {
  it('has the same pages in every language', () => {
    const counts = localeCodes.map((locale) => pagesOf(locale).length);
    expect(new Set(counts).size).toBe(1);
  });

  it('gives every page one address of its own', () => {
    expect(new Set(allPages.map(({ address }) => address)).size).toBe(allPages.length);
  });

  it('finds each page by its address and nothing by another', () => {
    for (const page of allPages) expect(matchPage(page.address)).toBe(page);
    for (const address of [
      '/nope',
      '/de/nope',
      '/services/nope',
      '/it',
      '/services/data-engineering/nope',
    ]) {
      expect(matchPage(address)).toBeUndefined();
    }
  });

  it('names routes with their language', () => {
    expect(routeName('contact', 'de')).toBe('contact___de');
  });

  it('refuses an entry that does not exist', () => {
    expect(() => href('en', 'work-slug', 'nope')).toThrow(/no page with the id "nope"/);
    expect(() => href('en', 'services-category-id')).toThrow();
  });

  it.each([
    ['index', 'light'],
    ['services', 'light'],
    ['services-category-id', 'light'],
    ['work-slug', 'light'],
    ['work', 'dark'],
    ['contact', 'dark'],
    ['blogs-id', 'dark'],
  ])('gives %s a %s header', (name, tone) => {
    expect(headerTone(name)).toBe(tone);
  });

  it('lists the same page in every language', () => {
    expect(alternates({ name: 'about' })).toEqual({
      en: '/about',
      es: '/es/about',
      fr: '/fr/about',
      de: '/de/about',
    });
  });
});

describe('what search engines are told', () => {
  it('is every version of a page, its own among them, and English for everybody else', () => {
    expect(languageLinks({ name: 'work-slug', id: 'nordkai-terminal' })).toEqual([
      { hreflang: 'en', address: '/work/nordkai-terminal' },
      { hreflang: 'es', address: '/es/work/nordkai-terminal' },
      { hreflang: 'de', address: '/de/work/nordkai-terminal' },
      { hreflang: 'fr', address: '/fr/work/nordkai-terminal' },
      { hreflang: 'x-default', address: '/work/nordkai-terminal' },
    ]);
  });

  it('is nothing of a page that the table has not', () => {
    expect(languageLinks({ name: 'work-slug', id: 'nope' })).toEqual([]);
  });

  it('is to keep away from every page of a preview', async () => {
    expect(allPages.every(({ indexed }) => indexed)).toBe(true);
    vi.resetModules();
    vi.stubEnv('SITE_INDEX', 'no');
    const preview = await import('#site/routes.ts');
    vi.unstubAllEnvs();
    expect(preview.allPages.some(({ indexed }) => indexed)).toBe(false);
  });
});

describe('the service matrix', () => {
  it('has four columns of four categories with four services', () => {
    expect(serviceMatrix.map(({ categories }) => categories.length)).toEqual([4, 4, 4, 4]);
    expect(matrixCategories.every(({ services }) => services.length === 4)).toBe(true);
  });

  it('makes 80 pages, and the parent of the industries', () => {
    expect(servicePaths).toHaveLength(81);
    expect(new Set(servicePaths).size).toBe(81);
  });
});
