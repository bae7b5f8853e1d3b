import { company } from '#brand/company.ts';
import { content } from '#content/index.ts';
import { matrixCategories, serviceMatrix } from '#content/service-matrix.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { hold } from '#e2e/support/hold.ts';
import { expectClosed, mobileMenu } from '#e2e/support/menus.ts';
import { linkLabel, say } from '#e2e/support/words.ts';
import { defaultLocale, locales } from '#kit/i18n/locales.ts';
import { withoutSoftHyphens } from '#kit/i18n/soft-hyphens.ts';
import { href, listed, type RouteName } from '#kit/site/routes.ts';
import { otherLocale, sampledLocales } from '#kit/testing/sampled-locales.ts';

/** Pages of the mobile menu, in its order; docs/behaviour.md has their places. */
const pages = listed('menu', defaultLocale).map(({ name }) => name);
const tagline = 'Our work speaks for our value';

test.describe('the mobile menu', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('opened before its code has loaded, gives the focus back to its button', async ({
    page,
  }) => {
    const release = await hold(page, '**/assets/*.js');
    const loaded = page.goto(href(defaultLocale, 'work'), { waitUntil: 'commit' });
    const { dialog, button } = mobileMenu(page);
    await button.press('Enter');
    await expect(dialog).toBeVisible();
    release();
    await loaded;
    await page.locator('#main[inert]').waitFor();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });

  for (const locale of sampledLocales) {
    test(`in "${locale}" lists pages, languages and networks in their order`, async ({
      page,
      axe,
    }) => {
      await page.goto(href(locale, 'work'));
      const { dialog, button } = mobileMenu(page, locale);
      await expect(dialog).toBeHidden();
      await button.tap();
      const rows = dialog.getByRole('navigation').getByRole('listitem');
      await expect(rows).toHaveCount(pages.length);
      for (const [place, name] of pages.entries()) {
        const row = rows.nth(place);
        // The tagline beside each name is visible, but no part of the link's accessible name.
        await expect(row.getByText(say(locale, tagline))).toBeVisible();
        await expect(row.getByRole('link')).toHaveAccessibleName(linkLabel(locale, 'menu', name));
      }
      const languages = dialog.locator('a[hreflang]');
      await expect(languages).toHaveCount(locales.length);
      for (const [place, { short, nativeName, hreflang }] of locales.entries()) {
        const link = languages.nth(place);
        await expect(link).toHaveAccessibleName(`${short} ${nativeName}`);
        await expect(link.getByText(short, { exact: true })).toBeVisible();
        await expect(link.getByText(nativeName, { exact: true })).toBeVisible();
        await expect(link.getByText(nativeName, { exact: true })).toHaveAttribute('lang', hreflang);
        expect(await link.evaluate(isClipped)).toBe(false);
      }
      const networks = ['linkedin', 'instagram', 'facebook', 'twitter', 'github'].filter((icon) =>
        company.social.some((link) => link.icon === icon),
      );
      await expect(dialog.locator('[rel="noopener"] svg')).toHaveCount(networks.length);
      expect(
        await dialog
          .locator('[rel="noopener"]')
          .evaluateAll((all) =>
            all.map((link) => (link.textContent ? '' : link.querySelector('svg')?.ariaLabel)),
          ),
      ).toEqual(networks.map((icon) => company.social.find((link) => link.icon === icon)?.name));
      await axe();
    });
  }

  for (const { code: locale } of locales) {
    test(`in "${locale}" shows a current fact below each page, such as the number of its entries`, async ({
      page,
    }) => {
      await page.goto(href(locale, 'work'));
      const { dialog, button } = mobileMenu(page, locale);
      await button.tap();
      const rows = dialog.getByRole('navigation').getByRole('listitem');
      const row = (name: RouteName) => rows.nth(pages.indexOf(name));
      const posts = content.posts(locale);
      const latest = posts[0]?.heading ?? '';
      const facts = [
        ['work', String(content.work(locale).length)],
        ['services', String(matrixCategories.length)],
        ['contact', company.phone.text],
        ['about', String(content.team(locale).length)],
        ['blogs', String(posts.length)],
        ['clients', String(content.clients(locale).length)],
      ] as const;
      // A fact that would be the number 0 is not shown.
      const shownFacts = facts.filter(([, text]) => text !== '0');
      for (const [name, text] of shownFacts) {
        const fact = row(name).getByText(text).last();
        await expect(fact).toBeVisible();
        expect(await fact.evaluate((element) => element.closest('a'))).toBeNull();
      }
      expect(withoutSoftHyphens(await row('blogs').innerText())).toContain(
        withoutSoftHyphens(latest),
      );
      // In a wider window tagline and fact are beside the name, one below the other.
      await page.setViewportSize({ width: 768, height: 1024 });
      for (const [name] of shownFacts) {
        const words = row(name).getByText(say(locale, tagline));
        const overlap = await words.evaluate((above) => {
          // The target of a summary is a little larger than its text, which alone counts here.
          const below =
            above.nextElementSibling?.querySelector('summary > *') ?? above.nextElementSibling;
          return below && above.getBoundingClientRect().bottom - below.getBoundingClientRect().top;
        });
        expect(overlap, name).toBeLessThan(1);
      }
    });
  }

  test('expands the services to their categories in groups, each with its icon', async ({
    page,
    axe,
  }) => {
    await page.goto(href(otherLocale, 'about'));
    const { dialog, button } = mobileMenu(page, otherLocale);
    await button.press('Enter');
    const details = dialog.locator('details');
    const links = details.getByRole('link');
    await expect(links).toHaveCount(0);
    await details.locator('summary').tap();
    await expect(links).toHaveCount(matrixCategories.length);
    const { columns } = content.page(otherLocale, 'services');
    for (const { id, categories } of serviceMatrix) {
      const group = details.getByRole('listitem').filter({ hasText: columns[id]! });
      await expect(group.getByRole('link')).toHaveCount(categories.length);
    }
    for (const [place, { path }] of matrixCategories.entries()) {
      const link = links.nth(place);
      const { name } = content.service(otherLocale, path);
      await expect(link).toHaveAccessibleName(withoutSoftHyphens(name));
      await expect(link.locator('[style*="/content/icon"]')).toBeVisible();
      expect(await link.evaluate(isClipped)).toBe(false);
    }
    await axe();
  });

  for (const height of [844, 640]) {
    test(`has the link to a consultation in view from the start, in a window ${String(height)} px high`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: height / 2, height });
      await page.goto(href('en', 'work'));
      const { dialog, button } = mobileMenu(page);
      await button.tap();
      const link = dialog.getByRole('link', { name: say('en', 'Book a consultation') });
      await expect(link).toBeInViewport({ ratio: 1 });
      await link.tap();
      await expect(page).toHaveURL(href('en', 'contact'));
      await expectClosed(dialog);
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    for (const locale of sampledLocales) {
      test(`in "${locale}" opens, closes and leads to a page`, async ({ page }) => {
        await page.goto(href(locale, 'index'));
        const { dialog, button, close, link } = mobileMenu(page, locale);
        await expect(dialog).toBeHidden();
        await button.press('Enter');
        await expect(link('work')).toBeVisible();
        await expect(close).toBeFocused();
        // What the menu covers cannot be reached.
        await page.keyboard.press('Shift+Tab');
        expect(
          await page.evaluate(() => document.activeElement?.matches('body, #mobile-menu *')),
        ).toBe(true);
        await close.tap();
        await expectClosed(dialog);
        await button.tap();
        await link('services').tap();
        await expect(page).toHaveURL(href(locale, 'services'));
      });

      test(`in "${locale}" expands the services and leads to one`, async ({ page }) => {
        await page.goto(href(locale, 'index'));
        const { dialog, button } = mobileMenu(page, locale);
        await button.tap();
        await dialog.locator('summary').tap();
        await dialog.locator('details').getByRole('link').last().tap();
        const last = matrixCategories.at(-1)?.path ?? '';
        await expect(page).toHaveURL(href(locale, 'services-category-id', last));
      });
    }
  });
});

/** Runs in the page: whether an element's content overflows its box, or the box the window. */
function isClipped(element: Element): boolean {
  const { left, right } = element.getBoundingClientRect();
  return element.scrollWidth > element.clientWidth || left < 0 || right > innerWidth;
}
