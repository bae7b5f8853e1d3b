import type { Page } from '@playwright/test';

import { localeCodes, localeRecord, locales } from '../../src/i18n/locales.ts';
import { mobileMenuHideDelay } from '../../src/layout/menus/figures.ts';
import { company } from '../../src/site/company.ts';
import { href } from '../../src/site/routes.ts';
import { expect, test } from '../support/fixtures.ts';
import { say } from '../support/words.ts';

const pages = ['Work', 'Services', 'Contact', 'About', 'Blog', 'Clients'];
const tagline = 'Our work speaks for our value';

function mobileMenu(page: Page, locale: (typeof localeCodes)[number] = 'en') {
  const dialog = page.locator('#mobile-menu');
  return {
    dialog,
    button: page.getByRole('banner').getByRole('button', { name: say(locale, 'Menu') }),
    close: dialog.getByRole('button', { name: say(locale, 'Close') }),
    link: (name: string) => dialog.getByRole('link', { name: new RegExp(`^${say(locale, name)}`) }),
  };
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

  for (const locale of localeCodes) {
    test(`in "${locale}" lists pages, languages and networks in the order of the specification`, async ({
      page,
      axe,
    }) => {
      await page.goto(href(locale, 'work'));
      const { dialog, button } = mobileMenu(page, locale);
      await expect(dialog).toBeHidden();
      await button.tap();
      await expect(dialog.getByRole('navigation').getByRole('link')).toHaveText(
        pages.map((name) => new RegExp(`${say(locale, name)}${say(locale, tagline)}$`)),
      );
      const languages = dialog.locator('.language-list a');
      await expect(languages.locator('[aria-hidden]')).toHaveText(
        locales.map(({ short }) => short),
      );
      await expect(dialog.getByRole('link', { name: localeRecord('de').nativeName })).toBeVisible();
      const networks = ['linkedin', 'instagram', 'facebook', 'twitter', 'github'];
      await expect(dialog.locator('.menu-social svg')).toHaveCount(networks.length);
      expect(
        await dialog
          .locator('.menu-social a')
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
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
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
    await link('Work').tap();
    await expect(dialog).not.toHaveAttribute('open');
    await expect(page.locator('#main')).toBeFocused();
    await button.tap();
    await link('About').tap();
    await expect(page).toHaveURL(href('en', 'about'));
    await expect(dialog).not.toHaveAttribute('open');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    for (const locale of localeCodes) {
      test(`in "${locale}" opens, closes and leads on`, async ({ page }) => {
        await page.goto(href(locale, 'index'));
        const { dialog, button, close, link } = mobileMenu(page, locale);
        await expect(dialog).toBeHidden();
        await button.tap();
        await expect(link('Work')).toBeVisible();
        await close.tap();
        await expect(dialog).not.toHaveAttribute('open');
        await button.tap();
        await link('Services').tap();
        await expect(page).toHaveURL(href(locale, 'services'));
      });
    }
  });
});
