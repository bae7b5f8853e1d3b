import { expect, test } from '#e2e/support/fixtures.ts';
import { expectClosed, mobileMenu, scrollbarWidth, showScrollbar } from '#e2e/support/menus.ts';
import { linkLabel } from '#e2e/support/words.ts';
import { mobileMenuHideDelay } from '#kit/navigation/menus/figures.ts';
import { href } from '#kit/site/routes.ts';
import { otherLocale } from '#kit/testing/sampled-locales.ts';

test.describe('the mobile menu', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

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
    // The browser handles the second event after the first, so that the first has had its effect by now.
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

  test('hides the page from screen readers while it is open, and no longer', async ({ page }) => {
    await page.goto(href('en', 'work'));
    const { dialog, button, close, link } = mobileMenu(page);
    const main = page.locator('#main');
    await button.tap();
    await expect(main).toHaveAttribute('inert');
    expect(await page.evaluate(readableRoots)).toEqual(['mobile-menu']);
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

  test('closes when the window becomes wide enough for the header’s links, and the focus goes to the first of these', async ({
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
    // In the narrow window again, the focus goes back to the menu button.
    await page.setViewportSize({ width: 820, height: 1180 });
    await expect(button).toBeFocused();
    await expect(dialog).not.toHaveAttribute('open');
  });

  test('gives the focus to the header’s links even if the browser has already blurred the hidden menu button', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.goto(href('en', 'work'));
    const { dialog, button, close } = mobileMenu(page);
    await button.tap();
    await expect(close).toBeFocused();
    await page.getByRole('banner').evaluate(async (header) => {
      header.style.width = '1180px';
      // Forces a layout outside of a frame: the browser blurs the hidden button before resize observers run.
      header.getBoundingClientRect();
      await new Promise((done) => setTimeout(done));
    });
    await expectClosed(dialog);
    const link = page
      .getByRole('banner')
      .getByRole('link', { name: linkLabel('en', 'header', 'services') });
    await expect(link).toBeFocused();
    // In the narrow header again, the focus goes back to the menu button.
    await page.getByRole('banner').evaluate(async (header) => {
      header.style.width = '';
      header.getBoundingClientRect();
      await new Promise((done) => setTimeout(done));
    });
    await expect(button).toBeFocused();
  });

  test('closes when letters become so small that its button is hidden', async ({ page }) => {
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

  test('hides the scrollbar, but keeps its room', async ({ page }) => {
    await page.goto(href('en', 'work'));
    await showScrollbar(page);
    const { button, close } = mobileMenu(page);
    const body = page.locator('body');
    await button.tap();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await expect(body).toHaveCSS('padding-right', `${String(scrollbarWidth)}px`);
    await close.tap();
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
    await expect(body).toHaveCSS('padding-right', '0px');
  });

  test('is closed for the visitor at once, and hidden after its exit animation', async ({
    page,
  }) => {
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
      // Meanwhile a tap already hits the page, not the menu.
      hit: element.contains(document.elementFromPoint(195, 400)),
    }));
    expect(delay).toBe(mobileMenuHideDelay);
    expect(hit).toBe(false);
    await dialog.evaluate((element) => {
      for (const animation of element.getAnimations()) animation.finish();
    });
    await expect(dialog).toBeHidden();
  });

  test('closes when a link is chosen, even that of the current page', async ({ page }) => {
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
});

/** Runs in the page: returns the top-level elements that have something for a screen reader to read. */
function readableRoots(): string[] {
  const readable = [...document.querySelectorAll('body a, body button, body h1, body p')];
  const roots = readable
    .filter((element) => element.checkVisibility() && !element.closest('[inert]'))
    .map((element) => element.closest('dialog, main, footer, header')?.id ?? element.className);
  return [...new Set(roots)];
}
