import type { Locator } from '@playwright/test';

import { checkContrast } from '#e2e/support/contrast.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import {
  arrive,
  coverOfFocus,
  pass,
  popUp,
  scrollTo,
  scrollToPopUp,
  settle,
} from '#e2e/support/pop-up.ts';
import { restyledElements } from '#e2e/support/restyled-elements.ts';
import { say } from '#e2e/support/words.ts';
import { localeCodes } from '#kit/i18n/locales.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import { appearsAt } from '#kit/leads/pop-up/pop-up-state.ts';
import { otherLocale, sampledLocales } from '#kit/testing/sampled-locales.ts';

for (const locale of localeCodes) {
  test(
    `the label of the pop-up's button in "${locale}" stays on one line`,
    { tag: '@any-window' },
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await scrollToPopUp(page, localizePath('/about', locale));
      const { send, toggle } = popUp(page, locale);
      await expect(toggle).toBeVisible();
      for (const width of [320, 390, 768, 1000, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        // In a window of another size another form may be in view, which folds the pop-up.
        await expect(async () => {
          if ((await toggle.getAttribute('aria-expanded')) !== 'true') {
            await toggle.click({ timeout: 1000 });
          }
          await expect(send).toBeVisible({ timeout: 1000 });
          const countLines = (button: HTMLElement) => {
            const range = document.createRange();
            range.selectNodeContents(button.firstChild ?? button);
            return range.getClientRects().length;
          };
          const lines = await send.evaluate(countLines, undefined, { timeout: 1000 });
          expect(lines, `${String(width)} px`).toBe(1);
        }).toPass({ timeout: 30_000 });
      }
    },
  );
}

test('notices along the lower edge stack above one another, and the page ends above all of them', async ({
  page,
  axe,
}) => {
  // No smooth scrolling here, and no pictures on this page: both would be fetched later, which fails offline.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await scrollToPopUp(page, '/privacy');
  await expect(popUp(page).dialog).toBeVisible();
  await page.context().setOffline(true);
  const offline = say(
    'en',
    'You are offline. What you have opened can still be read; nothing can be sent for now.',
  );
  const notice = page.getByRole('status').getByText(offline);
  await expect(notice).toBeVisible();
  await scrollTo(page, 1);
  const box = async (locator: Locator) => {
    const { y, height } = (await locator.boundingBox()) ?? { y: NaN, height: NaN };
    return { top: y, bottom: y + height };
  };
  expect((await box(notice)).bottom).toBeCloseTo((await box(popUp(page).dialog)).top, 0);
  const end = (await box(page.locator('footer'))).bottom;
  // The page's height is a whole number of pixels.
  expect(Math.abs(end - (await box(notice)).top)).toBeLessThan(1);
  // The room for the notices has the colour of the footer: it shows while they slide in and out.
  const strips = [notice, popUp(page).dialog];
  const setVisibility = (value: string) =>
    Promise.all(
      strips.map((strip) =>
        strip.evaluate((element, visibility) => (element.style.visibility = visibility), value),
      ),
    );
  await setVisibility('hidden');
  const pixel = (y: number) => page.screenshot({ clip: { x: 4, y, width: 1, height: 1 } });
  expect((await pixel(end + 20)).equals(await pixel(end - 4))).toBe(true);
  await setVisibility('');
  await axe();
  await popUp(page)
    .dialog.getByRole('button', { name: say('en', 'Close') })
    .click();
  await expect
    .poll(async () => (await box(notice)).bottom)
    .toBeCloseTo(page.viewportSize()?.height ?? NaN, 0);
  await page.context().setOffline(false);
});

test(
  'the browser does not restyle the whole page when the pop-up appears (decision 0021)',
  { tag: '@any-window' },
  async ({ page }) => {
    await arrive(page, '/');
    // Lays the whole page out. Otherwise sections that come into view would change its height, and so where
    // the pop-up appears.
    await page.evaluate(() => (document.documentElement.dataset['whole'] = ''));
    const all = await page.locator('body *').count();
    await scrollTo(page, appearsAt - 0.03);
    await pass(page, 500);
    await expect(popUp(page).dialog).toBeHidden();
    const restyled = await restyledElements(page, async () => {
      await scrollTo(page, appearsAt + 0.02);
      await expect(popUp(page).dialog).toBeVisible();
      await pass(page, 100);
    });
    expect(restyled).toBeGreaterThan(0);
    expect(restyled).toBeLessThan(all / 2);
  },
);

test(
  'the page has room for the pop-up at its end, unless the window is low',
  { tag: '@any-window' },
  async ({ page }) => {
    // Code of motion would be fetched later, which fails offline.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await scrollToPopUp(page, '/privacy');
    const { dialog } = popUp(page);
    await expect(dialog).toBeVisible();
    const room = () =>
      page.evaluate(() => parseFloat(getComputedStyle(document.body).paddingBottom));
    const full = await room();
    expect(full).toBeGreaterThan(40);
    // A notice that appears and disappears leaves the room of the pop-up as it was.
    await page.context().setOffline(true);
    await expect.poll(room).toBeGreaterThan(full);
    await page.context().setOffline(false);
    await expect.poll(room).toBe(full);
    // As if the pop-up were above a notice.
    await dialog.evaluate((one) => (one.style.bottom = '60px'));
    // In a low window the pop-up is part of the page, at its end.
    await page.setViewportSize({ width: 390, height: 400 });
    await expect.poll(room).toBe(0);
    expect(await dialog.evaluate((one) => one.style.bottom)).toBe('');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(room).toBe(full);
  },
);

test(
  'in a low window, as at 400 % zoom, the pop-up is at the end of the page',
  { tag: '@any-window' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 200 });
    await scrollToPopUp(page, '/about');
    await expect(popUp(page).dialog).toBeAttached();
    await expect(popUp(page).dialog).not.toBeInViewport();
    await popUp(page).toggle.press('Enter');
    await popUp(page).field('contact').focus();
    expect(await page.evaluate(coverOfFocus)).toBeUndefined();
  },
);

for (const locale of localeCodes) {
  test(
    `the pop-up in "${locale}" appears as a card of at most a third of a phone's window`,
    { tag: '@any-window' },
    async ({ page }) => {
      for (const [width, height] of [
        [390, 844],
        [375, 667],
      ] as const) {
        await page.setViewportSize({ width, height });
        await scrollToPopUp(page, localizePath('/about', locale));
        const { dialog, toggle, close } = popUp(page, locale);
        await expect(toggle).toBeVisible();
        expect((await dialog.boundingBox())!.height).toBeLessThanOrEqual(height / 3);
        // The card slides in.
        await expect.poll(() => close.evaluate(isUncovered)).toBe(true);
      }
    },
  );
}

test(
  'with text of 200 % at 320 px the pop-up stays within the window, closed and open',
  { tag: '@any-window' },
  async ({ page, axe }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await arrive(page, localizePath('/about', otherLocale));
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const pageWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
    await scrollTo(page, appearsAt + 0.02);
    const { dialog, toggle, close, send } = popUp(page, otherLocale);
    await expect(toggle).toBeVisible();
    const expectWhole = async () => {
      const { scrollWidth, clientWidth } = await dialog.evaluate(
        ({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }),
      );
      expect(scrollWidth).toBe(clientWidth);
      expect(clientWidth).toBe(320);
      expect(await pageWidth()).toBe(320);
      await expect.poll(() => close.evaluate(isUncovered)).toBe(true);
    };
    await expectWhole();
    await toggle.press('Enter');
    await send.focus();
    await page.evaluate(settle);
    expect(await send.evaluate(isUncovered)).toBe(true);
    await expectWhole();
    await axe();
  },
);

test('the pop-up with its form takes little more than half of the window', async ({ page }) => {
  await scrollToPopUp(page, localizePath('/about', otherLocale));
  await popUp(page, otherLocale).toggle.click();
  await expect(popUp(page, otherLocale).field('name')).toBeVisible();
  const box = await popUp(page).dialog.boundingBox();
  expect(box?.height).toBeLessThan((page.viewportSize()?.height ?? 0) * 0.55 + 1);
  await checkContrast(popUp(page, otherLocale).element);
});

for (const locale of sampledLocales) {
  test(
    `at 375 x 667 Close stays in view and Send in reach in the pop-up in "${locale}", also with errors`,
    { tag: '@any-window' },
    async ({ page, axe }) => {
      await page.setViewportSize({ width: 375, height: 667 });
      await scrollToPopUp(page, localizePath('/about', locale));
      const form = popUp(page, locale);
      const close = page.getByRole('button', { name: say(locale, 'Close') });
      const sentence = form.element.getByText(say(locale, 'All fields are required.'));
      const content = page.locator('#pop-up-form');
      /** Expects that Close is visible wherever the content is scrolled to, and Send at its end. */
      const expectInReach = async () => {
        for (const end of [0, 10_000]) {
          await content.evaluate((element, top) => element.scrollTo({ top }), end);
          await page.evaluate(settle);
          expect(await close.evaluate(isUncovered)).toBe(true);
        }
        expect(await form.send.evaluate(isUncovered)).toBe(true);
      };
      await form.toggle.click();
      await expect(form.send).toBeVisible();
      await expectInReach();
      expect((await sentence.boundingBox())!.y).toBeLessThan(
        (await form.field('name').boundingBox())!.y,
      );
      await form.send.press('Enter');
      await expect(form.summary).toBeFocused();
      expect(await form.summary.getByRole('link').first().evaluate(isUncovered)).toBe(true);
      await axe();
      await expectInReach();
      for (const [place, name] of ['name', 'email', 'contact'].entries()) {
        await form.summary.getByRole('link').nth(place).press('Enter');
        await expect(form.field(name)).toBeFocused();
        await page.evaluate(settle);
        expect(await form.field(name).evaluate(isUncovered)).toBe(true);
        expect(await close.evaluate(isUncovered)).toBe(true);
      }
      await form.fill({ name: 'Ada', email: 'ada@example.com' });
      await expect(form.summary.getByRole('link')).toHaveCount(1);
      await form.field('contact').fill('1234');
      await expect(form.summary).toBeHidden();
      await expectInReach();
    },
  );
}

/** Runs in the page: whether an element is wholly in the window, and nothing covers its middle. */
function isUncovered(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return top >= 0 && bottom <= innerHeight && hit !== null && element.contains(hit);
}
