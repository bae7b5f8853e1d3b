import type { Locator, Page } from '@playwright/test';

import { company } from '#brand/company.ts';
import { matrixCategories, serviceMatrix } from '#content/service-matrix.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { linkLabel, say } from '#e2e/support/words.ts';
import { defaultLocale, type LocaleCode, locales } from '#kit/i18n/locales.ts';
import { mobileMenuHideDelay, servicesMenuDuration } from '#kit/navigation/menus/figures.ts';
import { href, listed, type RouteName } from '#kit/site/routes.ts';
import { sampledLocales } from '#kit/testing/sampled-locales.ts';

/** Pages of the mobile menu, in its order; docs/behaviour.md has their places. */
const pages = listed('menu', defaultLocale).map(({ name }) => name);
const tagline = 'Our work speaks for our value';

function mobileMenu(page: Page, locale: LocaleCode = 'en') {
  const dialog = page.locator('#mobile-menu');
  return {
    dialog,
    button: page.getByRole('banner').getByRole('button', { name: say(locale, 'Menu') }),
    close: dialog.getByRole('button', { name: say(locale, 'Close') }),
    link: (name: RouteName) =>
      dialog
        .getByRole('navigation')
        .getByRole('link', { name: linkLabel(locale, 'menu', name), exact: true }),
  };
}

/** Closed is said before it is hidden: it is still seen on its way out. */
async function expectClosed(dialog: Locator): Promise<void> {
  await expect.poll(() => dialog.evaluate((menu) => menu.matches(':popover-open'))).toBe(false);
}

/** Makes the page's scrollbar take room, which headless browsers have none of. */
const bar = 15;
async function showScrollbar(page: Page): Promise<void> {
  await page.evaluate((width) => {
    Object.defineProperty(document.documentElement, 'clientWidth', {
      get: () => innerWidth - width,
    });
  }, bar);
}

test.describe('the mobile menu', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

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
        // What is said of every page is seen beside its name, and is no part of it.
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
      const networks = ['linkedin', 'instagram', 'facebook', 'twitter', 'github'];
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

  test('fills the window, which does not scroll behind it, and gives the focus back', async ({
    page,
  }) => {
    await page.goto(href('de', 'services'));
    const { dialog, button, close } = mobileMenu(page, 'de');
    await button.press('Enter');
    await expect(close).toBeFocused();
    expect(await dialog.evaluate((element) => element.getBoundingClientRect().height)).toBe(844);
    await page.mouse.move(195, 600);
    await page.mouse.wheel(0, 600);
    // A second turn of the wheel is answered after the first has had its effect.
    await page.mouse.wheel(0, 600);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    expect(await page.evaluate(() => scrollY)).toBe(0);
    for (let stop = 0; stop < 40; stop += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () => !document.activeElement?.matches('body, #mobile-menu *'),
      );
      expect(isOutside).toBe(false);
    }
    await close.focus();
    await page.keyboard.press('Shift+Tab');
    await expect(dialog.getByRole('link').last()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });

  test('leaves nothing of the page to screen readers while it is open, and gives it back', async ({
    page,
  }) => {
    await page.goto(href('en', 'work'));
    const { dialog, button, close, link } = mobileMenu(page);
    const main = page.locator('#main');
    await button.tap();
    await expect(main).toHaveAttribute('inert');
    expect(await page.evaluate(reachable)).toEqual(['mobile-menu']);
    await close.tap();
    await expect(button).toBeFocused();
    await expect(page.locator('[inert]:not(form *)')).toHaveCount(0);
    await button.press('Enter');
    await expect(main).toHaveAttribute('inert');
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(page.locator('[inert]:not(form *)')).toHaveCount(0);
    await button.tap();
    await expect(main).toHaveAttribute('inert');
    await link('about').tap();
    await expect(page).toHaveURL(href('en', 'about'));
    await expectClosed(dialog);
    await expect(main).toBeFocused();
    await expect(page.locator('[inert]:not(form *)')).toHaveCount(0);
  });

  test('ends where the window becomes wide enough to have none, and the focus goes to what stands there', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.goto(href('en', 'work'));
    const { dialog, button } = mobileMenu(page);
    const body = page.locator('body');
    await button.tap();
    await expect(body).toHaveClass(/scroll-locked/);
    await page.setViewportSize({ width: 1180, height: 820 });
    await expectClosed(dialog);
    await expect(body).not.toHaveClass(/scroll-locked/);
    await expect(page.locator('[inert]:not(form *)')).toHaveCount(0);
    await expect(
      page.getByRole('banner').getByRole('link', { name: linkLabel('en', 'header', 'services') }),
    ).toBeFocused();
    // And back.
    await page.setViewportSize({ width: 820, height: 1180 });
    await expect(button).toBeFocused();
    await expect(dialog).not.toHaveAttribute('open');
  });

  test('ends where letters become so small that its button goes', async ({ page }) => {
    await page.setViewportSize({ width: 1180, height: 820 });
    await page.goto(href('en', 'work'));
    const session = await page.context().newCDPSession(page);
    const setSize = (standard: number) =>
      session.send('Page.setFontSizes', { fontSizes: { standard } });
    await setSize(24);
    const { dialog, button } = mobileMenu(page);
    await button.tap();
    await expect(page.locator('body')).toHaveClass(/scroll-locked/);
    await setSize(16);
    await expectClosed(dialog);
    await expect(page.locator('body')).not.toHaveClass(/scroll-locked/);
  });

  test('takes the scrollbar away, not its room', async ({ page }) => {
    await page.goto(href('en', 'work'));
    await showScrollbar(page);
    const { button, close } = mobileMenu(page);
    const body = page.locator('body');
    await button.tap();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await expect(body).toHaveCSS('padding-right', `${String(bar)}px`);
    await close.tap();
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
    await expect(body).toHaveCSS('padding-right', '0px');
  });

  test('closes at once for the visitor, and is hidden after its time', async ({ page }) => {
    await page.goto(href('en', 'work'));
    const { dialog, button, close } = mobileMenu(page);
    await button.tap();
    await close.tap();
    const { delay, hit } = await dialog.evaluate((element) => ({
      delay: element
        .getAnimations()
        .find(
          (animation) =>
            animation instanceof CSSTransition && animation.transitionProperty === 'display',
        )
        ?.effect?.getComputedTiming().endTime,
      // What lies under a finger meanwhile is the page.
      hit: element.contains(document.elementFromPoint(195, 400)),
    }));
    expect(delay).toBe(mobileMenuHideDelay);
    expect(hit).toBe(false);
    await dialog.evaluate((element) => {
      for (const animation of element.getAnimations()) animation.finish();
    });
    await expect(dialog).toBeHidden();
  });

  test('closes when a link is chosen, the current page’s too', async ({ page }) => {
    await page.goto(href('en', 'work'));
    const { dialog, button, link } = mobileMenu(page);
    await button.tap();
    await link('work').tap();
    await expectClosed(dialog);
    await expect(page.locator('#main')).toBeFocused();
    await button.tap();
    await link('about').tap();
    await expect(page).toHaveURL(href('en', 'about'));
    await expectClosed(dialog);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    for (const locale of sampledLocales) {
      test(`in "${locale}" opens, closes and leads on`, async ({ page }) => {
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
    }
  });
});

/** Whether a part of an element lies outside its box, or the box outside the window. */
function isClipped(element: Element): boolean {
  const { left, right } = element.getBoundingClientRect();
  return element.scrollWidth > element.clientWidth || left < 0 || right > innerWidth;
}

/** What has something to read for a screen reader: of the elements that nothing else holds. */
function reachable(): string[] {
  const stops = [...document.querySelectorAll('body a, body button, body h1, body p')];
  const roots = stops
    .filter((element) => element.checkVisibility() && !element.closest('[inert]'))
    .map((element) => element.closest('dialog, main, footer, header')?.id ?? element.className);
  return [...new Set(roots)];
}

function megaMenu(page: Page, locale: LocaleCode = 'en') {
  const banner = page.getByRole('banner');
  const panel = page.locator('#mega-menu');
  const row = (number: string) =>
    panel.locator('details').filter({ has: page.getByText(number, { exact: true }) });
  return {
    panel,
    row,
    link: banner.getByRole('link', { name: linkLabel(locale, 'header', 'services') }),
    other: banner.getByRole('link', { name: linkLabel(locale, 'header', 'work') }),
    button: banner.getByRole('button', { name: say(locale, 'Overview of services') }),
    summary: (number: string) => row(number).locator('summary'),
    services: (number: string) => row(number).getByRole('listitem').getByRole('link'),
  };
}

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
      for (const [column, { categories }] of serviceMatrix.entries()) {
        const number = `${String(column + 1)}.2`;
        const category = categories[1]!;
        await summary(number).press('Enter');
        await expect(services(number)).toHaveCount(category.services.length);
        for (const [place, service] of category.services.entries()) {
          await expect(services(number).nth(place)).toHaveAttribute(
            'href',
            href(locale, 'services-category-id', `${category.path}/${service}`),
          );
        }
        await expect(panel.locator('details[open]')).toHaveCount(1);
        await expect(panel.locator('img').filter({ visible: true })).toHaveAttribute(
          'src',
          new RegExp(`/${category.id}\\.`),
        );
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
    await expect(page.locator('body')).toHaveCSS('padding-right', `${String(bar)}px`);
    // The press of somebody who did not wait for it.
    await button.click();
    await expect(panel).toBeVisible();
    await summary('2.3').hover();
    await expect(services('2.3').first()).toBeVisible();
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
    await summary('3.1').hover();
    await expect(row('3.1')).toHaveAttribute('open');
    await summary('3.1').click();
    const { path } = serviceMatrix[2]!.categories[0]!;
    await expect(page).toHaveURL(href('en', 'services-category-id', path));
    await expect(panel).toBeHidden();
  });

  test('is opened, walked through and closed by keys alone', async ({ page }) => {
    await page.goto(href('de', 'about'));
    const { panel, link, button, summary, services } = megaMenu(page, 'de');
    await link.focus();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(summary('1.1')).toBeFocused();
    // What keys do is loaded when somebody comes near.
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      await expect(summary('1.2')).toBeFocused({ timeout: 100 });
    }).toPass();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect(services('1.2').first()).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(summary('1.2')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('ArrowDown');
    await expect(summary('1.2')).toBeFocused();
    await page.keyboard.press('Escape');
    await button.press('Enter');
    await expect(panel).toBeVisible();
    // Focus that leaves.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(panel).toBeHidden();
  });

  test('has the page that is shown in hand, and closes when it is chosen', async ({ page }) => {
    const { path, services: all } = serviceMatrix[3]!.categories[1]!;
    await page.goto(href('en', 'services-category-id', `${path}/${all[2]}`));
    const { panel, button, row, services } = megaMenu(page);
    await button.focus();
    // What keys do is loaded when somebody comes near.
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      await expect(panel).toBeVisible({ timeout: 100 });
    }).toPass();
    await expect(row('4.2')).toHaveAttribute('open');
    await expect(services('4.2').nth(2)).toHaveAttribute('aria-current', 'page');
    await services('4.2').nth(2).click();
    await expect(panel).toBeHidden();
  });

  test('whose code is lost is opened by its button, and logs no error of ours', async ({
    page,
    expectedErrors,
  }) => {
    // The browser itself tells of the request.
    expectedErrors.push(/ERR_FAILED/);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.route(/drive-mega-menu/, (route) => route.abort());
    await page.goto(href('en', 'about'));
    // The page was loaded anew for it already.
    await page.evaluate(() => sessionStorage.setItem('chunk-reload', String(Date.now())));
    const { panel, button, summary, services } = megaMenu(page);
    const lost = page.waitForEvent('requestfailed');
    await button.hover();
    await lost;
    await button.click();
    await summary('1.4').click();
    await expect(services('1.4').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    expect(errors).toEqual([]);
  });

  test('for whose code the page is loaded anew logs no error of ours', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_FAILED/);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.route(/drive-mega-menu/, (route) => route.abort(), { times: 1 });
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
      await summary('2.4').tap();
      await page.clock.runFor(2000);
      await expect(panel).toBeVisible();
      await expect(services('2.4').first()).toBeVisible();
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
      await summary('2.4').tap();
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
      await summary('2.4').tap();
      // As by the bars of a browser that come and go.
      await page.setViewportSize({ width: 1180, height: 760 });
      await services('2.4').first().tap();
      const { path, services: all } = serviceMatrix[1]!.categories[3]!;
      await expect(page).toHaveURL(href('en', 'services-category-id', `${path}/${all[0]}`));
      await expect(panel).toBeHidden();
    });

    test('opens, shows the services of a row, and leads on', async ({ page }) => {
      await page.goto(href('en', 'about'));
      const { panel, button, summary, services } = megaMenu(page);
      await button.tap();
      await expect(panel).toBeVisible();
      await summary('2.4').tap();
      await services('2.4').nth(1).tap();
      const { path, services: all } = serviceMatrix[1]!.categories[3]!;
      await expect(page).toHaveURL(href('en', 'services-category-id', `${path}/${all[1]}`));
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
        await summary('1.4').click();
        await services('1.4').first().click();
        const { path, services: all } = serviceMatrix[0]!.categories[3]!;
        await expect(page).toHaveURL(href(locale, 'services-category-id', `${path}/${all[0]}`));
      });
    }
  });
});

test('the list of languages ends where the window becomes too narrow for it', async ({ page }) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  await page.goto(href('en', 'about'));
  const list = page.locator('header details');
  await list.locator('summary').press('Enter');
  await expect(list).toHaveAttribute('open');
  await list.getByRole('link').first().focus();
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(mobileMenu(page).button).toBeFocused();
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect(list).not.toHaveAttribute('open');
});

test.describe('the services menu', () => {
  for (const locale of sampledLocales) {
    test(`in "${locale}" shows the matrix, comes and goes in its time, and is removed`, async ({
      page,
      axe,
    }) => {
      await page.goto(href(locale, 'about'));
      const { panel, button } = megaMenu(page, locale);
      const menu = page.getByRole('dialog', { name: say(locale, 'All services on one sheet') });
      await expect(menu).toHaveCount(0);
      await button.press('Enter');
      await panel
        .getByRole('link', { name: say(locale, 'All services on one sheet') })
        .press('Enter');
      await expect(menu).toBeVisible();
      await expect(panel).toBeHidden();
      await expect(menu.getByRole('heading', { level: 2 })).toHaveCount(serviceMatrix.length);
      const links = menu.locator(':is(h3, li) a');
      expect(
        await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
      ).toEqual(
        matrixCategories.flatMap(({ path, services }) =>
          [path, ...services.map((service) => `${path}/${service}`)].map((id) =>
            href(locale, 'services-category-id', id),
          ),
        ),
      );
      await expect(menu.locator('h2 ~ div svg')).toHaveCount(matrixCategories.length);
      await expect(
        menu.getByRole('link', { name: say(locale, 'Contact us'), exact: true }),
      ).toHaveAttribute('href', href(locale, 'contact'));
      await expect(page.locator('#main')).toHaveAttribute('inert');
      await axe();
      await menu.getByRole('button').focus();
      await page.keyboard.press('Shift+Tab');
      await expect(menu.getByRole('link').last()).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(menu.getByRole('button')).toBeFocused();
      await expect(menu).toHaveCSS('transition-duration', seconds(servicesMenuDuration.enter));
      await page.keyboard.press('Escape');
      await expect(menu).toHaveCount(0);
      await expect(button).toBeFocused();
      await expect(page.locator('body')).not.toHaveClass(/scroll-locked/);
    });
  }

  test('ends where the window becomes too narrow for what opened it', async ({ page }) => {
    await page.setViewportSize({ width: 1180, height: 820 });
    await page.goto(href('en', 'about'));
    const { panel, button } = megaMenu(page);
    await button.press('Enter');
    await panel.locator('p > a').press('Enter');
    const menu = page.locator('#services-menu');
    await expect(menu.getByRole('button')).toBeFocused();
    await page.setViewportSize({ width: 820, height: 1180 });
    await expect(menu).toHaveCount(0);
    await expect(page.locator('body')).not.toHaveClass(/scroll-locked/);
    await expect(mobileMenu(page).button).toBeFocused();
  });

  test('whose code is lost gives way to the page of all services', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_FAILED/);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.route(/assets\/services-menu-[^/]*\.js/, (route) => route.abort());
    await page.goto(href('en', 'about'));
    await page.evaluate(() => sessionStorage.setItem('chunk-reload', String(Date.now())));
    const { panel, button } = megaMenu(page);
    await button.press('Enter');
    await panel.locator('p > a').press('Enter');
    await expect(page).toHaveURL(href('en', 'services-menu'));
    expect(errors).toEqual([]);
  });

  test('opens again after it was closed by its button, and closes when a link is chosen', async ({
    page,
  }) => {
    await page.goto(href('en', 'about'));
    const { panel, button } = megaMenu(page);
    const all = panel.getByRole('link', { name: say('en', 'All services on one sheet') });
    const menu = page.getByRole('dialog', { name: say('en', 'All services on one sheet') });
    await button.click();
    await all.click();
    await menu.getByRole('button', { name: say('en', 'Close') }).click();
    await expect(menu).toHaveCount(0);
    await button.click();
    await all.click();
    await menu.getByRole('link', { name: say('en', 'Contact us'), exact: true }).click();
    await expect(page).toHaveURL(href('en', 'contact'));
    await expect(menu).toHaveCount(0);
    await expect(page.locator('body')).not.toHaveClass(/scroll-locked/);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is a page', async ({ page }) => {
      await page.goto(href('fr', 'about'));
      const { panel, button } = megaMenu(page, 'fr');
      await button.click();
      await panel.getByRole('link', { name: say('fr', 'All services on one sheet') }).click();
      await expect(page).toHaveURL(href('fr', 'services-menu'));
    });
  });
});

function seconds(milliseconds: number): string {
  return `${String(milliseconds / 1000)}s`;
}
