import type { Page } from '@playwright/test';

import { expect, test } from '#e2e/support/fixtures.ts';
import { hold } from '#e2e/support/hold.ts';
import { say } from '#e2e/support/words.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import { progressBar } from '#kit/navigation/figures.ts';
import { sampledLocales } from '#kit/testing/sampled-locales.ts';

// Without panels the router fetches the page at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.afterEach(({ page }) => page.clock.resume());

const bar = (page: Page) => page.locator('[data-state]');

/** Delays the payloads of pages. Returns a function that lets them continue. */
const holdPages = (page: Page) => hold(page, '**/RSC/R/**');

async function followAbout(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('footer a[href="/about"]')?.click();
  });
}

test('the progress bar appears after the throttle, and is hidden some time after the page has loaded', async ({
  page,
}) => {
  await page.goto('/');
  await page.locator('[data-phase]').waitFor({ state: 'attached' });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const release = await holdPages(page);
  await followAbout(page);
  await page.clock.runFor(progressBar.throttle - 10);
  await expect(bar(page)).toHaveCount(0);
  await page.clock.runFor(10);
  await expect(bar(page)).toHaveAttribute('data-state', 'running');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const [filling] = await bar(page).evaluate((element) =>
    element.getAnimations().map(({ effect }) => effect?.getTiming().duration),
  );
  expect(filling).toBe(progressBar.duration);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const announcement = page
    .getByRole('status')
    .filter({ hasText: say('en', 'The page is loading') });
  await expect(announcement).toHaveCount(0);
  await page.clock.runFor(progressBar.announce);
  await expect(announcement).toHaveCount(1);
  expect((await bar(page).boundingBox())?.height).toBe(progressBar.height);
  release();
  await expect(bar(page)).toHaveAttribute('data-state', 'finished');
  await page.clock.runFor(progressBar.hide - 10);
  await expect(bar(page)).toHaveCount(1);
  await page.clock.runFor(10);
  await expect(bar(page)).toHaveCount(0);
  await expect(page).toHaveURL('/about');
});

test('a page that loads before the throttle is over shows no progress bar', async ({ page }) => {
  await page.goto('/');
  await page.locator('[data-phase]').waitFor({ state: 'attached' });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await followAbout(page);
  await expect(page.locator('main[data-page="about___en"]')).toBeFocused();
  await page.clock.runFor(progressBar.duration);
  await expect(bar(page)).toHaveCount(0);
});

test('going back shows the progress bar as well', async ({ page }) => {
  await page.goto('/');
  await page.locator('[data-phase]').waitFor({ state: 'attached' });
  await followAbout(page);
  await expect(page.locator('main[data-page="about___en"]')).toBeFocused();
  await page.goto('/contact');
  await page.locator('[data-phase]').waitFor({ state: 'attached' });
  await followAbout(page);
  await expect(page.locator('main[data-page="about___en"]')).toBeFocused();
  await page.reload();
  await page.locator('[data-phase]').waitFor({ state: 'attached' });
  const release = await holdPages(page);
  await page.goBack();
  await expect(bar(page)).toHaveAttribute('data-state', 'running');
  release();
  await expect(page.locator('main[data-page="contact___en"]')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});

test('the progress bar is in its failed state when a page could not be fetched', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503/);
  await page.goto('/');
  await page.locator('[data-phase]').waitFor({ state: 'attached' });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.route('**/RSC/R/**', (route) => route.fulfill({ status: 503, body: 'Closed' }));
  await followAbout(page);
  await expect(page.locator('main > p:first-child')).toHaveText('503');
  await expect(bar(page)).toHaveAttribute('data-state', 'failed');
  const colour = await bar(page).evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(colour).not.toBe('rgba(0, 0, 0, 0)');
  await page.clock.runFor(progressBar.hide);
  await expect(bar(page)).toHaveCount(0);
});

for (const locale of sampledLocales) {
  test(`a polite announcement says that the visitor is offline, and online again, in "${locale}"`, async ({
    page,
    axe,
    expectedErrors,
  }) => {
    // Logos may still be loading when the connection is lost.
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
    await page.goto(localizePath('/about', locale));
    await page.locator('[data-phase]').waitFor({ state: 'attached' });
    const offline = say(
      locale,
      'You are offline. What you have opened can still be read; nothing can be sent for now.',
    );
    const notice = page.getByRole('status').getByText(offline);
    await expect(notice).toHaveCount(0);
    await page.context().setOffline(true);
    await expect(notice).toBeVisible();
    await axe();
    await page.context().setOffline(false);
    await expect(notice).toHaveCount(0);
    await expect(
      page.getByRole('status').filter({ hasText: say(locale, 'You are online again') }),
    ).toHaveCount(1);
  });
}
