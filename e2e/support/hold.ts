import type { Page } from '@playwright/test';

/**
 * Delays the requests of a page that match a URL pattern.
 *
 * @returns a function that lets them continue.
 */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
