import type { Page } from '@playwright/test';

import { expect } from '#e2e/support/fixtures.ts';

/**
 * Opens home and scrolls to its fourth section when only three sections are laid out. The others keep their estimated
 * heights until the visitor goes back in the history, because the browser has no idle period before.
 *
 * @returns a function that reads the distance of the fourth section from the top of the window, in CSS pixels.
 */
export async function openPartlyLaidOut(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const request = window.requestIdleCallback.bind(window);
    let hasReturned = false;
    addEventListener('popstate', () => (hasReturned = true), { once: true });
    window.requestIdleCallback = (callback, options) => {
      const third = document.querySelector<HTMLElement>('main > section:nth-of-type(3)');
      if (hasReturned || third?.style.contentVisibility !== 'visible')
        return request(callback, options);
      addEventListener('popstate', () => request(callback, options), { once: true });
      return 0;
    };
  });
  await page.goto('/');
  const sections = page.locator('main > section');
  await expect(sections.nth(2)).toHaveCSS('content-visibility', 'visible');
  const section = sections.nth(3);
  await section.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  return () => section.evaluate((element) => element.getBoundingClientRect().top);
}
