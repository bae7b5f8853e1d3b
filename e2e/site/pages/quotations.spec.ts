import type { Page } from '@playwright/test';

import { expect, test } from '#e2e/support/fixtures.ts';
import { has } from '#e2e/support/subjects.ts';
import { say } from '#e2e/support/words.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import { carousel } from '#kit/motion/figures.ts';
import { sampledLocales } from '#kit/testing/sampled-locales.ts';

import { button, noNavigationEntry } from './carousels.ts';

const quotationsOf = (page: Page) =>
  page.getByRole('region', { name: say('en', 'What clients say') });

if (has.quotations) {
  for (const locale of sampledLocales) {
    test(`on a phone the controls of quotations are above the text, in "${locale}"`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(localizePath('/', locale));
      const region = page.getByRole('region', { name: say(locale, 'What clients say') });
      await region.scrollIntoViewIfNeeded();
      const controls = (await region.getByRole('button').last().boundingBox())!;
      const quotes = await region
        .locator('blockquote')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top + scrollY));
      const scrolled = await page.evaluate(() => scrollY);
      expect(quotes.length).toBeGreaterThan(1);
      expect(Math.min(...quotes)).toBeGreaterThanOrEqual(controls.y + controls.height + scrolled);
    });
  }

  test('quotations rotate by themselves, from the last to the first, until the pointer is over them', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(noNavigationEntry);
    await page.clock.install();
    await page.goto('/');
    const quotations = quotationsOf(page);
    await quotations.evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    await expect(button(quotations, 'Stop rotation')).toBeVisible();
    const dots = quotations.locator('button[aria-current]');
    const current = () =>
      dots.evaluateAll((all) => all.findIndex((dot) => dot.ariaCurrent === 'true'));
    const count = await dots.count();
    expect(count).toBeGreaterThan(1);
    const viewport = quotations.locator('> div:has([aria-roledescription])');
    await expect(viewport).toHaveAttribute('aria-live', 'off');
    for (let turn = 1; turn <= count; turn += 1) {
      await page.clock.runFor(carousel.autoplay * 1000);
      await expect.poll(current).toBe(turn % count);
    }
    await viewport.hover();
    await expect(button(quotations, 'Start rotation')).toBeVisible();
    await expect(viewport).toHaveAttribute('aria-live', 'polite');
    await page.mouse.move(0, 0);
    await page.clock.runFor(carousel.autoplay * 2000);
    expect(await current()).toBe(0);
    await button(quotations, 'Next').click();
    await expect.poll(current).toBe(1);
  });
}

if (has.quotations) {
  test.describe('the rotation', () => {
    const region = quotationsOf;
    const current = (page: Page) =>
      region(page)
        .locator('button[aria-current]')
        .evaluateAll((all) => all.findIndex((dot) => dot.ariaCurrent === 'true'));
    /** Expects that the rotation is at the first quotation, and that its button starts it. */
    const expectToStart = async (page: Page) => {
      expect(await current(page)).toBe(0);
      await button(region(page), 'Start rotation').press('Enter');
      await expect(button(region(page), 'Stop rotation')).toBeVisible();
      await page.clock.runFor(carousel.autoplay * 1000);
      await expect.poll(() => current(page)).toBe(1);
    };

    test.beforeEach(async ({ page, expectedErrors }) => {
      expectedErrors.push(noNavigationEntry);
      await page.clock.install();
      await page.goto('/');
      await region(page).evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
      await expect(button(region(page), 'Stop rotation')).toBeVisible();
      await page.keyboard.press('Tab');
    });

    for (const name of ['Stop rotation', 'Previous', 'Next'] as const) {
      test(`stops while the focus is on "${name}"`, async ({ page }) => {
        await button(region(page), name).focus();
        await page.clock.runFor(carousel.autoplay * 3000);
        expect(await current(page)).toBe(0);
        await expect(region(page).locator('> div:has([aria-roledescription])')).toHaveAttribute(
          'aria-live',
          'polite',
        );
      });
    }

    test('stops for good once the focus has been on it, until its button is pressed', async ({
      page,
    }) => {
      await button(region(page), 'Stop rotation').focus();
      await page.keyboard.press('Tab');
      await expect(button(region(page), 'Start rotation')).toBeVisible();
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.clock.runFor(carousel.autoplay * 3000);
      await expectToStart(page);
    });

    test('stops by its button, by mouse and by keyboard', async ({ page }) => {
      await button(region(page), 'Stop rotation').click();
      await expect(button(region(page), 'Start rotation')).toBeVisible();
      await button(region(page), 'Start rotation').click();
      await expect(button(region(page), 'Stop rotation')).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(button(region(page), 'Start rotation')).toBeVisible();
      await page.clock.runFor(carousel.autoplay * 3000);
      expect(await current(page)).toBe(0);
    });

    test('stops when motion is paused on the page, says so, and its button starts it again', async ({
      page,
    }) => {
      const pause = page
        .getByRole('contentinfo')
        .getByRole('button', { name: say('en', 'Pause animations') });
      await pause.evaluate((one: HTMLElement) => one.click());
      await expect(button(region(page), 'Start rotation')).toBeVisible();
      await page.clock.runFor(carousel.autoplay * 3000);
      await expectToStart(page);
      await page.reload();
      await region(page).evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
      await expect(button(region(page), 'Start rotation')).toBeVisible();
    });
  });

  test('“Previous” on the first slide shows the last, and “Next” on the last the first', async ({
    page,
  }) => {
    await page.goto('/');
    const quotations = quotationsOf(page);
    await quotations.scrollIntoViewIfNeeded();
    const dots = quotations.locator('button[aria-current]');
    await expect(dots.first()).toHaveAttribute('aria-current', 'true');
    await button(quotations, 'Previous').click();
    await expect(dots.last()).toHaveAttribute('aria-current', 'true');
    await button(quotations, 'Next').click();
    await expect(dots.first()).toHaveAttribute('aria-current', 'true');
  });

  test('with reduced motion arrows and dots remain, and nothing rotates', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(noNavigationEntry);
    await page.clock.install();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const quotations = quotationsOf(page);
    await quotations.evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    await expect(button(quotations, 'Next')).toBeVisible();
    await expect(button(quotations, 'Stop rotation')).toHaveCount(0);
    await expect(button(quotations, 'Start rotation')).toHaveCount(0);
    const dots = quotations.locator('button[aria-current]');
    await page.clock.runFor(carousel.autoplay * 3000);
    await expect(dots.first()).toHaveAttribute('aria-current', 'true');
    await button(quotations, 'Next').click();
    await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
    await expect(quotations.getByRole('group').nth(1)).toBeInViewport();
  });
}
