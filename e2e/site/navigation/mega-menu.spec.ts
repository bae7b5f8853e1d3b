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

/** Rows with services: the first two, one amid them, and the last. */
const rows = columnsOfMenu.flat().filter(({ services }) => services.length > 0);
const [first, second] = rows as [(typeof rows)[0], (typeof rows)[0]];
const middle = rows[Math.floor(rows.length / 2)]!;
const last = rows.at(-1)!;

/** Addresses of what is shown beside a category in hand: nothing without drawings. */
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

  test('opens under the mouse, stops the page, and closes when the mouse leaves or meets another item', async ({
    page,
  }) => {
    await page.goto(href('en', 'about'));
    const { panel, link, other, button, summary, services } = megaMenu(page);
    await showScrollbar(page);
    await link.hover();
    await expect(panel).toBeVisible();
    await expect(page.locator('body')).toHaveClass(/scroll-locked/);
    await expect(page.locator('body')).toHaveCSS('padding-right', `${String(scrollbarWidth)}px`);
    // The press of somebody who did not wait for it.
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

  test('leads the mouse to a category by a press on its row', async ({ page }) => {
    await page.goto(href('en', 'about'));
    const { panel, link, summary, row } = megaMenu(page);
    await link.hover();
    await summary(middle.number).hover();
    await expect(row(middle.number)).toHaveAttribute('open');
    await summary(middle.number).click();
    await expect(page).toHaveURL(href('en', 'services-category-id', middle.path));
    await expect(panel).toBeHidden();
  });

  test('opens a category in a new tab by a press on its row with a modifier key', async ({
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

  test('is opened, walked through and closed by keys alone', async ({ page }) => {
    await page.goto(href(otherLocale, 'about'));
    const { panel, link, button, summary, services } = megaMenu(page, otherLocale);
    await link.focus();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(summary(first.number)).toBeFocused();
    // What keys do is loaded when somebody comes near.
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
    // Focus that leaves.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(panel).toBeHidden();
  });

  test('has the page that is shown in hand, and closes when it is chosen', async ({ page }) => {
    const { path, services: all, number } = last;
    const place = all.length - 1;
    await page.goto(href('en', 'services-category-id', `${path}/${all[place]}`));
    const { panel, button, row, services } = megaMenu(page);
    await button.focus();
    // What keys do is loaded when somebody comes near.
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      await expect(panel).toBeVisible({ timeout: 100 });
    }).toPass();
    await expect(row(number)).toHaveAttribute('open');
    await expect(services(number).nth(place)).toHaveAttribute('aria-current', 'page');
    await services(number).nth(place).click();
    await expect(panel).toBeHidden();
  });

  test('whose code is lost is opened by its button, and logs no error of ours', async ({
    page,
    expectedErrors,
  }) => {
    const errors = await loseCode(page, /drive-mega-menu/, expectedErrors);
    await page.goto(href('en', 'about'));
    // The page was loaded anew for it already.
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

  test('for whose code the page is loaded anew logs no error of ours', async ({
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

    test('stays where a finger opened it, however long it rests', async ({ page }) => {
      await page.setViewportSize({ width: 1180, height: 820 });
      await page.goto(href('en', 'about'));
      const { panel, button, summary, services } = megaMenu(page);
      // Its code is loaded when a finger comes near: it is here for the second tap.
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

    test('ends where the window becomes too narrow for it, and the focus goes to the menu button', async ({
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

    test('stays where the window only becomes lower', async ({ page }) => {
      await page.setViewportSize({ width: 1180, height: 820 });
      await page.goto(href('en', 'about'));
      const { panel, button, summary, services } = megaMenu(page);
      await button.tap();
      await summary(middle.number).tap();
      // As by the bars of a browser that come and go.
      await page.setViewportSize({ width: 1180, height: 760 });
      await services(middle.number).first().tap();
      const { path, services: all } = middle;
      await expect(page).toHaveURL(href('en', 'services-category-id', `${path}/${all[0]}`));
      await expect(panel).toBeHidden();
    });

    test('opens, shows the services of a row, and leads on', async ({ page }) => {
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
      test(`in "${locale}" opens and leads on`, async ({ page }) => {
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
