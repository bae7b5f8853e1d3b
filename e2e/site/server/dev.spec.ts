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
    // Its pages may still ask for modules.
    await context.close();
    // npm does not hand signals on: the whole group is stopped.
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    await ended;
  },
});

// One after the other: each start makes what pictures are missing.
base.describe.configure({ mode: 'default' });

// Until the server listens, and while it bundles what the first page needs.
const whileStarting = /ERR_CONNECTION_REFUSED|ERR_NETWORK_CHANGED|status of 504/;

test('npm run dev has a page ready before its debug information has ended, and a silent console', async ({
  page,
  dev,
  expectedErrors,
}) => {
  expectedErrors.push(whileStarting);
  const open = async (address: string) => {
    expect((await page.goto(dev + address))?.status()).toBe(200);
    await page.locator('html[data-ready]').waitFor();
    return page.evaluate(() => {
      const [{ loadEventEnd }] = performance.getEntriesByType('navigation') as [
        PerformanceNavigationTiming,
      ];
      return performance.now() - loadEventEnd;
    });
  };
  // The server answers late where it is still starting, and bundles what the first page needs.
  await expect(() => open('/')).toPass();
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
    // React keeps the payload open for five seconds. On a busy machine one load may be as slow by
    // itself; what waits for the whole payload is each time.
    await expect(async () => {
      expect(await open(address), address).toBeLessThan(5000);
    }).toPass();
  }
  expect(messages).toEqual([]);
});

/** The sections that the storyboard has content for: those of cases and posts show what a site has of them. */
const sectionsOfContent =
  has.cases && has.posts
    ? globSync('src/sections/*/*.tsx')
    : globSync('src/sections/{company,heroes}/*.tsx');

test('the storyboard shows every section, accessible, in development alone', async ({
  page,
  dev,
  expectedErrors,
}) => {
  expectedErrors.push(whileStarting);
  await expect(async () => {
    expect((await page.goto(`${dev}/storyboard`))?.status()).toBe(200);
  }).toPass();
  // In development React says of each element which file made it.
  const shown = await (await page.request.get(`${dev}/storyboard`)).text();
  const missing = sectionsOfContent.filter((file) => !shown.includes(file));
  expect(missing).toEqual([]);
  // On the site that is built there is no such page.
  expect((await page.request.get('/storyboard')).status()).toBe(404);
});

test('npm run dev shows pages and social images, and takes a lead', async ({
  page,
  dev,
  expectedErrors,
}) => {
  expectedErrors.push(whileStarting, /status of 404/);
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
