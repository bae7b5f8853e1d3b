import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { content } from '#content/index.ts';
import { expect, test as base } from '#e2e/support/fixtures.ts';
import { footerForm, typed } from '#e2e/support/lead-form.ts';
import { has } from '#e2e/support/subjects.ts';
import { say } from '#e2e/support/words.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import { freePort } from '#kit/testing/free-port.ts';
import { lastLocale, otherLocale } from '#kit/testing/sampled-locales.ts';

/** The development server, as `npm run dev` starts it. */
const test = base.extend<{ dev: string }>({
  dev: async ({ context }, use) => {
    const port = await freePort();
    const child = spawn('npm', ['run', 'dev', '--', '--port', String(port)], {
      env: {
        ...process.env,
        NODE_ENV: undefined,
        LEADS_DB: path.join(mkdtempSync(path.join(tmpdir(), 'dev-')), 'leads.db'),
      },
      detached: true,
      stdio: 'ignore',
    });
    const ended = once(child, 'exit');
    await use(`http://localhost:${String(port)}`);
    // Open pages could still request modules from the server.
    await context.close();
    // npm does not forward signals, so the whole process group is stopped.
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    await ended;
  },
});

// One after the other, because each start of the server creates pictures that are missing.
base.describe.configure({ mode: 'default' });

/** Errors until the server listens, and while Vite bundles the dependencies of the first page. */
const errorsWhileStarting = /ERR_CONNECTION_REFUSED|ERR_NETWORK_CHANGED|status of 504/;

test('npm run dev hydrates a page before its debug information has ended, and logs no errors or warnings', async ({
  page,
  dev,
  expectedErrors,
}) => {
  expectedErrors.push(errorsWhileStarting);
  /** Opens a page. Returns the milliseconds from its load event until it is hydrated. */
  const timeToHydrate = async (address: string) => {
    expect((await page.goto(dev + address))?.status()).toBe(200);
    await page.locator('html[data-ready]').waitFor();
    return page.evaluate(() => {
      const [{ loadEventEnd }] = performance.getEntriesByType('navigation') as [
        PerformanceNavigationTiming,
      ];
      return performance.now() - loadEventEnd;
    });
  };
  await expect(() => timeToHydrate('/')).toPass();
  const messages: string[] = [];
  page.on('pageerror', (error) => messages.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text());
  });
  for (const address of [
    '/',
    localizePath('/services', otherLocale),
    localizePath('/blogs', lastLocale),
  ]) {
    // In development React keeps the payload open for five seconds. A page that waited for its end
    // would always take as long; on a busy machine another page may once in a while.
    await expect(async () => {
      expect(await timeToHydrate(address), address).toBeLessThan(5000);
    }).toPass();
  }
  expect(messages).toEqual([]);
});

/**
 * Source files of the sections that the storyboard has content for: those about cases and posts only if
 * the site has both.
 */
const sectionsOfContent =
  has.cases && has.posts
    ? globSync('src/sections/*/*.tsx')
    : globSync('src/sections/{company,heroes}/*.tsx');

test('the storyboard shows every section, and exists only in development', async ({
  page,
  dev,
  expectedErrors,
}) => {
  expectedErrors.push(errorsWhileStarting);
  await expect(async () => {
    expect((await page.goto(`${dev}/storyboard`))?.status()).toBe(200);
  }).toPass();
  // In development the payload names the source file of each element.
  const shown = await (await page.request.get(`${dev}/storyboard`)).text();
  const missing = sectionsOfContent.filter((file) => !shown.includes(file));
  expect(missing).toEqual([]);
  // The built site has no such page.
  expect((await page.request.get('/storyboard')).status()).toBe(404);
});

test('npm run dev shows pages and social images, and takes a lead', async ({
  page,
  dev,
  expectedErrors,
}) => {
  expectedErrors.push(errorsWhileStarting, /status of 404/);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await expect(async () => {
    expect((await page.goto(`${dev}${localizePath('/services', otherLocale)}`))?.status()).toBe(
      200,
    );
  }).toPass();
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('lang', otherLocale);
  const image = await page.locator('meta[property="og:image"]').getAttribute('content');
  const shared = await page.request.get(dev + new URL(image ?? '').pathname);
  expect([shared.status(), shared.headers()['content-type']]).toEqual([200, 'image/png']);
  const form = footerForm(page, otherLocale);
  await form.fill(typed);
  await form.send.click();
  await expect(form.status).toContainText(content.page(otherLocale, 'company').sent);
  expect((await page.goto(`${dev}${localizePath('/nope', lastLocale)}`))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    say(lastLocale, 'This page could not be found'),
  );
  expect(errors).toEqual([]);
});
