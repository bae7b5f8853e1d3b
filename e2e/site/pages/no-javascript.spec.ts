import { company } from '#brand/company.ts';
import { content } from '#content/index.ts';
import { servicePaths } from '#content/service-matrix.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { languageSwitcher } from '#e2e/support/menus.ts';
import { category, has } from '#e2e/support/subjects.ts';
import { say } from '#e2e/support/words.ts';
import { localeRecord } from '#kit/i18n/locales.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import { href } from '#kit/site/routes.ts';
import { otherLocale } from '#kit/testing/sampled-locales.ts';

test('everything is visible and languages and menus are links', async ({ page }) => {
  await page.goto('/');
  for (const section of await page.locator('main > section, footer').all()) {
    await expect(section).toHaveCSS('opacity', '1');
    await expect(section).toHaveCSS('content-visibility', 'visible');
  }
  const switcher = languageSwitcher(page);
  await switcher.locator('summary').click();
  const { code, hreflang } = localeRecord(otherLocale);
  await switcher.locator(`a[hreflang="${hreflang}"]`).click();
  // On the server the cookie is set, and the address is the page's own.
  const home = localizePath('/', code);
  await expect
    .poll(() => page.url().slice(new URL(page.url()).origin.length))
    .toMatch(new RegExp(`^${home}(?:\\?locale=${code})?$`));
});

if (has.languages) {
  test(
    'English can be chosen from any page, whatever the browser prefers',
    { tag: '@server' },
    async ({ openPage, site }) => {
      const page = await openPage({
        baseURL: site.url,
        locale: localeRecord(otherLocale).iso,
        javaScriptEnabled: false,
      });
      await page.goto('/');
      await expect(page).toHaveURL(localizePath('/', otherLocale));
      const switcher = languageSwitcher(page);
      await switcher.locator('summary').click();
      await switcher.locator('a[hreflang="en"]').click();
      await expect(page).toHaveURL('/');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await page.goto('/');
      await expect(page).toHaveURL('/');
    },
  );
}

test('no animation is longer than five seconds, and there is no pause button', async ({ page }) => {
  await page.goto('/');
  const ends = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ timeline }) => timeline instanceof DocumentTimeline)
      .map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
  );
  expect(ends.length).toBeGreaterThan(0);
  expect(Math.max(...ends)).toBeLessThanOrEqual(5000);
  await expect(page.getByRole('button', { name: say('en', 'Pause animations') })).toHaveCount(0);
});

for (const address of ['/', `/services/${category}`]) {
  test(`a row opened on ${address} keeps its position in the window`, async ({ page }) => {
    await page.goto(address);
    const rows = page.locator('main details');
    const summary = rows.last().locator('> summary');
    await summary.evaluate((element) => {
      scrollTo({ top: scrollY + element.getBoundingClientRect().top - 130, behavior: 'instant' });
    });
    const top = () => summary.evaluate((element) => element.getBoundingClientRect().top);
    const before = await top();
    await summary.click();
    await expect(rows.last()).toHaveAttribute('open');
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
  });
}

/** The sign of the currency in which the company calculates, such as "€". */
const currencySign =
  new Intl.NumberFormat('en', { style: 'currency', currency: company.dayRate.currency })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? '';

test('a service says what it usually costs, and has no controls that would not work', async ({
  page,
}) => {
  const id = servicePaths.find((path) => content.service('en', path).estimate) ?? '';
  await page.goto(href('en', 'services-category-id', id));
  const section = page.locator('#estimate');
  for (const { name, usual } of content.service('en', id).estimate?.quantities ?? []) {
    const row = section.getByRole('row').filter({ hasText: name });
    await expect(row.getByRole('cell').first()).toHaveText(String(usual));
  }
  await expect(section.getByRole('slider')).toHaveCount(0);
  await expect(section.getByRole('button')).toHaveCount(0);
  await expect(section.getByRole('definition').first()).toContainText(currencySign);
});
