import { describe, expect, it } from 'vitest';

import { content } from '#content/index.ts';
import { localeCodes } from '#kit/i18n/locales.ts';
import { pageSummary } from '#kit/site/page-summary.ts';
import { allPages } from '#kit/site/routes.ts';

describe('the summary of a page', () => {
  it('has a heading without markup, for every page', () => {
    for (const page of allPages) {
      const { heading, title, description } = pageSummary(page);
      expect(heading, page.address).not.toMatch(/[<>]|&\w+;/);
      expect([heading, title, description].every((text) => text.length > 0)).toBe(true);
    }
  });

  it('is in the language of the page', () => {
    for (const locale of localeCodes) {
      const { title } = content.page(locale, 'imprint');
      expect(pageSummary({ locale, name: 'imprint' }).title).toBe(title);
    }
  });

  it('knows the last change', () => {
    for (const { id, date, updated } of content.posts('en')) {
      const post = pageSummary({ locale: 'en', name: 'blogs-id', id });
      expect(post.updated).toBe(updated ?? date);
    }
    expect(pageSummary({ locale: 'en', name: 'about' }).updated).toBe(
      content.page('en', 'about').updated,
    );
  });

  it('gives the list of posts the day of the newest, or of its own last change', () => {
    const days = allPages
      .filter(({ name, locale }) => name === 'blogs-id' && locale === 'en')
      .map((page) => pageSummary(page).updated);
    days.push(content.page('en', 'blogs').updated);
    expect(pageSummary({ locale: 'en', name: 'blogs' }).updated).toBe(days.sort().at(-1));
  });

  it('joins the fixed and the first moving part of the home heading', () => {
    const { heading, phrases } = content.page('en', 'home');
    expect(pageSummary({ locale: 'en', name: 'index' }).heading).toBe(
      `${heading} ${phrases?.[0] ?? ''}`,
    );
  });
});
