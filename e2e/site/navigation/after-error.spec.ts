import type { Page } from '@playwright/test';

import { expect, test } from '#e2e/support/fixtures.ts';
import { has } from '#e2e/support/subjects.ts';
import { say } from '#e2e/support/words.ts';

import { openPartlyLaidOut } from './partly-laid-out.ts';

// Each test goes through several pages.
test.describe.configure({ timeout: 60_000 });

const home = (page: Page) => page.locator('main[data-page="index___en"]');
const status = (page: Page) => page.locator('main > p:first-child');

/** Follows a link of the footer to the page /work, which cannot be fetched, and waits for the error page. */
async function followToError(page: Page): Promise<void> {
  await page.evaluate(() => {
    scrollTo({ top: 1500, behavior: 'instant' });
    document.querySelector<HTMLAnchorElement>('footer a[href="/work"]')?.click();
  });
  await expect(status(page)).toBeVisible();
}

/** Opens a page, and waits until its code for navigation has loaded. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('[data-phase]')).toHaveAttribute('data-phase', 'away');
}

test('going back from the error page shows the page that was left, where it was left', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503/);
  await open(page, '/');
  await page.route('**/RSC/R/work.txt**', (route) =>
    route.fulfill({ status: 503, body: 'Closed' }),
  );
  await followToError(page);
  await expect(page).toHaveURL('/work');
  await page.goBack();
  await expect(home(page)).toBeFocused();
  await expect(page).toHaveURL('/');
  await expect(status(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
  await expect(
    page.getByRole('status').filter({ hasText: await page.title() }),
    'the page is announced',
  ).toHaveCount(1);
});

test('going back from the error page restores what was in view, also if not all of the page was laid out', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503/);
  await page.route('**/RSC/R/work.txt**', (route) =>
    route.fulfill({ status: 503, body: 'Closed' }),
  );
  const top = await openPartlyLaidOut(page);
  const before = await top();
  await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('footer a[href="/work"]')?.click();
  });
  await expect(status(page)).toBeVisible();
  await page.goBack();
  await expect(home(page)).toBeFocused();
  await page.locator('html[data-whole]').waitFor();
  await expect.poll(top).toBeCloseTo(before, 0);
});

test('going forward to a page that failed shows the error page again, or the page once it can be fetched', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 50\d/, /Error while navigating back/);
  await open(page, '/');
  let failure: number | undefined = 503;
  await page.route('**/RSC/R/work.txt**', (route) =>
    failure ? route.fulfill({ status: failure, body: 'Closed' }) : route.continue(),
  );
  await followToError(page);
  failure = 502;
  await page.goBack();
  await expect(home(page)).toBeVisible();
  await page.goForward();
  await expect(status(page)).toHaveText('502');
  await expect(page).toHaveURL('/work');
  failure = undefined;
  await page.goBack();
  await expect(home(page)).toBeVisible();
  await page.goForward();
  await expect(page.locator('main[data-page="work___en"]')).toBeVisible();
  await expect(status(page)).toHaveCount(0);
});

test('offline, pages that have been opened can still be gone back to', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource/);
  await open(page, '/');
  await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('footer a[href="/about"]')?.click();
  });
  await expect(page.locator('main[data-page="about___en"]')).toBeFocused();
  await page.context().setOffline(true);
  await followToError(page);
  await page.goBack();
  await expect(page.locator('main[data-page="about___en"]')).toBeFocused();
  const offline = say(
    'en',
    'You are offline. What you have opened can still be read; nothing can be sent for now.',
  );
  await expect(page.getByRole('status').getByText(offline)).toBeVisible();
  await page.goBack();
  await expect(home(page)).toBeFocused();
  await page.context().setOffline(false);
});

test('the error page has the focus, and "Try again" leads to the address in the address bar', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503/, /Error while navigating back/);
  await open(page, '/');
  await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('footer a[href="/about"]')?.click();
  });
  await expect(page.locator('main[data-page="about___en"]')).toBeFocused();
  // After a reload, the pages opened before are no longer cached.
  await page.reload();
  await expect(page.locator('[data-phase]')).toHaveAttribute('data-phase', 'away');
  await page.route('**/RSC/R/**', (route) => route.fulfill({ status: 503, body: 'Closed' }));
  await followToError(page);
  await expect(page.getByRole('main')).toBeFocused();
  const again = page.getByRole('link', { name: say('en', 'Try again') });
  await expect(again).toHaveJSProperty('pathname', '/work');
  await page.goBack();
  await expect(page.locator('main[data-page="about___en"]')).toBeFocused();
  await page.goBack();
  await expect(status(page)).toHaveText('503');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(again).toHaveJSProperty('pathname', '/');
  await again.click();
  await expect(home(page)).toBeVisible();
  await expect(page).toHaveURL('/');
});

if (has.whiteLabel) {
  test('"Try again" loads an address with a hash anew', async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 503/);
    await open(page, '/');
    await page.route('**/RSC/R/clients.txt**', (route) =>
      route.fulfill({ status: 503, body: 'Closed' }),
    );
    await page.evaluate(() => {
      document.querySelector<HTMLAnchorElement>('a[href="/clients#white-label"]')?.click();
    });
    await expect(status(page)).toBeVisible();
    await page.getByRole('link', { name: say('en', 'Try again') }).click();
    await expect(page.locator('main[data-page="clients___en"]')).toBeVisible();
    await expect(page).toHaveURL('/clients#white-label');
  });
}

test('motion that the visitor paused stays paused after the error page', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503/);
  await page.addInitScript(() => localStorage.setItem('motion', 'paused'));
  await open(page, '/');
  const dataAttributes = () => page.evaluate(() => ({ ...document.documentElement.dataset }));
  // The whole page is laid out.
  await page.locator('html[data-whole]').waitFor();
  const before = await dataAttributes();
  expect(before).toMatchObject({ motion: 'paused', ready: '' });
  await page.route('**/RSC/R/work.txt**', (route) =>
    route.fulfill({ status: 503, body: 'Closed' }),
  );
  await followToError(page);
  await page.goBack();
  await expect(home(page)).toBeVisible();
  expect(await dataAttributes()).toEqual(before);
});
