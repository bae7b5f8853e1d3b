import type { Page } from '@playwright/test';

import { expect, test } from '#e2e/support/fixtures.ts';
import { revealThreshold } from '#kit/navigation/figures.ts';

/** Scrolls until the last title's top is so many pixels above the lower edge of the window. */
async function scrollTitleTo(page: Page, above: number): Promise<void> {
  await page
    .locator('main section h2')
    .last()
    .evaluate((title, distance) => {
      // Where it stands, whatever moves it.
      const top =
        title.getBoundingClientRect().top -
        (parseFloat(getComputedStyle(title).translate.split(' ')[1] ?? '0') || 0);
      scrollBy({ top: top - innerHeight + distance, behavior: 'instant' });
    }, above);
}

test('a title is active once its top is so far above the lower edge, and stays so', async ({
  page,
}) => {
  await page.goto('/about');
  const title = page.locator('main section h2').last();
  await expect(title).toHaveClass(/reveal/);
  await scrollTitleTo(page, revealThreshold - 60);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await expect(title).not.toHaveClass(/active/);
  await scrollTitleTo(page, revealThreshold + 30);
  await expect(title).toHaveClass(/active/);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(title).toHaveClass(/active/);
  await expect(title).toHaveCSS('translate', 'none');
});

test('a title of running text that waits touches no line of it', async ({ page }) => {
  await page.goto('/imprint');
  const titles = page.locator('.prose h2.reveal:not(.active)');
  await expect(titles.last()).toBeAttached();
  const gaps = await titles.evaluateAll((all) =>
    all.map(
      (title) =>
        (title.nextElementSibling?.getBoundingClientRect().top ?? Infinity) -
        title.getBoundingClientRect().bottom,
    ),
  );
  expect(Math.min(...gaps)).toBeGreaterThan(0);
});

test('the names of rows stay beside their rows', async ({ page }) => {
  await page.goto('/work');
  const rows = page.getByRole('main').locator('[data-in]');
  await rows.last().scrollIntoViewIfNeeded();
  await expect(rows.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('li h2:is(.reveal, .active)')).toHaveCount(0);
});

test('with reduced motion, and in print, every title stands where it belongs', async ({ page }) => {
  await page.goto('/about');
  const title = page.locator('main section h2').last();
  await expect(title).toHaveClass(/reveal/);
  await page.emulateMedia({ media: 'print' });
  await expect(title).toHaveCSS('translate', 'none');
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
  await page.reload();
  await page.locator('[data-phase]').waitFor({ state: 'attached' });
  await expect(title).not.toHaveClass(/reveal/);
});
