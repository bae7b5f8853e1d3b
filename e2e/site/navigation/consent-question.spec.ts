import type { Page } from '@playwright/test';

import { expect, test as base } from '#e2e/support/fixtures.ts';
import { say } from '#e2e/support/words.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import { appearsAt, listenerDelay, resetsAbove } from '#kit/leads/pop-up/pop-up-state.ts';
import { otherLocale } from '#kit/testing/sampled-locales.ts';

import { question, trackedSite } from './consent-question.ts';

const test = base.extend({ site: trackedSite });

/** Waits until the pop-up reacts to scrolling, which it does some time after the hydration. */
async function waitForPopUpListener(page: Page): Promise<void> {
  // A timer in the page: however late the page's own timer fires, this one fires later.
  await page.evaluate((time) => new Promise((done) => setTimeout(done, time)), 2 * listenerDelay);
}

/** Returns the HTML of the focused element if it reaches below the question's top edge. */
function coveredFocus(page: Page, topOfQuestion: number): Promise<string | undefined> {
  return page.evaluate((limit) => {
    const element = document.activeElement;
    if (!element || element === document.body || element.closest('#consent')) return undefined;
    return element.getBoundingClientRect().bottom > limit ? element.outerHTML : undefined;
  }, topOfQuestion);
}

test('both answers look alike, and the choice is kept half a year', async ({ page, context }) => {
  await page.goto(localizePath('/contact', otherLocale));
  const { accept, decline } = question(page, otherLocale);
  const styleOf = (button: typeof accept) =>
    button.evaluate((element) => {
      const { width, height } = element.getBoundingClientRect();
      const { backgroundColor, color, font, border } = getComputedStyle(element);
      return { width, height, backgroundColor, color, font, border };
    });
  expect(await styleOf(accept)).toEqual(await styleOf(decline));
  await decline.click();
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ name: 'consent', value: 'denied', path: '/', sameSite: 'Lax' });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60);
  expect(days).toBeCloseTo(180, 1);
});

test('the question is reached and answered by keyboard, and steals no focus', async ({ page }) => {
  await page.goto('/contact');
  const { region, accept, decline } = question(page);
  await expect(region).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(region.getByRole('link', { name: say('en', 'Privacy notice') })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(accept).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(decline).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(region).toBeHidden();
  await expect(page.locator('#main')).toBeFocused();
});

test('the question covers neither the focused element nor the end of the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  const { region, settings } = question(page);
  const top = (await region.boundingBox())?.y ?? 0;
  const covered: (string | undefined)[] = [];
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press('Tab');
    covered.push(await coveredFocus(page, top));
  }
  expect(covered.filter((element) => element !== undefined)).toEqual([]);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const box = await settings.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top);
});

test('the pop-up waits until the question is answered', async ({ page }) => {
  const scrollTo = (share: number) =>
    page.evaluate(async (to) => {
      const top = document.documentElement.scrollHeight * to - innerHeight;
      window.scrollTo({ top, behavior: 'instant' });
      // The pop-up decides in the frame after the scrolling.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    }, share);
  await page.goto('/about');
  await waitForPopUpListener(page);
  const popUp = page.locator('#contact-pop-up');
  await scrollTo(appearsAt + 0.02);
  await expect(popUp).toBeHidden();
  await question(page).decline.click();
  await scrollTo(resetsAbove);
  await scrollTo(appearsAt + 0.02);
  await expect(popUp).toBeVisible();
});

test('the question hides the pop-up when it is opened from the cookie settings', async ({
  page,
}) => {
  await page.goto('/about');
  const { region, decline, settings } = question(page);
  await decline.click();
  const popUp = page.locator('#contact-pop-up');
  await waitForPopUpListener(page);
  await settings.focus();
  await expect(popUp).toBeVisible();
  await settings.press('Enter');
  await expect(region).toBeFocused();
  await expect(popUp).toBeHidden();
  await decline.click();
  await expect(region).toBeHidden();
});

test('the question fits a window of 320 px, and is not printed', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(localizePath('/', otherLocale));
  const { region, decline } = question(page, otherLocale);
  await expect(decline).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.emulateMedia({ media: 'print' });
  await expect(region).toBeHidden();
});
