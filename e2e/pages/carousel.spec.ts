import type { Locator } from '@playwright/test';

import { content, postIds, workIds } from '../../src/content/index.ts';
import { carousel, logoGrid } from '../../src/motion/figures.ts';
import { href } from '../../src/site/routes.ts';
import { expect, test } from '../support/fixtures.ts';
import { hold } from '../support/hold.ts';
import { say } from '../support/words.ts';

const services = '/services/data-engineering/data-architecture';
/** A fake clock replaces `performance`, whose entries the framework reads. */
const noNavigationEntry = /^TypeError: Cannot read properties of undefined \(reading 'type'\)$/;
const button = (scope: Locator, name: string) =>
  scope.getByRole('button', { name: say('en', name), exact: true });

for (const [width, shown] of [
  [carousel.wideFrom, carousel.items],
  [carousel.wideFrom - 1, 1],
] as const) {
  test(`at ${String(width)} px the services show ${String(shown)} at a time, with and without code`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(services);
    const places = () =>
      page
        .locator('.related .carousel-slides > *')
        .evaluateAll((slides) =>
          slides.map((slide) => slide.getBoundingClientRect()).map(({ x, width: w }) => [x, w]),
        );
    const before = await places();
    const box = await page.locator('.related .carousel-viewport').boundingBox();
    expect((box?.width ?? 0) / (before[0]?.[1] ?? 1)).toBeCloseTo(shown, 1);
    await page.locator('.related').scrollIntoViewIfNeeded();
    const dots = page.locator('.related').getByRole('button');
    await expect(dots).toHaveCount(before.length - shown + 1);
    expect(await places()).toEqual(before);
    await dots.last().click();
    await expect(dots.last()).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('.related .carousel-slides > *').last()).toBeInViewport();
  });
}

test('quotations go on by themselves, from the last to the first, until somebody reads one', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(noNavigationEntry);
  await page.clock.install();
  await page.goto('/');
  const quotations = page.locator('.quotations');
  await quotations.evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
  await expect(button(quotations, 'Stop rotation')).toBeVisible();
  const dots = quotations.locator('.dot');
  const current = () =>
    dots.evaluateAll((all) => all.findIndex((dot) => dot.ariaCurrent === 'true'));
  const count = await dots.count();
  expect(count).toBeGreaterThan(1);
  const viewport = quotations.locator('.carousel-viewport');
  await expect(viewport).toHaveAttribute('aria-live', 'off');
  for (let turn = 1; turn <= count; turn += 1) {
    await page.clock.runFor(carousel.autoplay * 1000);
    await expect.poll(current).toBe(turn % count);
  }
  await viewport.hover();
  await expect(button(quotations, 'Start rotation')).toBeVisible();
  await expect(viewport).toHaveAttribute('aria-live', 'polite');
  await page.mouse.move(0, 0);
  await page.clock.runFor(carousel.autoplay * 2000);
  expect(await current()).toBe(0);
  await button(quotations, 'Next').click();
  await expect.poll(current).toBe(1);
});

for (const [what, address, title] of [
  ['notes', '/', content.home('en').posts.title],
  ['other notes', href('en', 'blogs-id', postIds[0]), content.home('en').posts.title],
  ['other cases', href('en', 'work-slug', workIds[0]), content.home('en').work.title],
] as const) {
  test(`the carousel of ${what} has arrows and a dot a slide, and goes on by itself`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: carousel.wideFrom - 1, height: 800 });
    await page.goto(address);
    const region = page.getByRole('region', { name: title });
    await region.evaluate((section) => {
      section.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
    await expect(button(region, 'Stop rotation')).toBeVisible();
    await expect(button(region, 'Previous')).toBeVisible();
    const slides = await region.getByRole('group').count();
    expect(slides).toBeGreaterThan(1);
    await expect(region.locator('.dot')).toHaveCount(slides);
    await button(region, 'Next').click();
    await expect(region.getByRole('group').nth(1).getByRole('link')).toBeInViewport();
    await expect(button(region, 'Start rotation')).toBeVisible();
  });
}

test('a slide that has the focus stays in view when the code takes over', async ({ page }) => {
  const release = await hold(page, '**/carousel-controls-*.js');
  await page.setViewportSize({ width: carousel.wideFrom - 1, height: 800 });
  await page.goto(services);
  const link = page.locator('.related .carousel-slides > *').last().getByRole('link');
  await link.focus();
  await expect(link).toBeInViewport({ ratio: 1 });
  release();
  await expect(page.locator('.related .dot').last()).toHaveAttribute('aria-current', 'true');
  await expect(link).toBeInViewport({ ratio: 1 });
});

test('with reduced motion a carousel is a list to be scrolled, and every mark of the grid shows', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(services);
  const slides = page.locator('.related .carousel-slides > *');
  await page.locator('.related').scrollIntoViewIfNeeded();
  // A slide that is cut says that there are more.
  await expect(slides.nth(carousel.items)).toBeInViewport();
  await expect(slides.nth(carousel.items)).not.toBeInViewport({ ratio: 0.9 });
  await page.locator('.related .carousel-slides > * a').last().focus();
  await expect(page.locator('.related .carousel-slides > *').last()).toBeInViewport();
  await expect(page.locator('.related').getByRole('button')).toHaveCount(0);
  await page.goto('/clients');
  const marks = page.locator('.logo-grid').getByRole('img');
  expect(await marks.count()).toBeGreaterThanOrEqual(14);
  await expect(marks.last()).toBeVisible();
});

test('the grid shows six marks, each once, and changes one every two seconds', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(noNavigationEntry);
  await page.clock.install();
  await page.goto('/clients');
  const marks = page.locator('.logo-grid li:visible svg');
  const names = () => marks.evaluateAll((all) => all.map((mark) => mark.ariaLabel));
  await page.locator('.logo-grid').scrollIntoViewIfNeeded();
  await expect(page.locator('.logo-grid > *')).toHaveAttribute('data-moving', 'moving');
  const first = await names();
  expect(first).toHaveLength(logoGrid.visible);
  await expect
    .poll(async () => {
      await page.clock.runFor(logoGrid.rotate * 1000);
      return names();
    })
    .not.toEqual(first);
  expect(new Set(await names()).size).toBe(logoGrid.visible);
});

test('the marks of brands pass by without end, those that repeat hidden from assistive technology', async ({
  page,
}) => {
  await page.goto('/');
  const strip = page.locator('.marquee');
  await strip.scrollIntoViewIfNeeded();
  await expect(strip.locator('.marquee-track')).toHaveAttribute('data-moving', 'moving');
  const names = await strip.getByRole('img').evaluateAll((all) => all.map((one) => one.ariaLabel));
  expect(names.length).toBeGreaterThanOrEqual(14);
  expect(new Set(names).size).toBe(names.length);
  const place = () =>
    strip
      .locator('ul')
      .first()
      .evaluate((list) => list.getBoundingClientRect().x);
  const before = await place();
  await expect.poll(place).toBeLessThan(before);
});
