import type { Page } from '@playwright/test';

import { expect, test } from '../support/fixtures.ts';

async function arrive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('html')).toHaveClass(/lenis/);
}

test('the wheel glides to where it leads', async ({ page }) => {
  await arrive(page, '/about');
  await page.evaluate(() => {
    window.places = [];
    addEventListener('scroll', () => window.places?.push(scrollY));
  });
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  expect(await page.evaluate(() => window.places?.length)).toBeGreaterThan(3);
});

test('a glide ends with a link, and the next page begins at its top', async ({ page }) => {
  await arrive(page, '/about');
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 3000);
  await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('.site-footer a[href="/contact"]')?.click();
  });
  await expect(page.locator('main[data-page="contact___en"]')).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

declare global {
  interface Window {
    /** Scroll positions that a test has seen. */
    places?: number[];
  }
}
