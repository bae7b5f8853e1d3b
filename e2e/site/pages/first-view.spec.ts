import path from 'node:path';

import type { Page } from '@playwright/test';

import { faces } from '#brand/tokens.ts';
import { arrived } from '#e2e/support/arrived.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { category, has } from '#e2e/support/subjects.ts';
import { localeCodes } from '#kit/i18n/locales.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import { lastLocale, otherLocale } from '#kit/testing/sampled-locales.ts';
import { templates } from '#kit/testing/templates.ts';

const address = `/services/${category}`;
const part = 'main details';

declare global {
  var shifted: number;
}

test('what the page shows is sent once; what takes it over is a file', async ({
  site,
  request,
}) => {
  const html = await (await request.get(site.url + address)).text();
  const file = /data-payload="([^"]+)"/.exec(html)?.[1] ?? '';
  const sentence = /<p>([^<]{40,})<\/p>/.exec(html)?.[1] ?? 'none';
  expect(html.split(sentence)).toHaveLength(2);
  expect(await (await request.get(site.url + file)).text()).toContain(sentence);
});

test('the first page is whole again when the visitor comes back to it', async ({ page }) => {
  await page.goto(address);
  const parts = await page.locator(part).count();
  expect(parts).toBeGreaterThan(2);
  const text = (await page.locator('#main').textContent()) ?? 'none';
  await page.locator('html[data-ready]').waitFor();
  await page.locator('footer a[href="/about"]').first().click();
  await expect(page.locator('#main')).toHaveAttribute('data-page', 'about___en');
  await page.goBack();
  await expect(page.locator(part)).toHaveCount(parts);
  await expect(page.locator('#main')).toHaveText(text);
});

test('a page whose payload is gone works as without JavaScript', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/);
  await page.goto('/about');
  const payload = `**/RSC/R${address}.txt`;
  await page.route(payload, (route) => route.fulfill({ status: 404 }), { times: 1 });
  const answer = page.waitForResponse(payload);
  await page.evaluate((there) => location.assign(there), address);
  await answer;
  await page.locator(part).nth(1).locator('summary').click();
  await expect(page.locator(part).nth(1)).toHaveAttribute('open');
  await expect(page.locator('html')).not.toHaveAttribute('data-ready');
  await page.locator('footer a[href="/about"]').first().click();
  await expect(page.locator('#main')).toHaveAttribute('data-page', 'about___en');
});

test('a page whose scripts cannot be had has its whole stylesheet', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  await page.goto('/about');
  await page.route('**/assets/start-*.js', (route) => route.abort());
  await page.evaluate((there) => location.assign(there), address);
  await expect(page.locator('#main')).toHaveAttribute('data-page', /^services/);
  // A popover that only the browser styles has a border and stands in the middle.
  const menu = page.locator('#mega-menu');
  await expect(menu).toHaveCSS('border-left-width', '0px');
  await expect(menu).toHaveCSS('margin', '0px');
});

/** Leaves out the timer that starts a page whose browser reports no paint: a slow one paints later. */
async function withoutFallback(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const set = window.setTimeout.bind(window);
    const only = (run: () => void, delay?: number) => (delay === 2000 ? 0 : set(run, delay));
    Object.assign(window, { setTimeout: only });
  });
}

test('the change of fonts moves little that is seen, and leaves nothing on elements', async ({
  page,
}) => {
  await page.addInitScript(() => {
    globalThis.shifted = 0;
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
        globalThis.shifted += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // All pages: npm run measure -- shift.
  for (const [width, ...addresses] of [
    [
      390,
      ...templates(otherLocale)
        .map(({ address }) => address)
        .slice(0, 3),
    ],
    [768, '/about', localizePath('/contact', otherLocale)],
    [1280, localizePath(`/services/${category}`, lastLocale)],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    for (const there of addresses) {
      await page.goto(there);
      await arrived(page);
      const shifted = await page.evaluate(async () => {
        await document.fonts.ready;
        for (let pictures = 0; pictures < 3; pictures += 1) {
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
        return globalThis.shifted;
      });
      expect(shifted, `${there}, ${String(width)}`).toBeLessThanOrEqual(0.02);
      const changed = page.locator('main :is([style*="letter-spacing"], [style*="min-height"])');
      await expect(changed, there).toHaveCount(0);
    }
  }
});

for (const place of ['/', address]) {
  test(`of ${place}, nothing but the document, fonts and pictures is fetched before the first paint`, async ({
    page,
  }) => {
    await withoutFallback(page);
    await page.goto(place);
    await arrived(page);
    const early = await page.evaluate(() => {
      const [{ startTime: paint } = { startTime: NaN }] = performance.getEntriesByType('paint');
      return performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < paint)
        .map(({ name }) => new URL(name).pathname.replace(/^.*\./, ''))
        .filter((ending) => !['avif', 'png', 'svg', 'webp'].includes(ending));
    });
    expect(new Set(early)).toEqual(new Set(['woff2']));
  });
}

if (has.drawings) {
  for (const place of ['/', '/work', '/about']) {
    test(`of ${place}, pictures three windows further down do not compete with the first view`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(place);
      await page.locator('html[data-ready]').waitFor();
      const far = await page.locator('main img').evaluateAll((images) => {
        const sources = images
          .filter((image) => image.getBoundingClientRect().top > 3 * innerHeight)
          .map((image) => (image as HTMLImageElement).currentSrc);
        const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
        return { count: sources.length, early: sources.filter((name) => fetched.includes(name)) };
      });
      expect(far.count).toBeGreaterThan(0);
      expect(far.early).toEqual([]);
    });
  }
}

test('styles of what is not shown yet come before the page is taken over', async ({ page }) => {
  await page.goto(address);
  const link = page.locator('link[rel="stylesheet"]');
  await page.locator('html[data-ready]').waitFor();
  await expect(link).toHaveAttribute('media', 'all');
  const rules = await page.evaluate(() =>
    [...document.styleSheets].map(({ cssRules }) => cssRules.length),
  );
  expect(rules.every((count) => count > 0)).toBe(true);
});

test('a browser that tells of no paint styles the page and takes it over all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await page.goto(address);
  await arrived(page);
  await expect(page.locator('link[rel="stylesheet"]')).toHaveAttribute('media', 'all');
});

test.describe(() => {
  // Where texts lie, and in what, does not hang on code.
  test.use({ quiet: true });

  test('headings have their typeface at the first paint, for which text does not wait', async ({
    page,
  }) => {
    const fileOf = ({ file }: { file: string }) => path.basename(file, '.woff2');
    let release = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = () => void resolve();
    });
    await page.route(
      ({ pathname }) => pathname.includes(fileOf(faces.text)),
      async (route) => {
        await held;
        await route.continue();
      },
    );
    await withoutFallback(page);
    await page.goto(address, { waitUntil: 'commit' });
    const statusOf = (family: string) =>
      page.evaluate(
        (name) =>
          [...document.fonts].find((face) => face.family.replaceAll('"', '') === name)?.status,
        family,
      );
    const painted = () =>
      page.evaluate(
        () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      );
    await expect.poll(painted).toBeGreaterThan(0);
    expect(await statusOf(faces.text.family)).toBe('loading');
    release();
    await arrived(page);
    expect(await statusOf(faces.text.family)).toBe('loaded');
    const familyOf = (element: string) =>
      page
        .locator(element)
        .first()
        .evaluate((text) => getComputedStyle(text).fontFamily.split(',')[0]);
    expect(await familyOf('h1')).toBe(`"${faces.head.family}"`);
    expect(await familyOf('main p')).toBe(`"${faces.text.family}"`);
    const heading = await page.evaluate(
      (name) =>
        performance
          .getEntriesByType('resource')
          .find(({ name: file }) => file.includes(name) && file.endsWith('.woff2'))?.startTime ??
        NaN,
      fileOf(faces.head),
    );
    expect(heading).toBeLessThan(await painted());
  });

  test('the text of the home page keeps below the measure of its headline', async ({ page }) => {
    for (const home of localeCodes.map((code) => localizePath('/', code))) {
      await page.goto(home);
      for (const [width, height] of [
        [1000, 700],
        [1280, 720],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        const space = await page.evaluate(() => {
          const headline = document.querySelector('h1 [data-endless] > :first-child > *')!;
          const measure = getComputedStyle(headline, '::before');
          const end = headline.getBoundingClientRect().bottom - parseFloat(measure.bottom);
          return document.querySelector('main p')!.getBoundingClientRect().top - end;
        });
        expect(space, `${home}, ${String(width)}`).toBeGreaterThan(0);
      }
    }
  });
});
