import { matrixCategories } from '#content/service-matrix.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import {
  loseCode,
  megaMenu,
  mobileMenu,
  scrollbarWidth,
  showScrollbar,
} from '#e2e/support/menus.ts';
import { columnsOfMenu, has } from '#e2e/support/subjects.ts';
import { href } from '#kit/site/routes.ts';
import { otherLocale, sampledLocales } from '#kit/testing/sampled-locales.ts';

/** Rows with services. The tests use the first two, one in the middle, and the last. */
const rows = columnsOfMenu.flat().filter(({ services }) => services.length > 0);
const [first, second] = rows as [(typeof rows)[0], (typeof rows)[0]];
const middle = rows[Math.floor(rows.length / 2)]!;
const last = rows.at(-1)!;

/** Returns patterns of the pictures that show beside an open category: none without drawings. */
const picturesOf = (id: string) => (has.drawings ? [new RegExp(`/${id}\\.`)] : []);

test.describe('the mega-menu', () => {
  for (const locale of sampledLocales) {
    test(`in "${locale}" shows every category with its services and its drawing`, async ({
      page,
      axe,
    }) => {
      await page.goto(href(locale, 'about'));
      const { panel, button, summary, services } = megaMenu(page, locale);
      await expect(panel).toBeHidden();
      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(panel.locator('summary')).toHaveCount(matrixCategories.length);
      await axe();
      for (const column of columnsOfMenu) {
        const { number, ...category } = column.at(-1)!;
        await summary(number).press('Enter');
        await expect(services(number)).toHaveCount(category.services.length);
        for (const [place, service] of category.services.entries()) {
          await expect(services(number).nth(place)).toHaveAttribute(
            'href',
            href(locale, 'services-category-id', `${category.path}/${service}`),
          );
        }
        await expect(panel.locator('details[open]')).toHaveCount(1);
        const pictures = panel.locator('img').filter({ visible: true });
        await expect(pictures).toHaveCount(picturesOf(category.id).length);
        for (const address of picturesOf(category.id)) {
          await expect(pictures).toHaveAttribute('src', address);
        }
      }
      await axe();
    });
  }

  test('opens on hover, locks the page’s scrolling, and closes when the mouse leaves or comes to another item', async ({
    page,
  }) => {
    await page.goto(href('en', 'about'));
    const { panel, link, other, button, summary, services } = megaMenu(page);
    await showScrollbar(page);
    await link.hover();
    await expect(panel).toBeVisible();
    await expect(page.locator('body')).toHaveClass(/scroll-locked/);
    await expect(page.locator('body')).toHaveCSS('padding-right', `${String(scrollbarWidth)}px`);
    // A click by somebody who did not wait for the panel does not close it again.
    await button.click();
    await expect(panel).toBeVisible();
    await summary(middle.number).hover();
    await expect(services(middle.number).first()).toBeVisible();
    await other.hover();
    await expect(panel).toBeHidden();
    await expect(page.locator('body')).not.toHaveClass(/scroll-locked/);
    await link.hover();
    await expect(panel).toBeVisible();
    const { height = 0 } = (await panel.boundingBox()) ?? {};
    await page.mouse.move(600, height);
    await expect(panel).toBeVisible();
    await page.mouse.move(600, 790);
    await expect(panel).toBeHidden();
  });

  test('follows a click with the mouse on an open row to its category', async ({ page }) => {
    await page.goto(href('en', 'about'));
    const { panel, link, summary, row } = megaMenu(page);
    await link.hover();
    await summary(middle.number).hover();
    await expect(row(middle.number)).toHaveAttribute('open');
    await summary(middle.number).click();
    await expect(page).toHaveURL(href('en', 'services-category-id', middle.path));
    await expect(panel).toBeHidden();
  });

  test('opens a category in a new tab on a click on its row with a modifier key', async ({
    page,
  }) => {
    await page.goto(href('en', 'about'));
    const { link, summary, row } = megaMenu(page);
    await link.hover();
    await summary(middle.number).hover();
    await expect(row(middle.number)).toHaveAttribute('open');
    const opened = page.context().waitForEvent('page');
    await summary(middle.number).click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL(href('en', 'services-category-id', middle.path));
    await expect(page).toHaveURL(href('en', 'about'));
  });

  test('can be opened, walked through and closed with the keyboard alone', async ({ page }) => {
    await page.goto(href(otherLocale, 'about'));
    const { panel, link, button, summary, services } = megaMenu(page, otherLocale);
    await link.focus();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(summary(first.number)).toBeFocused();
    // The code for the keys is loaded when pointer or focus come near.
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      await expect(summary(second.number)).toBeFocused({ timeout: 100 });
    }).toPass();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect(services(second.number).first()).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(summary(second.number)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('ArrowDown');
    await expect(summary(second.number)).toBeFocused();
    await page.keyboard.press('Escape');
    await button.press('Enter');
    await expect(panel).toBeVisible();
    // It closes when the focus leaves it.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(panel).toBeHidden();
  });

  test('opens at the row of the current page, and closes when that is chosen', async ({ page }) => {
    const { path, services: all, number } = last;
    const place = all.length - 1;
    await page.goto(href('en', 'services-category-id', `${path}/${all[place]}`));
    const { panel, button, row, services } = megaMenu(page);
    await button.focus();
    // The code for the keys is loaded when pointer or focus come near.
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      await expect(panel).toBeVisible({ timeout: 100 });
    }).toPass();
    await expect(row(number)).toHaveAttribute('open');
    await expect(services(number).nth(place)).toHaveAttribute('aria-current', 'page');
    await services(number).nth(place).click();
    await expect(panel).toBeHidden();
  });

  test('still opens by its button when its code cannot be loaded, and throws no error', async ({
    page,
    expectedErrors,
  }) => {
    const errors = await loseCode(page, /drive-mega-menu/, expectedErrors);
    await page.goto(href('en', 'about'));
    // As if the page had been reloaded for the lost code just now: it is not reloaded again.
    await page.evaluate(() => sessionStorage.setItem('chunk-reload', String(Date.now())));
    const { panel, button, summary, services } = megaMenu(page);
    const lost = page.waitForEvent('requestfailed');
    await button.hover();
    await lost;
    await button.click();
    await summary(middle.number).click();
    await expect(services(middle.number).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    expect(errors).toEqual([]);
  });

  test('throws no error when the page is reloaded because its code could not be loaded', async ({
    page,
    expectedErrors,
  }) => {
    const errors = await loseCode(page, /drive-mega-menu/, expectedErrors, 1);
    await page.goto(href('en', 'about'));
    const again = page.waitForEvent('load');
    const { panel, button } = megaMenu(page);
    await button.hover();
    await again;
    await page.locator('html[data-ready]').waitFor();
    await page.mouse.move(0, 700);
    await button.hover();
    await expect(panel).toBeVisible();
    expect(errors).toEqual([]);
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true });

    test('opened by a tap, stays open for as long as nobody taps again', async ({ page }) => {
      await page.setViewportSize({ width: 1180, height: 820 });
      await page.goto(href('en', 'about'));
      const { panel, button, summary, services } = megaMenu(page);
      // The first tap loads the code, which must be there before the second.
      const code = page.waitForResponse(/drive-mega-menu/);
      await page.clock.install();
      await button.tap();
      await expect(panel).toBeVisible();
      await code;
      await page.clock.runFor(2000);
      await expect(panel).toBeVisible();
      await summary(middle.number).tap();
      await page.clock.runFor(2000);
      await expect(panel).toBeVisible();
      await expect(services(middle.number).first()).toBeVisible();
      await button.tap();
      await page.clock.runFor(2000);
      await expect(panel).toBeHidden();
    });

    test('closes when the window becomes too narrow for it, and the focus goes to the menu button', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1180, height: 820 });
      await page.goto(href('en', 'about'));
      const { panel, button, summary } = megaMenu(page);
      await button.tap();
      await summary(middle.number).tap();
      await page.setViewportSize({ width: 820, height: 1180 });
      await expect(panel).toBeHidden();
      await expect(page.locator('body')).not.toHaveClass(/scroll-locked/);
      await expect(mobileMenu(page).button).toBeFocused();
    });

    test('stays open when only the height of the window changes', async ({ page }) => {
      await page.setViewportSize({ width: 1180, height: 820 });
      await page.goto(href('en', 'about'));
      const { panel, button, summary, services } = megaMenu(page);
      await button.tap();
      await summary(middle.number).tap();
      // As when a mobile browser shows its address bar.
      await page.setViewportSize({ width: 1180, height: 760 });
      await services(middle.number).first().tap();
      const { path, services: all } = middle;
      await expect(page).toHaveURL(href('en', 'services-category-id', `${path}/${all[0]}`));
      await expect(panel).toBeHidden();
    });

    test('opens, shows the services of a row, and leads to one', async ({ page }) => {
      await page.goto(href('en', 'about'));
      const { panel, button, summary, services } = megaMenu(page);
      await button.tap();
      await expect(panel).toBeVisible();
      await summary(middle.number).tap();
      await services(middle.number).last().tap();
      const { path, services: all } = middle;
      await expect(page).toHaveURL(
        href('en', 'services-category-id', `${path}/${all.at(-1) ?? ''}`),
      );
      await expect(panel).toBeHidden();
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    for (const locale of sampledLocales) {
      test(`in "${locale}" opens and leads to a service`, async ({ page }) => {
        await page.goto(href(locale, 'about'));
        const { panel, button, summary, services } = megaMenu(page, locale);
        await expect(panel).toBeHidden();
        await button.click();
        await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
        await summary(middle.number).click();
        await services(middle.number).first().click();
        const { path, services: all } = middle;
        await expect(page).toHaveURL(href(locale, 'services-category-id', `${path}/${all[0]}`));
      });
    }
  });
});
