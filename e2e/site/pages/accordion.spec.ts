import type { Locator, Page } from '@playwright/test';

import { content } from '#content/index.ts';
import { servicePaths } from '#content/service-matrix.ts';
import { arrive, follow } from '#e2e/site/navigation/panels.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { hold } from '#e2e/support/hold.ts';
import { coveredByDrawing, scrollToPlace } from '#e2e/support/scroll-to-place.ts';
import { sectionOf } from '#e2e/support/section-of.ts';
import { category, has } from '#e2e/support/subjects.ts';
import { accordion } from '#kit/motion/figures.ts';

const address = `/services/${category}`;
const { title } = content.service('en', category).parts!;
const rows = (page: Page) => sectionOf(page, title).locator('details');

/** Scrolls a row's laid-out position to the middle of the window, where it opens, and `beyond` pixels further. */
const scrollToMiddle = (page: Page, index: number, beyond = 4) =>
  scrollToPlace(rows(page).nth(index), { beyond });

/** Returns the distance in pixels between the middles of a row and of the window. */
function distanceFromMiddle(page: Page, index: number) {
  return rows(page)
    .nth(index)
    .evaluate((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return Math.abs((top + bottom - innerHeight) / 2);
    });
}

/** Returns a function that measures by how many pixels an element has moved since this call. */
async function trackMovement(element: Locator) {
  const top = () => element.evaluate((moving) => moving.getBoundingClientRect().top);
  const before = await top();
  return async () => Math.abs((await top()) - before);
}

/** Returns how many pixels below the header the focused summary begins. */
function focusedBelowHeader(page: Page) {
  return page.locator('summary:focus').evaluate((summary) => {
    const header = document.querySelector('header')!;
    return summary.getBoundingClientRect().top - header.getBoundingClientRect().bottom;
  });
}

/** Expects that a row is open, and no other. */
async function expectOpen(page: Page, index: number) {
  await expect(rows(page).nth(index)).toHaveAttribute('open');
  await expect(sectionOf(page, title).locator('details[open]')).toHaveCount(1);
}

test('the first part is open, and each part that reaches the middle of the window opens, downwards and upwards', async ({
  page,
}) => {
  await page.goto(address);
  await expectOpen(page, 0);
  const progress = sectionOf(page, title).locator('[aria-hidden]:has(+ div > details)');
  await rows(page).first().locator('..').scrollIntoViewIfNeeded();
  // The whole page is laid out, and its height final.
  await page.locator('html[data-whole]').waitFor();
  const height = await page.evaluate(() => document.body.scrollHeight);
  const count = await rows(page).count();
  for (const index of [...Array(count).keys(), ...[...Array(count).keys()].reverse()]) {
    await scrollToMiddle(page, index);
    await expectOpen(page, index);
    await expect
      .poll(async () => {
        const [whole, done] = [
          await progress.boundingBox(),
          await progress.locator('i').boundingBox(),
        ];
        return (done?.height ?? NaN) / (whole?.height ?? NaN);
      })
      .toBeCloseTo(index / (count - 1), 2);
  }
  expect(await page.evaluate(() => document.body.scrollHeight)).toBe(height);
});

for (const [width, height] of [
  [1280, 800],
  [768, 1024],
  [390, 844],
] as const) {
  test(`at ${String(width)} px the open part is in the middle of the window, and the other parts, the heading and the progress line adjoin it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(address);
    const section = sectionOf(page, title);
    await scrollToMiddle(page, 0, 200);
    await page.locator('html[data-whole]').waitFor();
    await expect(section.locator('[data-held]')).toBeAttached();
    const covered = await coveredByDrawing(rows(page).first());
    expect(covered > 0).toBe(has.drawings && width === 390);
    const distances = () =>
      section.evaluate((element, coveredTop) => {
        const list = element.querySelector('details')!.parentElement!;
        const all = [...list.querySelectorAll('details')];
        const box = (one: Element) => one.getBoundingClientRect();
        const shown = all.map((row) => {
          const { top } = box(row);
          const last = row.hasAttribute('open') ? row : row.querySelector('summary')!;
          return { top, bottom: box(last).bottom, isOpen: row.hasAttribute('open') };
        });
        const whole = (pixels: number) => Math.abs(Math.round(pixels));
        const open = shown.find(({ isOpen }) => isOpen)!;
        const rail = box(list.previousElementSibling!);
        const end = box(list.lastElementChild!);
        return {
          // Positions are rounded to pixels, so their sum may be off by one.
          fromMiddle: Math.floor(Math.abs(open.top + open.bottom - coveredTop - innerHeight) / 2),
          gaps: shown.slice(1).map(({ top }, index) => Math.round(top - shown[index]!.bottom)),
          heading: Math.round(shown[0]!.top - box(element.querySelector('hgroup')!).bottom),
          rail: [rail.top - shown[0]!.top, rail.bottom - shown.at(-1)!.bottom].map(whole),
          end: whole(end.bottom - shown.at(-1)!.bottom),
        };
      }, covered);
    const { heading } = await distances();
    const count = await rows(page).count();
    for (let index = 0; index < count; index += 1) {
      // So far that the section is held, and not so far that it scrolls away, at the middle of its last row.
      await scrollToMiddle(page, index, index === 0 ? 170 : 50);
      await expectOpen(page, index);
      await expect.poll(distances).toEqual({
        fromMiddle: 0,
        gaps: Array.from({ length: count - 1 }, () => accordion.gap),
        heading,
        rail: [0, 0],
        end: 0,
      });
    }
    // The section ends right after the last part, and drawing and parts scroll away together.
    await rows(page)
      .last()
      .evaluate((row) => scrollBy(0, row.getBoundingClientRect().bottom));
    await expectOpen(page, count - 1);
    const left = await section.evaluate((element) => {
      const bottom = (one: Element) => one.getBoundingClientRect().bottom;
      const drawing = element.querySelector('[data-beside]');
      return [
        bottom([...element.querySelectorAll('details')].at(-1)!) -
          bottom(element.firstElementChild!),
        Math.max(0, drawing ? bottom(drawing) - bottom(element) : 0),
      ].map((pixels) => Math.abs(Math.round(pixels)));
    });
    expect(left).toEqual([0, 0]);
    await expect(section.locator('[data-beside]').first()).toBeAttached({
      attached: has.drawings,
    });
  });
}

const other = servicePaths.findLast(
  (path) => path !== category && (content.service('en', path).parts?.items.length ?? 0) > 1,
);
if (other !== undefined) {
  test('after a navigation from another service, parts open when they reach the middle of the window', async ({
    page,
  }) => {
    await arrive(page, `/services/${other}`);
    const { title: otherTitle } = content.service('en', other).parts!;
    await sectionOf(page, otherTitle).locator('details').first().scrollIntoViewIfNeeded();
    await follow(page, address);
    await expect(page).toHaveURL(address);
    await rows(page).first().locator('..').scrollIntoViewIfNeeded();
    await page.locator('html[data-whole]').waitFor();
    for (const index of [1, 0]) {
      await scrollToMiddle(page, index);
      await expectOpen(page, index);
    }
  });
}

test('if a part is higher than the window, the section is not held, so that all of the part can be read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.goto(address);
  await scrollToMiddle(page, 1, 100);
  await expectOpen(page, 1);
  await expect(rows(page).first()).toHaveAttribute('style', /--shift/);
  await expect(sectionOf(page, title).locator('[data-held]')).toHaveCount(0);
  const top = async () => (await rows(page).nth(1).boundingBox())?.y ?? NaN;
  const before = await top();
  await page.evaluate(() => scrollBy({ top: 50, behavior: 'instant' }));
  await expect.poll(top).toBeCloseTo(before - 50, 0);
});

test('Tab brings each part into view, and opens none', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 560 });
  await page.goto(address);
  await scrollToMiddle(page, 0, 200);
  await expect(sectionOf(page, title).locator('[data-held]')).toBeAttached();
  const count = await rows(page).count();
  await rows(page).first().locator('summary').focus();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let index = 0; index < count - 1; index += 1) {
      await page.keyboard.press(key);
      await expect.poll(() => focusedBelowHeader(page)).toBeGreaterThanOrEqual(0);
      await expect(page.locator('summary:focus')).toBeInViewport({ ratio: 1 });
      await expectOpen(page, 0);
    }
  }
});

test('a click opens a part and scrolls it to the middle', async ({ page }) => {
  await page.goto(address);
  await scrollToMiddle(page, 0);
  await expect(rows(page).first()).toHaveAttribute('style', /--shift/);
  await rows(page).nth(2).locator('summary').click();
  await expectOpen(page, 2);
  await expect.poll(() => distanceFromMiddle(page, 2)).toBeLessThanOrEqual(2);
  await expectOpen(page, 2);
});

test('Enter closes the part that it has opened, which keeps its position, and Space opens it again', async ({
  page,
}) => {
  await page.goto(address);
  await scrollToMiddle(page, 1);
  await expectOpen(page, 1);
  const row = rows(page).nth(2);
  const summary = row.locator('summary');
  const top = async () => Math.round((await summary.boundingBox())?.y ?? NaN);
  await page.keyboard.press('Tab');
  await summary.focus();
  await page.keyboard.press('Enter');
  await expectOpen(page, 2);
  await expect.poll(() => distanceFromMiddle(page, 2)).toBeLessThanOrEqual(2);
  const before = await top();
  await page.keyboard.press('Enter');
  await expect(sectionOf(page, title).locator('details[open]')).toHaveCount(0);
  await expect(summary).toBeFocused();
  // The scrolling may still have been about to end.
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
  // The next row moves up to the closed one.
  const height = (await summary.boundingBox())?.height ?? NaN;
  await expect
    .poll(async () => Math.round(((await rows(page).nth(3).boundingBox())?.y ?? NaN) - before))
    .toBeLessThanOrEqual(Math.round(height) + accordion.gap + 2);
  await page.keyboard.press('Space');
  await expectOpen(page, 2);
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
});

test('a part that Enter has opened reaches the middle, even if the page is measured again while it moves there', async ({
  page,
}) => {
  await page.goto(address);
  await scrollToMiddle(page, 1);
  await expect(sectionOf(page, title).locator('[data-held]')).toBeAttached();
  await page.locator('html[data-whole]').waitFor();
  const row = rows(page).nth(2);
  await page.keyboard.press('Tab');
  await row.locator('summary').focus();
  await row.evaluate((element) => {
    element.addEventListener('transitionrun', () => {
      for (const animation of element.getAnimations()) animation.pause();
    });
  });
  await page.keyboard.press('Enter');
  await expectOpen(page, 2);
  const states = () =>
    row.evaluate((element) => element.getAnimations().map(({ playState }) => playState));
  await expect.poll(states).toEqual(['paused']);
  // A page that grows is measured again, which cancels the running animations.
  await page.evaluate(() => {
    document.querySelector('main')!.insertAdjacentHTML('beforeend', '<div style="height: 50px">');
  });
  await expect.poll(states).toEqual([]);
  await expect.poll(() => distanceFromMiddle(page, 2)).toBeLessThanOrEqual(2);
});

test('a closed part that has the focus does not move when the code has loaded', async ({
  page,
}) => {
  const release = await hold(page, '**/scroll-accordion-*.js');
  await page.goto(address);
  const last = rows(page).last().locator('summary');
  await page.keyboard.press('Tab');
  await last.focus();
  const moved = await trackMovement(last);
  release();
  await expect(rows(page).last()).toHaveAttribute('style', /--shift/);
  await expect.poll(moved).toBeLessThan(0.5);
  await expect(last).toBeInViewport({ ratio: 1 });
  await expectOpen(page, 0);
});

test('a part opened before the code has loaded stays open and does not move, until another reaches the middle', async ({
  page,
}) => {
  const release = await hold(page, '**/scroll-accordion-*.js');
  await page.goto(address);
  const third = rows(page).nth(2);
  // Not far enough for scrolling to open a part.
  await scrollToMiddle(page, 1, -4);
  await third.locator('summary').click();
  await expectOpen(page, 2);
  const moved = await trackMovement(third);
  release();
  await expect(third).toHaveAttribute('style', /--shift/);
  await expectOpen(page, 2);
  expect(await moved()).toBeLessThan(0.5);
  await page.evaluate(() => scrollBy({ top: 1, behavior: 'instant' }));
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await moved()).toBeLessThan(0.5);
  await expectOpen(page, 2);
  await scrollToMiddle(page, 3);
  await expectOpen(page, 3);
  await expect.poll(() => distanceFromMiddle(page, 3)).toBeLessThanOrEqual(2);
});

test('with reduced motion closed parts take no room for their texts, and a click opens a part', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  const heights = await rows(page).evaluateAll((all) =>
    all.map((row) => row.getBoundingClientRect().height),
  );
  expect(heights[0]).toBeGreaterThan((heights[1] ?? 0) + 40);
  await rows(page).nth(2).locator('summary').click();
  await expectOpen(page, 2);
});
