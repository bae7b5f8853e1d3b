import type { Page } from '@playwright/test';

/**
 * Waits until the script that runs after the first paint (src/kit/site/page-start.ts) has added the
 * stylesheet to a page, and the fonts have loaded.
 */
export async function arrived(page: Page): Promise<void> {
  await page.locator('link[rel="stylesheet"]').first().waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
}
