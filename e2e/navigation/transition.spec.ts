import type { Page } from '@playwright/test';

import { pageTransition } from '../../src/layout/navigation/figures.ts';
import { pagesOf, routeName } from '../../src/site/routes.ts';
import { expect, test } from '../support/fixtures.ts';
import { hold } from '../support/hold.ts';
import { say } from '../support/words.ts';

declare global {
  interface Window {
    /** What tests note in the page. */
    covered?: boolean;
    sheetsMoved?: boolean;
    sheetTimings?: Timings;
  }
}

const panels = (page: Page) => page.locator('.page-panels');

async function arrive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // Loaded after the page has been taken over.
  await expect(panels(page)).toHaveAttribute('data-phase', 'away');
}

/** Notes from now on whether the sheets move. */
async function watchSheets(page: Page): Promise<void> {
  await panels(page).evaluate((element) => {
    window.sheetsMoved = false;
    new MutationObserver(() => (window.sheetsMoved = true)).observe(element, { attributes: true });
  });
}

function haveSheetsMoved(page: Page): Promise<boolean | undefined> {
  return page.evaluate(() => window.sheetsMoved);
}

/** Clicks a link to a page of the site as one that stands in the text. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, address);
}

/**
 * Delay and duration in milliseconds with which each sheet set out, by phase, in the order in which
 * the sheets lie. Noted when a transition is created: a slow machine may ask after its end.
 */
type Timings = Record<string, [delay: number, duration: number][]>;

async function noteTimings(page: Page): Promise<void> {
  await panels(page).evaluate((element) => {
    const noted: Timings = {};
    window.sheetTimings = noted;
    const sheets = [...element.querySelectorAll('.page-panel')];
    element.addEventListener('transitionrun', ({ target }) => {
      const { delay = 0, duration = 0 } =
        (target as Element).getAnimations()[0]?.effect?.getTiming() ?? {};
      const phase = (noted[(element as HTMLElement).dataset.phase ?? ''] ??= []);
      phase[sheets.indexOf(target as Element)] = [delay, Number(duration)];
    });
  });
}

test('sheets cover the page that is left, and uncover the next one', async ({ page }) => {
  const { duration, leaveDelays, enterDelays } = pageTransition;
  await arrive(page, '/');
  await noteTimings(page);
  await follow(page, '/about');
  await expect(panels(page)).toHaveAttribute('data-phase', 'in');
  await expect(page).toHaveURL('/');
  await expect(panels(page)).toHaveAttribute('data-phase', 'out');
  await expect(page).toHaveURL('/about');
  await expect(page.locator('#main')).toBeFocused();
  await expect(panels(page)).toHaveAttribute('data-phase', 'away');
  expect(await page.evaluate(() => window.sheetTimings)).toEqual({
    in: leaveDelays.map((delay) => [delay, duration]),
    out: enterDelays.toReversed().map((delay) => [delay, duration]),
  });
  await expect(panels(page)).toBeHidden();
});

test('when the page changes, the sheets cover the whole window', async ({ page }) => {
  await arrive(page, '/');
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('main[data-page="about___en"]')) return;
      observer.disconnect();
      // What is painted with the new page.
      requestAnimationFrame(() => {
        const sheet = document.querySelector('.page-panel:last-child')?.getBoundingClientRect();
        window.covered = sheet !== undefined && sheet.left <= 0 && sheet.right >= innerWidth;
      });
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await follow(page, '/about');
  await expect(page.locator('main[data-page="about___en"]')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.covered)).toBe(true);
});

test('back and forward are instant, without sheets', async ({ page }) => {
  await arrive(page, '/');
  await follow(page, '/about');
  await expect(panels(page)).toHaveAttribute('data-phase', 'out');
  await page.goBack();
  await expect(panels(page)).toHaveAttribute('data-phase', 'away');
  await expect(page.locator('main[data-page="index___en"]')).toBeVisible();
  await watchSheets(page);
  await page.goForward();
  await expect(page.locator('main[data-page="about___en"]')).toBeVisible();
  await page.goBack();
  await expect(page.locator('main[data-page="index___en"]')).toBeVisible();
  expect(await haveSheetsMoved(page)).toBe(false);
});

test('going back while the sheets come in ends what was under way', async ({ page }) => {
  await arrive(page, '/contact');
  await follow(page, '/');
  await expect(panels(page)).toHaveAttribute('data-phase', 'out');
  await follow(page, '/about');
  await expect(panels(page)).toHaveAttribute('data-phase', 'in');
  await page.goBack();
  await expect(panels(page)).toHaveAttribute('data-phase', 'away');
  await expect(page.locator('main[data-page="contact___en"]')).toBeVisible();
  await expect(page).toHaveURL('/contact');
});

test('clicks pass through the sheets, and the last one wins', async ({ page }) => {
  await arrive(page, '/');
  const navigation = page.getByRole('banner').getByRole('navigation').first();
  await navigation.getByRole('link', { name: say('en', 'Who we are') }).click();
  await expect(panels(page)).toHaveAttribute('data-phase', 'in');
  await navigation.getByRole('link', { name: say('en', 'Who we work with') }).click();
  await expect(page.locator('main[data-page="work___en"]')).toBeFocused();
  await expect(page).toHaveURL('/work');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a link to the page one is on draws the sheets back', async ({ page }) => {
  await arrive(page, '/about');
  await follow(page, '/');
  await expect(panels(page)).toHaveAttribute('data-phase', 'in');
  await follow(page, '/about');
  await expect(panels(page)).toHaveAttribute('data-phase', 'out');
  await expect(panels(page)).toHaveAttribute('data-phase', 'away');
  await expect(page).toHaveURL('/about');
  await expect(page.locator('main[data-page="about___en"]')).toBeFocused();
});

test('a page that is late is waited for behind the sheets, and can be left for another', async ({
  page,
}) => {
  await arrive(page, '/');
  const release = await hold(page, '**/RSC/R/about.txt**');
  await follow(page, '/about');
  await expect(page.locator('.progress-bar')).toBeVisible();
  await expect(panels(page)).toHaveAttribute('data-phase', 'in');
  await follow(page, '/work');
  await expect(page.locator('main[data-page="work___en"]')).toBeFocused();
  release();
  await expect(panels(page)).toHaveAttribute('data-phase', 'away');
  await expect(page).toHaveURL('/work');
});

for (const [name, still] of [
  [
    'the system asks for reduced motion',
    (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' }),
  ],
  [
    'the visitor has paused what moves',
    (page: Page) => page.addInitScript(() => localStorage.setItem('motion', 'paused')),
  ],
] as const) {
  test(`there are no sheets where ${name}`, async ({ page }) => {
    await still(page);
    await arrive(page, '/');
    await watchSheets(page);
    await follow(page, '/about');
    await expect(page.locator('main[data-page="about___en"]')).toBeFocused();
    expect(await haveSheetsMoved(page)).toBe(false);
  });
}

test('of 200 clicks during running transitions none is lost and the last one wins', async ({
  page,
}) => {
  const targets = pagesOf('en').filter(({ id }) => id === undefined);
  await arrive(page, '/');
  for (let burst = 0; burst < 8; burst += 1) {
    const order = Array.from(
      { length: 25 },
      (_, click) => targets[(burst * 25 + click * 7) % targets.length]!,
    );
    // Some come close together, some when the sheets are in, some when they go.
    await page.evaluate(
      async (addresses) => {
        for (const [index, href] of addresses.entries()) {
          const link = document.createElement('a');
          link.href = href;
          document.body.append(link);
          link.click();
          link.remove();
          await new Promise((next) => setTimeout(next, (index * 37) % 110));
        }
      },
      order.map(({ address }) => address),
    );
    const last = order.at(-1)!;
    await expect(page.locator(`main[data-page="${routeName(last.name, 'en')}"]`)).toBeFocused();
    await expect(page).toHaveURL(last.address);
  }
  await expect(panels(page)).toHaveAttribute('data-phase', 'away');
});
