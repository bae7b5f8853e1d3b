import type { Page } from '@playwright/test';

import { follow } from '#e2e/site/navigation/panels.ts';
import { arrived } from '#e2e/support/arrived.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { category, has } from '#e2e/support/subjects.ts';
import { revealThreshold } from '#kit/navigation/figures.ts';

const address = `/services/${category}`;
/** Everything below the first section. */
const rest = 'main > section ~ section, body > footer';

/** Returns the headings of the sections that are not laid out at present (`content-visibility`). */
function skipped(page: Page): Promise<string[]> {
  return page.locator(rest).evaluateAll((sections) =>
    sections
      .map((section) => section.querySelector('h2, h3'))
      .filter(
        (heading) =>
          heading?.checkVisibility() && !heading.checkVisibility({ contentVisibilityAuto: true }),
      )
      .map((heading) => heading?.textContent ?? ''),
  );
}

test.describe('before the hydration', () => {
  test.use({ quiet: true, viewport: { width: 390, height: 844 } });

  test('sections far below the first viewport are not laid out, except for print', async ({
    page,
  }) => {
    await page.goto(address);
    expect((await skipped(page)).length).toBeGreaterThan(2);
    await page.emulateMedia({ media: 'print' });
    expect(await skipped(page)).toEqual([]);
  });

  test('quick scrolling shows no empty section, and causes no layout shift', async ({ page }) => {
    await page.goto(address);
    await arrived(page);
    const { empty, shifted } = await page.evaluate(async (parts) => {
      let moved = 0;
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
          moved += value;
      }).observe({ type: 'layout-shift' });
      const seen: string[] = [];
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
        scrollTo({ top, behavior: 'instant' });
        await frame();
        for (const part of document.querySelectorAll(parts)) {
          const box = part.getBoundingClientRect();
          if (box.bottom < 0 || box.top > innerHeight) continue;
          if (part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })) continue;
          seen.push(part.textContent.slice(0, 40));
        }
        await frame();
      }
      return { empty: seen, shifted: moved };
    }, rest);
    expect(empty).toEqual([]);
    expect(shifted).toBeLessThanOrEqual(0.02);
  });

  test('find in page finds and shows text of sections that are not laid out', async ({ page }) => {
    await page.goto(address);
    const [words = ''] = (await skipped(page)).slice(-1);
    const isFound = await page.evaluate(
      (text) => (window as unknown as { find: (text: string) => boolean }).find(text),
      words,
    );
    expect(isFound).toBe(true);
    await expect(page.locator(rest).getByText(words).first()).toBeInViewport();
  });

  test('an element that the keyboard focuses comes into view', async ({ page }) => {
    await page.goto(address);
    // Backwards from the address bar: the last link or button of the page.
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator('footer :focus')).toBeInViewport();
  });

  test('the End key leads to the end of the page, and the page stays there', async ({ page }) => {
    await page.goto(address);
    await page.keyboard.press('End');
    await page.locator('html[data-ready]').waitFor();
    await expect
      .poll(() =>
        page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY),
      )
      // Browsers round the height of a page up.
      .toBeLessThanOrEqual(1);
  });

  for (const [place, share] of [
    ['a title far below', 0.6],
    ['the end', 1],
  ] as const) {
    test(`after a jump to ${place}, the content in view does not move during the hydration`, async ({
      page,
    }) => {
      await page.goto(address);
      await arrived(page);
      const moved = await page.evaluate(
        async ({ part, parts, edge }) => {
          const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
          const { documentElement: root } = document;
          const titles = [...document.querySelectorAll('main h2')];
          const title = titles[Math.floor(titles.length * part)];
          const end = title?.getBoundingClientRect().bottom ?? root.scrollHeight;
          scrollTo({ top: end + scrollY - innerHeight / 2, behavior: 'instant' });
          await frame();
          await frame();
          const shown = [...document.querySelectorAll(parts)]
            .filter((section) => {
              const { top, bottom } = section.getBoundingClientRect();
              return top < innerHeight && bottom > 0;
            })
            .flatMap((section) => [...section.querySelectorAll('h2, h3, p, label')])
            .filter((text) => text.checkVisibility())
            .map((text) => ({ text, top: text.getBoundingClientRect().top }))
            // Titles near the lower edge are not active yet, and translated downwards.
            .filter(({ top }) => top > 0 && top < innerHeight - edge);
          while (root.dataset['ready'] === undefined || root.dataset['whole'] === undefined)
            await frame();
          await frame();
          return {
            seen: shown.length,
            by: shown.map(({ text, top }) => Math.abs(text.getBoundingClientRect().top - top)),
          };
        },
        { part: share, parts: rest, edge: revealThreshold },
      );
      expect(moved.seen).toBeGreaterThan(0);
      expect(Math.max(...moved.by)).toBeLessThan(2);
    });
  }

  test('a jump to the end of the page leads there, and the page stays there', async ({ page }) => {
    await page.goto(address);
    await arrived(page);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.locator('html[data-ready][data-whole]').waitFor();
    await expect
      .poll(() =>
        page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY),
      )
      .toBeLessThan(2);
  });

  test('a reloaded page is laid out whole, and keeps its scroll position', async ({ page }) => {
    await page.goto(address);
    await page.locator('#questions').scrollIntoViewIfNeeded();
    await page.locator('html[data-whole][data-ready]').waitFor();
    const topOf = () =>
      page.locator('#questions').evaluate((part) => part.getBoundingClientRect().top);
    await page.locator('#questions').evaluate((part) => part.scrollIntoView());
    const top = await topOf();
    await expect
      .poll(() => page.evaluate(() => (history.state as { scrollTop?: number } | null)?.scrollTop))
      .toBe(await page.evaluate(() => scrollY));
    await page.reload();
    expect(await skipped(page)).toEqual([]);
    await expect.poll(topOf).toBeCloseTo(top, 0);
  });
});

test('with a hash in its address a page is laid out whole, and the target is right below the header', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // From another page, so that the browser loads a new document and itself scrolls to the target.
  await page.goto('/about');
  await page.goto(`${address}#questions`);
  expect(await skipped(page)).toEqual([]);
  const distance = await page.evaluate(() => {
    const [place, header] = ['#questions', 'header'].map((part) => document.querySelector(part));
    return place!.getBoundingClientRect().top - header!.getBoundingClientRect().bottom;
  });
  expect(Math.abs(distance)).toBeLessThan(40);
});

if (has.whiteLabel) {
  test('the content in view does not move when a page is laid out whole that was reached before the first page was', async ({
    page,
  }) => {
    // The rest of a page is laid out when the browser is idle, which is delayed here until `letGo`.
    await page.addInitScript(() => {
      const delayed: IdleRequestCallback[] = [];
      const requestIdleCallback = window.requestIdleCallback.bind(window);
      window.requestIdleCallback = (callback, options) =>
        document.documentElement.dataset['ready'] === undefined
          ? requestIdleCallback(callback, options)
          : delayed.push(callback);
      window.letGo = () => {
        window.requestIdleCallback = requestIdleCallback;
        for (const callback of delayed) requestIdleCallback(callback);
      };
    });
    await page.goto('/');
    await page.locator('html[data-ready]').waitFor();
    await follow(page, '/clients#white-label');
    const place = page.locator('#white-label');
    await expect(place).toBeFocused();
    const top = () => place.evaluate((section) => section.getBoundingClientRect().top);
    const before = await top();
    await page.evaluate(() => window.letGo?.());
    await page.locator('html[data-whole]').waitFor();
    expect(await skipped(page)).toEqual([]);
    expect(Math.abs((await top()) - before)).toBeLessThan(1);
  });
}

test('a hydrated page is laid out whole, and no `content-visibility` remains', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  await page.locator('html[data-whole]').waitFor();
  expect(await skipped(page)).toEqual([]);
  await expect(page.locator('[style*="content-visibility"]')).toHaveCount(0);
  for (const part of await page.locator(rest).all()) {
    await expect(part).toHaveCSS('content-visibility', 'visible');
  }
});
