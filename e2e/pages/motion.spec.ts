import type { Page } from '@playwright/test';

import { localeCodes } from '../../src/i18n/locales.ts';
import { localizePath } from '../../src/i18n/paths.ts';
import { expect, test } from '../support/fixtures.ts';
import { say } from '../support/words.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const locale of localeCodes) {
  test(`a button offers to pause what moves without end, in "${locale}"`, async ({ page }) => {
    await page.goto(localizePath('/', locale));
    const button = page.getByRole('button', { name: say(locale, 'Pause animations') });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  });
}

test('the button pauses all that moves without end, and it is remembered', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: say('en', 'Pause animations') });
  await expect.poll(() => running(page)).toBeGreaterThan(0);
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => running(page)).toBe(0);
  await page.reload();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(await running(page)).toBe(0);
  // What would have come in stands there.
  const places = await page
    .locator('.hero-graphic .bar')
    .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).transform));
  expect(new Set(places)).toEqual(new Set(['matrix(1, 0, 0, 1, 0, 0)']));
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => running(page)).toBeGreaterThan(0);
});

test('there is no button where nothing moves without end', async ({ page }) => {
  const button = page.getByRole('button', { name: say('en', 'Pause animations') });
  await page.goto('/about');
  await expect(button).toBeHidden();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(button).toBeHidden();
  expect(await running(page)).toBe(0);
});

/** How many animations without end are moving. */
function running(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            effect?.getComputedTiming().iterations === Infinity && playState === 'running',
        ).length,
  );
}
