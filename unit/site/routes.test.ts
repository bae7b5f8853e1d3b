import { describe, expect, it, vi } from 'vitest';

import { content } from '#content/index.ts';
import { matrixCategories, serviceMatrix, servicePaths } from '#content/service-matrix.ts';
import { defaultLocale, localeCodes, locales } from '#kit/i18n/locales.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import {
  allPages,
  alternates,
  href,
  languageLinks,
  matchPage,
  pagesOf,
  routeName,
} from '#kit/site/routes.ts';
import { otherLocale } from '#kit/testing/sampled-locales.ts';
import { isAdopted } from '#unit/adopted-away.ts';

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
      localizePath('/nope', otherLocale),
      '/services/nope',
      '/tlh',
      `/services/${servicePaths[0] ?? ''}/nope`,
    ]) {
      expect(matchPage(address)).toBeUndefined();
    }
  });

  it('names routes with their language', () => {
    expect(routeName('contact', otherLocale)).toBe(`contact___${otherLocale}`);
  });

  it('refuses an entry that does not exist', () => {
    expect(() => href('en', 'work-slug', 'nope')).toThrow(/no page with the id "nope"/);
    expect(() => href('en', 'services-category-id')).toThrow();
  });

  const tones = [
    ['index', 'light'],
    ['services', 'light'],
    ['services-category-id', 'light'],
    ['work-slug', 'light'],
    ['work', 'dark'],
    ['contact', 'dark'],
    ['blogs-id', 'dark'],
  ] as const;
  // A site without cases or posts has no pages of them.
  it.each(tones.filter(([name]) => pagesOf('en').some((page) => page.name === name)))(
    'gives %s a %s header',
    (name, tone) => {
      const rows = pagesOf('en').filter((page) => page.name === name);
      expect(new Set(rows.map((page) => page.tone))).toEqual(new Set([tone]));
    },
  );

  it('gives routes whose name contains services, work-slug or index light pages, others dark ones', () => {
    for (const { name, tone } of pagesOf('en')) {
      expect(tone, name).toBe(/services|work-slug|index/.test(name) ? 'light' : 'dark');
    }
  });

  it('lists the same page in every language', () => {
    expect(alternates({ name: 'about' })).toEqual(
      Object.fromEntries(localeCodes.map((locale) => [locale, localizePath('/about', locale)])),
    );
  });
});

describe('what search engines are told', () => {
  it('is every version of a page, its own among them, and English for everybody else', () => {
    const id = servicePaths[1] ?? '';
    const address = `/services/${id}`;
    expect(languageLinks({ name: 'services-category-id', id })).toEqual([
      ...locales.map(({ code, hreflang }) => ({ hreflang, address: localizePath(address, code) })),
      { hreflang: 'x-default', address },
    ]);
  });

  it('is nothing about a page that does not exist', () => {
    expect(languageLinks({ name: 'work-slug', id: 'nope' })).toEqual([]);
  });

  it('is to index no page of a preview', async () => {
    expect(allPages.every(({ indexed }) => indexed)).toBe(true);
    vi.resetModules();
    vi.stubEnv('SITE_INDEX', 'no');
    const preview = await import('#kit/site/routes.ts');
    vi.unstubAllEnvs();
    expect(preview.allPages.some(({ indexed }) => indexed)).toBe(false);
  });
});

describe('the service matrix', () => {
  it('has a page for each category and service, and for the parent of the industries', () => {
    const services = matrixCategories.flatMap(({ services }) => services);
    const parents = matrixCategories.some(({ path }) => path.includes('/')) ? 1 : 0;
    expect(new Set(servicePaths).size).toBe(matrixCategories.length + services.length + parents);
  });

  if (!isAdopted) {
    it('has four columns, each as long as the others', () => {
      expect(serviceMatrix).toHaveLength(4);
      expect(new Set(serviceMatrix.map(({ categories }) => categories.length)).size).toBe(1);
    });
  }

  it('has columns with a title each, none of them empty', () => {
    const { columns } = content.page(defaultLocale, 'services');
    for (const { id, categories } of serviceMatrix) {
      expect(columns[id], id).toBeDefined();
      expect(categories.length, id).toBeGreaterThan(0);
    }
  });
});
