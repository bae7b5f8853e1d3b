import type { Page } from '@playwright/test';

import { arrived } from '#e2e/support/arrived.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { hold } from '#e2e/support/hold.ts';
import { leadForm, written } from '#e2e/support/lead-form.ts';
import { languageSwitcher } from '#e2e/support/menus.ts';
import { quietTime } from '#kit/site/intent.ts';

declare global {
  var endQuiet: () => void;
}

const entry = '**/assets/index-*.js';
const ready = 'html[data-ready]';

test.use({ quiet: true });

/** Opens a page. Its quiet time ends only when a test calls `endQuiet`. */
async function open(page: Page, address: string): Promise<void> {
  await page.addInitScript((delay) => {
    const set = window.setTimeout.bind(window);
    const held = (run: () => void, after?: number) => {
      if (after !== delay) return set(run, after);
      globalThis.endQuiet = run;
      return 0;
    };
    Object.assign(window, { setTimeout: held });
  }, quietTime);
  await page.goto(address);
  await arrived(page);
}

test('a page without a sign of intent fetches its code, and is hydrated after its quiet time', async ({
  page,
}) => {
  const payload = page.waitForResponse('**/RSC/R/_root.txt');
  const code = page.waitForResponse(entry);
  await open(page, '/');
  await Promise.all([payload, code]);
  await expect(page.locator('html')).not.toHaveAttribute('data-ready');
  await expect(page.locator('link[rel="stylesheet"]')).toHaveAttribute('media', 'print');
  await page.evaluate(() => globalThis.endQuiet());
  await expect(page.locator('html')).toHaveAttribute('data-ready');
});

const signs: [string, (page: Page) => Promise<void>][] = [
  ['the pointer moves', (page) => page.mouse.move(300, 300)],
  ['the wheel turns', (page) => page.mouse.wheel(0, 100)],
  ['a key is pressed', (page) => page.keyboard.press('Tab')],
  ['an element gets the focus', (page) => page.locator('header a').first().focus()],
  ['it is scrolled', (page) => page.evaluate(() => scrollTo(0, 400))],
];

for (const [name, act] of signs) {
  test(`a page is hydrated when ${name}`, async ({ page }) => {
    await open(page, '/about');
    await expect(page.locator('html')).not.toHaveAttribute('data-ready');
    await act(page);
    await page.locator(ready).waitFor();
    await expect(page.locator('link[rel="stylesheet"]')).toHaveAttribute('media', 'all');
  });
}

test('a payload that was lost with the connection is fetched again at the first sign of intent', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/\/RSC\/R\//, /Failed to load resource/);
  await page.route('**/RSC/R/**', (route) => route.abort(), { times: 1 });
  await open(page, '/about');
  await page.keyboard.press('Tab');
  await expect(page.locator('html')).toHaveAttribute('data-ready');
});

test('a page with a hash in its address is hydrated at once', async ({ page }) => {
  await page.goto('/about#main');
  await expect(page.locator('html')).toHaveAttribute('data-ready');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a menu opened before the code has loaded stays open, and the code closes it after a navigation', async ({
    page,
  }) => {
    const release = await hold(page, entry);
    await open(page, '/about');
    const menu = page.locator('#mobile-menu');
    await page.getByRole('button', { name: 'Menu' }).tap();
    await expect(menu).toBeVisible();
    release();
    await page.locator(ready).waitFor();
    await expect(menu).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await menu.getByRole('link', { name: /Services/ }).tap();
    await expect(page.locator('#main')).toHaveAttribute('data-page', 'services___en');
    await expect(menu).toBeHidden();
  });
});

test('a list opened before the code has loaded stays open, and Escape closes it', async ({
  page,
}) => {
  const release = await hold(page, entry);
  await open(page, '/about');
  const languages = languageSwitcher(page);
  await languages.locator('summary').click();
  await expect(languages).toHaveAttribute('open');
  release();
  await page.locator(ready).waitFor();
  await expect(languages).toHaveAttribute('open');
  await page.keyboard.press('Escape');
  await expect(languages).not.toHaveAttribute('open');
});

test('the mega-menu opened before the code has loaded stays open', async ({ page }) => {
  const release = await hold(page, entry);
  await open(page, '/about');
  const panel = page.locator('#mega-menu');
  const button = page.locator('header [popovertarget="mega-menu"]');
  await button.click();
  await expect(panel).toBeVisible();
  const code = page.waitForResponse(/drive-mega-menu/);
  release();
  await code;
  await page.locator(ready).waitFor();
  await expect(panel).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('the mega-menu opens if the pointer rests on its button when the code arrives', async ({
  page,
}) => {
  const release = await hold(page, entry);
  await open(page, '/about');
  await page.locator('header [popovertarget="mega-menu"]').hover();
  release();
  await expect(page.locator('#mega-menu')).toBeVisible();
});

test('a field that has the focus when the code arrives loads the validation code', async ({
  page,
}) => {
  const release = await hold(page, entry);
  await open(page, '/contact');
  const validationCode = page.waitForRequest(/\/assets\/check-/);
  await page.locator('main form [name="name"]').focus();
  release();
  expect((await validationCode).method()).toBe('GET');
});

test('a click that begins before the hydration and ends after it navigates once', async ({
  page,
}) => {
  const release = await hold(page, entry);
  await open(page, '/about');
  await page.evaluate(() => (document.title = 'the same document'));
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page.locator('header nav a').first().hover();
  await page.mouse.down();
  release();
  await page.locator(ready).waitFor();
  const length = await page.evaluate(() => history.length);
  await page.mouse.up();
  await expect(page.locator('#main')).not.toHaveAttribute('data-page', 'about___en');
  expect(documents).toEqual([]);
  expect(await page.evaluate(() => history.length)).toBe(length + 1);
});

test('a form that is sent in the moment in which the code arrives sends one lead', async ({
  page,
  provider,
}) => {
  const release = await hold(page, entry);
  await open(page, '/contact');
  const { send, ...form } = leadForm(page, 'contact-page', 'en');
  await form.fill(written('In the very moment'));
  release();
  await send.click();
  await expect(page.locator('main [id$="-answer"][role="status"]')).not.toBeEmpty();
  const sent = () =>
    provider.received.filter(({ body }) => JSON.stringify(body).includes('In the very moment'));
  await expect.poll(() => sent().length).toBe(1);
});

test('after a reload, the hydration does not undo what the visitor has scrolled', async ({
  page,
}) => {
  await open(page, '/about');
  await page.mouse.move(200, 200);
  await page.locator(ready).waitFor();
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await expect
    .poll(() => page.evaluate(() => (history.state as { scrollTop?: number } | null)?.scrollTop))
    .toBe(600);
  const release = await hold(page, entry);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1100);
  release();
  await page.locator(ready).waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(1100);
});
