import { expect, test } from './fixtures.ts';
import { say } from './words.ts';

test('a link to another page changes title, focus, announcement and scroll without a new document', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const link = page.getByRole('contentinfo').getByRole('link', { name: say('en', 'Who we are') });
  await link.click();
  await expect(page).toHaveURL('/about');
  await expect(page.locator('#main')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Plumbline' })).toHaveText(
    await page.title(),
  );
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('going back restores the scroll position', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('.site-footer a[href="/about"]')?.click();
  });
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
});

test('a page left at once begins at its top when the visitor comes forward to it', async ({
  page,
}) => {
  // Some browsers do not tell of the end of scrolling.
  await page.addInitScript(() => {
    addEventListener('scrollend', (event) => event.stopImmediatePropagation());
  });
  await page.goto('/');
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('.site-footer a[href="/about"]')?.click();
  });
  await expect(page.locator('#main')).toBeFocused();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
  await page.goForward();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a hash link scrolls to its target', async ({ page }) => {
  await page.goto('/contact');
  await page
    .locator('.page-hero')
    .getByRole('link', { name: say('en', 'Contact us') })
    .click();
  await expect(page.locator('#contact-section')).toBeInViewport();
});

test('the skip link leads to the content', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: say('en', 'Skip to content') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test('an opened disclosure closes with Escape and gives the focus back', async ({ page, axe }) => {
  await page.goto('/de/about');
  const disclosure = page
    .locator('.site-menu, .site-header > .sheet > .language-switcher')
    .filter({ visible: true });
  const summary = disclosure.locator('> summary');
  await summary.click();
  await expect(disclosure).toHaveAttribute('open');
  await axe();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(disclosure).not.toHaveAttribute('open');
  await expect(summary).toBeFocused();
});

for (const [name, width, details] of [
  ['the menu of a small screen', 390, '.site-menu'],
  ['the list of languages', 1280, '.site-header > .sheet > .language-switcher'],
] as const) {
  test.describe(name, () => {
    test.use({ viewport: { width, height: 844 } });

    test('is laid out before it opens, and hidden from everybody until then', async ({ page }) => {
      await page.goto('/de');
      await page.locator('html[data-fonts]').waitFor();
      const panel = page.locator(`${details} > :not(summary)`);
      await expect(panel).toBeHidden();
      const height = () => panel.evaluate((element) => element.getBoundingClientRect().height);
      const closed = await height();
      expect(closed).toBeGreaterThan(100);
      const summary = page.locator(`${details} > summary`);
      await summary.focus();
      await page.keyboard.press('Tab');
      await expect(page.locator(`${details} :focus`)).toHaveCount(0);
      await summary.click();
      await expect(panel.getByRole('link').first()).toBeVisible();
      expect(await height()).toBe(closed);
    });
  });
}

test('the header is solid once the page has moved', async ({ page }) => {
  await page.goto('/');
  const border = () =>
    page.locator('.site-header').evaluate((header) => getComputedStyle(header).borderBottomColor);
  const atTop = await border();
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  await expect.poll(border).not.toBe(atTop);
});

for (const [address, tone] of [
  ['/', 'light'],
  ['/services/menu', 'light'],
  ['/work/nordkai-terminal', 'light'],
  ['/work', 'dark'],
  ['/contact', 'dark'],
  ['/blogs', 'dark'],
] as const) {
  test(`${address} has a ${tone} header`, async ({ page }) => {
    await page.goto(address);
    const lightness = await page.locator('.site-header').evaluate((header) => {
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('no canvas');
      context.fillStyle = getComputedStyle(header).backgroundColor;
      context.fillRect(0, 0, 1, 1);
      return context.getImageData(0, 0, 1, 1).data[0] ?? 0;
    });
    expect(lightness > 128 ? 'light' : 'dark').toBe(tone);
  });
}

test('an accordion opens one part at a time', async ({ page, axe }) => {
  await page.goto('/services/product-engineering-and-development');
  const parts = page.locator('.parts-accordion details');
  await expect(parts.first()).toHaveAttribute('open');
  await parts.nth(2).locator('summary').click();
  await expect(parts.nth(2)).toHaveAttribute('open');
  await expect(parts.first()).not.toHaveAttribute('open');
  await axe();
});
