import type { Page } from '@playwright/test';

import { content } from '#content/index.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { hold } from '#e2e/support/hold.ts';
import { sectionOf } from '#e2e/support/section-of.ts';
import { category } from '#e2e/support/subjects.ts';
import { accordion } from '#kit/motion/figures.ts';

const address = `/services/${category}`;
const { title } = content.service('en', category).parts!;
const rows = (page: Page) => sectionOf(page, title).locator('details');

/** Scrolls a row's place in the page to the middle of the window, and as far beyond. */
async function scrollToMiddle(page: Page, index: number, beyond = 4) {
  await rows(page)
    .nth(index)
    .evaluate((row: HTMLElement, pixels) => {
      const list = row.parentElement!;
      const top = list.getBoundingClientRect().top + scrollY + row.offsetTop - list.offsetTop;
      scrollTo({ top: top - innerHeight / 2 + pixels, behavior: 'instant' });
    }, beyond);
}

async function expectOpen(page: Page, index: number) {
  await expect(rows(page).nth(index)).toHaveAttribute('open');
  await expect(sectionOf(page, title).locator('details[open]')).toHaveCount(1);
}

test('the first part is open, and each that reaches the middle opens, downwards and upwards', async ({
  page,
}) => {
  await page.goto(address);
  await expectOpen(page, 0);
  const progress = sectionOf(page, title).locator('[aria-hidden]:has(+ details)');
  await rows(page).first().locator('..').scrollIntoViewIfNeeded();
  // All of the page is laid out, and as high as it looks.
  await page.locator('html[data-whole]').waitFor();
  const height = await page.evaluate(() => document.body.scrollHeight);
  const count = await rows(page).count();
  for (const index of [...Array(count).keys(), ...[...Array(count).keys()].reverse()]) {
    await scrollToMiddle(page, index);
    await expectOpen(page, index);
    const box = await progress.boundingBox();
    await expect
      .poll(async () => (await progress.locator('i').boundingBox())?.height)
      .toBeCloseTo(((box?.height ?? 0) * index) / (count - 1), 0);
  }
  expect(await page.evaluate(() => document.body.scrollHeight)).toBe(height);
});

test('a part that opens by scrolling stays where it is, and those that are closed close up', async ({
  page,
}) => {
  await page.goto(address);
  await scrollToMiddle(page, 1, -4);
  await expect(rows(page).first()).toHaveAttribute('style', /--shift/);
  await expectOpen(page, 0);
  const top = async (index: number) => (await rows(page).nth(index).boundingBox())?.y ?? NaN;
  const before = await top(1);
  await scrollToMiddle(page, 1);
  await expectOpen(page, 1);
  expect(await top(1)).toBeCloseTo(before - 8, 0);
  const summary = await rows(page).nth(0).locator('summary').boundingBox();
  await expect
    .poll(async () => (await top(1)) - (await top(0)))
    .toBeCloseTo((summary?.height ?? 0) + accordion.gap + 1, 0);
});

test('a click opens a part and scrolls it to the middle', async ({ page }) => {
  await page.goto(address);
  await scrollToMiddle(page, 0);
  await expect(rows(page).first()).toHaveAttribute('style', /--shift/);
  await rows(page).nth(2).locator('summary').click();
  await expectOpen(page, 2);
  await expect
    .poll(async () => {
      const box = await rows(page).nth(2).boundingBox();
      return Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - 400);
    })
    .toBeLessThanOrEqual(2);
  await expectOpen(page, 2);
});

test('a part that Enter has opened is closed by Enter, stays in its place, and opens again', async ({
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
  await expect
    .poll(async () => {
      const box = await row.boundingBox();
      return Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - 400);
    })
    .toBeLessThanOrEqual(2);
  const before = await top();
  await page.keyboard.press('Enter');
  await expect(sectionOf(page, title).locator('details[open]')).toHaveCount(0);
  await expect(summary).toBeFocused();
  // Where the end of scrolling may still have been on its way.
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
  // What follows closes up.
  const height = (await summary.boundingBox())?.height ?? NaN;
  await expect
    .poll(async () => Math.round(((await rows(page).nth(3).boundingBox())?.y ?? NaN) - before))
    .toBeLessThanOrEqual(Math.round(height) + accordion.gap + 2);
  await page.keyboard.press('Space');
  await expectOpen(page, 2);
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
});

test('a closed part that has the focus stays where it is when the code takes over', async ({
  page,
}) => {
  const release = await hold(page, '**/scroll-accordion-*.js');
  await page.goto(address);
  const last = rows(page).last().locator('summary');
  await page.keyboard.press('Tab');
  await last.focus();
  const top = async () => (await last.boundingBox())?.y;
  const before = await top();
  release();
  await expect(rows(page).last()).toHaveAttribute('style', /--shift/);
  await expect.poll(top).toBeCloseTo(before ?? NaN, 0);
  await expect(last).toBeInViewport({ ratio: 1 });
  await expectOpen(page, 0);
});

test('a part that is opened before the code takes over stays open and in its place, until another reaches the middle', async ({
  page,
}) => {
  const release = await hold(page, '**/scroll-accordion-*.js');
  await page.goto(address);
  const third = rows(page).nth(2);
  // The middle has not come to it.
  await scrollToMiddle(page, 1, -4);
  await third.locator('summary').click();
  await expectOpen(page, 2);
  const top = async () => Math.round((await third.boundingBox())?.y ?? NaN);
  const before = await top();
  release();
  await expect(third).toHaveAttribute('style', /--shift/);
  await expectOpen(page, 2);
  expect(await top()).toBe(before);
  await page.evaluate(() => scrollBy({ top: 1, behavior: 'instant' }));
  await expect.poll(top).toBe(before - 1);
  await expectOpen(page, 2);
  await scrollToMiddle(page, 3);
  await expectOpen(page, 3);
});

test('parts take no room for what is closed with reduced motion, and open by a click', async ({
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
