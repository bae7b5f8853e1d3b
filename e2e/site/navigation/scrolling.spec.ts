import type { Page } from '@playwright/test';

import { expect, test } from '#e2e/support/fixtures.ts';
import { say } from '#e2e/support/words.ts';

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

test('frames are asked for while the page glides, and none once it stands', async ({ page }) => {
  await page.addInitScript(() => {
    const ask = requestAnimationFrame;
    window.requestAnimationFrame = (callback) => {
      window.askedFrames = (window.askedFrames ?? 0) + 1;
      return ask(callback);
    };
  });
  const asked = () => page.evaluate(() => window.askedFrames ?? 0);
  await arrive(page, '/about');
  const before = await asked();
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  expect(await asked()).toBeGreaterThan(before + 3);
  await expect
    .poll(async () => {
      const first = await asked();
      await page.evaluate(frame);
      await page.evaluate(frame);
      return (await asked()) - first;
    })
    .toBe(0);
});

test('a glide ends with a link, and the next page begins at its top', async ({ page }) => {
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

test('the list of the parts of a legal page marks the one that is read', async ({ page }) => {
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

/** Passes once the browser has painted, without asking for a frame by the page's own means. */
function frame(): Promise<void> {
  return new Promise((resolve) => {
    document.body.animate([], 20).onfinish = () => resolve();
  });
}

declare global {
  interface Window {
    /** Scroll positions that a test has seen. */
    places?: number[];
    /** How often a frame was asked for. */
    askedFrames?: number;
  }
}
