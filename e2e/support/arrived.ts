import type { Page } from '@playwright/test';

/** Waits until a page has its typefaces, and the script has run that starts it after the first paint. */
export async function arrived(page: Page): Promise<void> {
  await page.locator('link[rel="stylesheet"]').first().waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
}
