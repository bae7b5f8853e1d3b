import type { Locator } from '@playwright/test';

import { company } from '#brand/company.ts';
import { content } from '#content/index.ts';
import { matrixCategories } from '#content/service-matrix.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { bar, mobileMenu, showScrollbar } from '#e2e/support/menus.ts';
import { linkLabel, say } from '#e2e/support/words.ts';
import { defaultLocale, locales } from '#kit/i18n/locales.ts';
import { withoutSoftHyphens } from '#kit/i18n/soft-hyphens.ts';
import { mobileMenuHideDelay } from '#kit/navigation/menus/figures.ts';
import { href, listed, type RouteName } from '#kit/site/routes.ts';
import { otherLocale, sampledLocales } from '#kit/testing/sampled-locales.ts';

/** Pages of the mobile menu, in its order; docs/behaviour.md has their places. */
const pages = listed('menu', defaultLocale).map(({ name }) => name);
const tagline = 'Our work speaks for our value';

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
    test(`in "${locale}" tells below each page what stands behind it today`, async ({ page }) => {
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
      // Of nothing there is no number.
      for (const [name, words] of facts.filter(([, number]) => number !== '0')) {
        const fact = row(name).getByText(words).last();
        await expect(fact).toBeVisible();
        expect(await fact.evaluate((element) => element.closest('a'))).toBeNull();
      }
      expect(withoutSoftHyphens(await row('blogs').innerText())).toContain(
        withoutSoftHyphens(latest),
      );
    });
  }

  test('unfolds the services to their categories, each with its icon', async ({ page, axe }) => {
    await page.goto(href(otherLocale, 'about'));
    const { dialog, button } = mobileMenu(page, otherLocale);
    await button.press('Enter');
    const details = dialog.locator('details');
    const links = details.getByRole('link');
    await expect(links).toHaveCount(0);
    await details.locator('summary').tap();
    await expect(links).toHaveCount(matrixCategories.length);
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
    test(`offers a consultation, in view from the start, in a window of ${String(height)} px`, async ({
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

  test('fills the window, which does not scroll behind it, and gives the focus back', async ({
    page,
  }) => {
    await page.goto(href(otherLocale, 'services'));
    const { dialog, button, close } = mobileMenu(page, otherLocale);
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

      test(`in "${locale}" unfolds the services and leads to one`, async ({ page }) => {
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

/** Closed is said before it is hidden: it is still seen on its way out. */
async function expectClosed(dialog: Locator): Promise<void> {
  await expect.poll(() => dialog.evaluate((menu) => menu.matches(':popover-open'))).toBe(false);
}

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
