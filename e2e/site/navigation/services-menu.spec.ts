import { matrixCategories, serviceMatrix } from '#content/service-matrix.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { hold } from '#e2e/support/hold.ts';
import { loseCode, megaMenu, mobileMenu } from '#e2e/support/menus.ts';
import { say } from '#e2e/support/words.ts';
import { servicesMenuDuration } from '#kit/navigation/menus/figures.ts';
import { href } from '#kit/site/routes.ts';
import { lastLocale, sampledLocales } from '#kit/testing/sampled-locales.ts';

import { follow } from './panels.ts';

test.describe('the services menu', () => {
  for (const locale of sampledLocales) {
    test(`in "${locale}" shows all services, has the duration of its transition, and is removed once closed`, async ({
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

  test('breaks names only between words', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(href(lastLocale, 'about'));
    const { panel, button } = megaMenu(page, lastLocale);
    await button.press('Enter');
    await panel.locator('p > a').press('Enter');
    const names = page.locator('#services-menu :is(h3, li) a');
    await expect(names.first()).toBeVisible();
    const broken = await names.evaluateAll((links) => {
      const range = document.createRange();
      const lineOf = (text: Text, at: number) => {
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return [...range.getClientRects()].at(-1)?.top;
      };
      return links.flatMap((link) => {
        const [text] = link.childNodes;
        if (!(text instanceof Text)) return [];
        // Each pair of neighbouring letters. A soft hyphen between them, if unused, has no box of its own.
        return [...text.data.matchAll(/(\p{L})\u00AD?(?=\p{L})/gu)]
          .filter(
            ({ 0: { length }, index }) => lineOf(text, index) !== lineOf(text, index + length),
          )
          .map(() => text.data);
      });
    });
    expect(broken).toEqual([]);
  });

  test('closes when the window becomes too narrow for the mega-menu, which opened it', async ({
    page,
  }) => {
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

  test('leads to the page of all services when its code cannot be loaded', async ({
    page,
    expectedErrors,
  }) => {
    const errors = await loseCode(page, /assets\/services-menu-[^/]*\.js/, expectedErrors);
    await page.goto(href('en', 'about'));
    await page.evaluate(() => sessionStorage.setItem('chunk-reload', String(Date.now())));
    const { panel, button } = megaMenu(page);
    await button.press('Enter');
    await panel.locator('p > a').press('Enter');
    await expect(page).toHaveURL(href('en', 'services-menu'));
    expect(errors).toEqual([]);
  });

  test('does not open if its code arrives only when another page is shown', async ({ page }) => {
    const code = '**/assets/services-menu-*.js';
    const release = await hold(page, code);
    await page.goto(href('en', 'about'));
    const { panel, button } = megaMenu(page);
    await button.press('Enter');
    const requested = page.waitForRequest(code);
    await panel.locator('p > a').press('Enter');
    const address = (await requested).url();
    await follow(page, href('en', 'contact'));
    await expect(page).toHaveURL(href('en', 'contact'));
    release();
    await page.evaluate(async (module) => {
      await import(module);
      for (let frames = 0; frames < 3; frames += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    }, address);
    await expect(page.locator('#services-menu')).toHaveCount(0);
    await expect(page.locator('#main')).not.toHaveAttribute('inert');
  });

  test('stays open when a link is opened in another tab', async ({ page, context }) => {
    await page.goto(href('en', 'about'));
    const { panel, button } = megaMenu(page);
    await button.press('Enter');
    await panel.locator('p > a').press('Enter');
    const link = page.locator('#services-menu li a').first();
    const opened = context.waitForEvent('page');
    await link.click({ modifiers: ['ControlOrMeta'] });
    await (await opened).close();
    await expect(link).toBeVisible();
    await expect(page).toHaveURL(href('en', 'about'));
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
      await page.goto(href(lastLocale, 'about'));
      const { panel, button } = megaMenu(page, lastLocale);
      await button.click();
      await panel.getByRole('link', { name: say(lastLocale, 'All services on one sheet') }).click();
      await expect(page).toHaveURL(href(lastLocale, 'services-menu'));
    });
  });
});

function seconds(milliseconds: number): string {
  return `${String(milliseconds / 1000)}s`;
}
