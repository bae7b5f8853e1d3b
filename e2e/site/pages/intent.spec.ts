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

/** Opens a page; its quiet time ends when the test says so. */
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

test('a quiet page fetches its code, and is taken over once it has been quiet for its time', async ({
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
  ['something gets the focus', (page) => page.locator('header a').first().focus()],
  ['it is scrolled', (page) => page.evaluate(() => scrollTo(0, 400))],
];

for (const [name, act] of signs) {
  test(`a page is taken over when ${name}`, async ({ page }) => {
    await open(page, '/about');
    await expect(page.locator('html')).not.toHaveAttribute('data-ready');
    await act(page);
    await page.locator(ready).waitFor();
    await expect(page.locator('link[rel="stylesheet"]')).toHaveAttribute('media', 'all');
  });
}

test('a payload that a broken connection has cost is fetched again at the first sign of intent', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/\/RSC\/R\//, /Failed to load resource/);
  await page.route('**/RSC/R/**', (route) => route.abort(), { times: 1 });
  await open(page, '/about');
  await page.keyboard.press('Tab');
  await expect(page.locator('html')).toHaveAttribute('data-ready');
});

test('a page whose address names a place of it is taken over at once', async ({ page }) => {
  await page.goto('/about#main');
  await expect(page.locator('html')).toHaveAttribute('data-ready');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the menu that a finger opens before the code has come stays open, and is closed by it', async ({
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

test('what was opened before the code has come stays open', async ({ page }) => {
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

test('the overview that is pressed before the code has come stays open', async ({ page }) => {
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

test('the pointer that rests on the item when the code arrives opens the overview', async ({
  page,
}) => {
  const release = await hold(page, entry);
  await open(page, '/about');
  await page.locator('header [popovertarget="mega-menu"]').hover();
  release();
  await expect(page.locator('#mega-menu')).toBeVisible();
});

test('a field that has the focus when the code arrives loads the rules of its form', async ({
  page,
}) => {
  const release = await hold(page, entry);
  await open(page, '/contact');
  const rules = page.waitForRequest(/\/assets\/check-/);
  await page.locator('main form [name="name"]').focus();
  release();
  expect((await rules).method()).toBe('GET');
});

test('a press that begins before the page is taken over and ends after leads on once', async ({
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

test('a visitor who reloads a page and reads on is not taken back', async ({ page }) => {
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
