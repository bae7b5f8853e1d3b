import type { Page } from '@playwright/test';

import { expect, test } from '#e2e/support/fixtures.ts';
import { say } from '#e2e/support/words.ts';

async function arrive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('html')).toHaveClass(/lenis/);
}

test('the wheel scrolls smoothly, in several steps', async ({ page }) => {
  await arrive(page, '/about');
  await page.evaluate(() => {
    window.positions = [];
    addEventListener('scroll', () => window.positions?.push(scrollY));
  });
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  expect(await page.evaluate(() => window.positions?.length)).toBeGreaterThan(3);
});

test('animation frames are requested while the page scrolls, and none once it has stopped', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const original = requestAnimationFrame;
    window.requestAnimationFrame = (callback) => {
      window.requestedFrames = (window.requestedFrames ?? 0) + 1;
      return original(callback);
    };
  });
  const countRequests = () => page.evaluate(() => window.requestedFrames ?? 0);
  await arrive(page, '/about');
  const before = await countRequests();
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  expect(await countRequests()).toBeGreaterThan(before + 3);
  await expect
    .poll(async () => {
      const first = await countRequests();
      await page.evaluate(waitForFrame);
      await page.evaluate(waitForFrame);
      return (await countRequests()) - first;
    })
    .toBe(0);
});

test('following a link ends smooth scrolling, and the next page begins at its top', async ({
  page,
}) => {
  await arrive(page, '/about');
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 3000);
  await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('footer a[href="/contact"]')?.click();
  });
  await expect(page.locator('main[data-page="contact___en"]')).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('the table of contents of a legal page marks the part that is being read', async ({
  page,
}) => {
  await page.goto('/privacy');
  const parts = page.getByRole('navigation', { name: say('en', 'On this page') });
  const current = parts.locator('[aria-current]');
  await expect(current).toHaveCount(0);
  for (const index of [3, 1]) {
    const part = parts.getByRole('link').nth(index);
    await part.click();
    await expect(current).toHaveText(await part.innerText());
  }
  await page.keyboard.press('Home');
  await expect(current).toHaveCount(0);
});

/** Runs in the page: waits for a frame without `requestAnimationFrame`, whose calls are counted. */
function waitForFrame(): Promise<void> {
  return new Promise((resolve) => {
    document.body.animate([], 20).onfinish = () => resolve();
  });
}

declare global {
  interface Window {
    /** Scroll positions at each scroll event. */
    positions?: number[];
    /** Number of calls of `requestAnimationFrame`. */
    requestedFrames?: number;
  }
}
