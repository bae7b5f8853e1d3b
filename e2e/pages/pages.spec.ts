import { localeCodes, locales } from '../../src/i18n/locales.ts';
import { company } from '../../src/site/company.ts';
import { allPages, alternates, type Page } from '../../src/site/routes.ts';
import { expect, test } from '../support/fixtures.ts';
import { templates } from '../support/templates.ts';

for (const { address } of localeCodes.flatMap(templates)) {
  test(`${address} is accessible, fits its width and has short names and headings`, async ({
    page,
  }) => {
    await page.goto(address);
    await expect(page.locator('h1')).toHaveCount(1);
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(width, 'horizontal overflow').toBeLessThanOrEqual(0);

    const main = page.getByRole('main');
    const texts = (selector: string) =>
      main.locator(selector).evaluateAll((all) => all.map((one) => one.textContent?.trim() ?? ''));
    const longNames = (await texts('a')).filter(({ length }) => length >= 100);
    expect(longNames, 'names of links').toEqual([]);
    const headings = await texts('h2, h3, h4');
    const rows = await texts(':is(summary .heading, summary.heading)');
    expect(rows.filter((row) => !headings.includes(row))).toEqual([]);
    await expect(main.locator('summary :is(h1, h2, h3, h4, h5, h6)')).toHaveCount(0);
  });
}

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
