import type { Page as BrowserPage } from '@playwright/test';

import { company } from '#brand/company.ts';
import { content } from '#content/index.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { sectionOf } from '#e2e/support/section-of.ts';
import { linkLabel, say } from '#e2e/support/words.ts';
import { locales } from '#kit/i18n/locales.ts';
import { allPages, alternates, type Page } from '#kit/site/routes.ts';
import { sampledLocales } from '#kit/testing/sampled-locales.ts';
import { templates } from '#kit/testing/templates.ts';

// Which page is looked at where: docs/design.md, "What tests walk".
for (const { address } of sampledLocales.flatMap(templates)) {
  test(
    `${address} is accessible, fits its width and has short names and headings`,
    { tag: '@any-host' },
    ({ page }) => expectReadable(page, address),
  );
}

/** axe looks at the page at the end of the test. */
async function expectReadable(page: BrowserPage, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('h1')).toHaveCount(1);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width, 'horizontal overflow').toBeLessThanOrEqual(0);

  const main = page.getByRole('main');
  const texts = (selector: string) =>
    main.locator(selector).evaluateAll((all) => all.map((one) => one.textContent?.trim() ?? ''));
  const longNames = (await texts('a')).filter(({ length }) => length >= 100);
  expect(longNames, 'names of links').toEqual([]);
  // The name of a row is read once, and is found among the headings.
  for (const summary of await main.locator('summary').all()) {
    await expect(summary.locator('h3, h4')).toHaveCount(1);
  }
  await expect(main.locator(':is(h2, h3, h4).sr-only')).toHaveCount(0);
  await expect(main.locator('table:not(:has(> caption))')).toHaveCount(0);
  const named = page.locator('[aria-label], [alt], [title]');
  const names = await named.evaluateAll((all) =>
    all.flatMap((one) => ['aria-label', 'alt', 'title'].map((name) => one.getAttribute(name))),
  );
  expect(names.filter((name) => name?.includes('\u00AD'))).toEqual([]);
}

test('a heading of two lines is two texts, figures are terms with their values, and legal links a navigation', async ({
  page,
}) => {
  await page.goto('/services/digital-strategy');
  const { title, subtitle } = content.service('en', 'digital-strategy').parts!;
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await expect(main.locator('hgroup p')).toHaveText(subtitle);
  const footer = page.getByRole('contentinfo');
  const invitation = footer.getByRole('heading', {
    name: say('en', 'Share your vision'),
    exact: true,
  });
  await expect(invitation).toBeVisible();
  const legal = footer.getByRole('navigation', { name: say('en', 'Legal information') });
  await expect(legal.getByRole('link')).toHaveText(
    (['privacy', 'imprint', 'accessibility'] as const).map((name) =>
      linkLabel('en', 'legal', name),
    ),
  );

  await page.goto('/');
  const { title: heading, items } = content.page('en', 'home').numbers!;
  const numbers = sectionOf(page, heading);
  await expect(numbers.getByRole('term')).toHaveText(items.map(({ label }) => label));
  await expect(numbers.getByRole('definition')).toHaveText(items.map(({ value }) => String(value)));
});

test('the page about the company says what it stands for', async ({ page }) => {
  await page.goto('/about');
  const tagline = page.getByText('Digital solutions for growth and excellence');
  await expect(tagline).toBeVisible();
});

for (const address of [
  '/',
  '/de',
  '/services/product-engineering-and-development',
  '/de/contact',
]) {
  test(`${address} is not cut at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(address);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(320);
  });
}

test(
  'every address of every language answers with its own head',
  { tag: '@any-window' },
  async ({ request }) => {
    const titles = new Map<string, string>();
    for (const page of allPages) {
      const response = await request.get(page.address);
      expect(response.status(), page.address).toBe(200);
      const html = await response.text();
      expect(html, page.address).toContain(`<html lang="${page.locale}" dir="ltr">`);
      expect(html.match(/<h1[ >]/g), page.address).toHaveLength(1);
      const title = /<title>(.+?)<\/title>/.exec(html)?.[1] ?? '';
      expect(title.endsWith(` · ${company.name}`), page.address).toBe(true);
      const key = `${page.locale} ${title}`;
      expect(titles.get(key), `${page.address} repeats a title`).toBeUndefined();
      titles.set(key, page.address);
      expectAddresses(html, page);
    }
  },
);

function expectAddresses(html: string, page: Page): void {
  const links = [...html.matchAll(/<link rel="(canonical|alternate)"[^>]*>/g)].map(
    ([link]) => link,
  );
  const pathOf = (link: string | undefined) =>
    new URL(/href="([^"]+)"/.exec(link ?? '')?.[1] ?? '').pathname;
  expect(pathOf(links.find((link) => link.includes('canonical'))), page.address).toBe(page.address);
  const expected = alternates(page);
  for (const { code, hreflang } of locales) {
    expect(
      pathOf(links.find((link) => link.includes(`hrefLang="${hreflang}"`))),
      page.address,
    ).toBe(expected[code]);
  }
  expect(pathOf(links.find((link) => link.includes('hrefLang="x-default"'))), page.address).toBe(
    expected.en,
  );
}
