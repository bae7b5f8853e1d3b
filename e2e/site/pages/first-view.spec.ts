import path from 'node:path';

import type { Page } from '@playwright/test';

import { faces } from '#brand/tokens.ts';
import { workIds } from '#content/index.ts';
import { arrived } from '#e2e/support/arrived.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { category, has } from '#e2e/support/subjects.ts';
import { localeCodes } from '#kit/i18n/locales.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import { lastLocale, otherLocale } from '#kit/testing/sampled-locales.ts';
import { templates } from '#kit/testing/templates.ts';

const address = `/services/${category}`;
const rows = 'main details';

declare global {
  var shifted: number;
}

test('the document has the content of a page once; the payload for the hydration is a separate file', async ({
  site,
  request,
}) => {
  const html = await (await request.get(site.url + address)).text();
  const file = /data-payload="([^"]+)"/.exec(html)?.[1] ?? '';
  const sentence = /<p>([^<]{40,})<\/p>/.exec(html)?.[1] ?? 'none';
  expect(html.split(sentence)).toHaveLength(2);
  expect(await (await request.get(site.url + file)).text()).toContain(sentence);
});

test('the first page of a visit is complete when the visitor goes back to it', async ({ page }) => {
  await page.goto(address);
  const parts = await page.locator(rows).count();
  expect(parts).toBeGreaterThan(2);
  const text = (await page.locator('#main').textContent()) ?? 'none';
  await page.locator('html[data-ready]').waitFor();
  await page.locator('footer a[href="/about"]').first().click();
  await expect(page.locator('#main')).toHaveAttribute('data-page', 'about___en');
  await page.goBack();
  await expect(page.locator(rows)).toHaveCount(parts);
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
  await page.locator(rows).nth(1).locator('summary').click();
  await expect(page.locator(rows).nth(1)).toHaveAttribute('open');
  await expect(page.locator('html')).not.toHaveAttribute('data-ready');
  await page.locator('footer a[href="/about"]').first().click();
  await expect(page.locator('#main')).toHaveAttribute('data-page', 'about___en');
});

test('a page whose scripts cannot be loaded has its whole stylesheet', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  await page.goto('/about');
  await page.route('**/assets/start-*.js', (route) => route.abort());
  await page.evaluate((there) => location.assign(there), address);
  await expect(page.locator('#main')).toHaveAttribute('data-page', /^services/);
  // With the styles of the browser alone, a popover would have a border and be centred.
  const menu = page.locator('#mega-menu');
  await expect(menu).toHaveCSS('border-left-width', '0px');
  await expect(menu).toHaveCSS('margin', '0px');
});

/**
 * Disables the timer of 2000 ms that starts a page if the browser reports no paint: a slow browser may
 * paint later than that.
 */
async function withoutFallback(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const set = window.setTimeout.bind(window);
    const setOthers = (run: () => void, delay?: number) => (delay === 2000 ? 0 : set(run, delay));
    Object.assign(window, { setTimeout: setOthers });
  });
}

test('the change of fonts causes little layout shift, and leaves no inline styles on elements', async ({
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
        for (let frame = 0; frame < 3; frame += 1) {
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
  // A list of fewer cases does not reach that far.
  const longPages = ['/', ...(workIds().length > 6 ? ['/work'] : []), '/about'];
  for (const place of longPages) {
    test(`of ${place}, pictures more than three viewports down are not fetched with the first view`, async ({
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

test('the whole stylesheet is applied before the hydration', async ({ page }) => {
  await page.goto(address);
  const link = page.locator('link[rel="stylesheet"]');
  await page.locator('html[data-ready]').waitFor();
  await expect(link).toHaveAttribute('media', 'all');
  const rules = await page.evaluate(() =>
    [...document.styleSheets].map(({ cssRules }) => cssRules.length),
  );
  expect(rules.every((count) => count > 0)).toBe(true);
});

test('in a browser that reports no paint, the whole stylesheet is applied all the same', async ({
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
  // Layout and fonts depend on no code.
  test.use({ quiet: true });

  test('headings have their font at the first paint, which does not wait for the font of the text', async ({
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

  test('the text of the home page begins below the room reserved for its headline', async ({
    page,
  }) => {
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
