import type { Page } from '@playwright/test';

import { follow } from '#e2e/site/navigation/panels.ts';
import { arrived } from '#e2e/support/arrived.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { category, has } from '#e2e/support/subjects.ts';
import { revealThreshold } from '#kit/navigation/figures.ts';

const address = `/services/${category}`;
const rest = 'main > section ~ section, body > footer';

/** Texts of headings whose section is not laid out now. */
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

test.describe('before the page is taken over', () => {
  test.use({ quiet: true, viewport: { width: 390, height: 844 } });

  test('what is far below the first view is not laid out, but for paper', async ({ page }) => {
    await page.goto(address);
    expect((await skipped(page)).length).toBeGreaterThan(2);
    await page.emulateMedia({ media: 'print' });
    expect(await skipped(page)).toEqual([]);
  });

  test('a quick scroll shows no empty section, and moves nothing', async ({ page }) => {
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

  test('what is searched for in the page is found and shown', async ({ page }) => {
    await page.goto(address);
    const [words = ''] = (await skipped(page)).slice(-1);
    const isFound = await page.evaluate(
      (text) => (window as unknown as { find: (text: string) => boolean }).find(text),
      words,
    );
    expect(isFound).toBe(true);
    await expect(page.locator(rest).getByText(words).first()).toBeInViewport();
  });

  test('what gets the focus by the keyboard is shown', async ({ page }) => {
    await page.goto(address);
    // Backwards from the address bar: the last link or button of the page.
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator('footer :focus')).toBeInViewport();
  });

  test('the End key leads to the end of the page, and stays there', async ({ page }) => {
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
    test(`what a jump to ${place} shows does not move while the page is taken over`, async ({
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
            // Titles at the lower edge wait to come up, a little below their place.
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

  test('a jump to the end of the page leads there, and stays there', async ({ page }) => {
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

  test('a reloaded page is whole, and stands where it was left', async ({ page }) => {
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

test('a place that the address names is shown below the header, in a page that is whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // From another page: the browser itself looks for the place in a document that is new.
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
  test('what is in view stays where it is, also in a page that is reached before the first one was whole', async ({
    page,
  }) => {
    // The page is laid out when the browser is idle, which it is not yet.
    await page.addInitScript(() => {
      const held: IdleRequestCallback[] = [];
      const requestIdleCallback = window.requestIdleCallback.bind(window);
      window.requestIdleCallback = (callback, options) =>
        document.documentElement.dataset['ready'] === undefined
          ? requestIdleCallback(callback, options)
          : held.push(callback);
      window.letGo = () => {
        window.requestIdleCallback = requestIdleCallback;
        for (const callback of held) requestIdleCallback(callback);
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

test('a page that has been taken over is whole, and nothing of it remains', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  await page.locator('html[data-whole]').waitFor();
  expect(await skipped(page)).toEqual([]);
  await expect(page.locator('[style*="content-visibility"]')).toHaveCount(0);
  for (const part of await page.locator(rest).all()) {
    await expect(part).toHaveCSS('content-visibility', 'visible');
  }
});
