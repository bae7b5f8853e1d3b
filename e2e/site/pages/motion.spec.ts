import type { Page } from '@playwright/test';

import { postIds } from '#content/index.ts';
import { arrived } from '#e2e/support/arrived.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { has, leaf, withDots } from '#e2e/support/subjects.ts';
import { say } from '#e2e/support/words.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import { href } from '#kit/site/routes.ts';
import { sampledLocales } from '#kit/testing/sampled-locales.ts';

import { pauseButton } from './pause-button.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const locale of sampledLocales) {
  test(`a button beside endless animations and another in the footer offer to pause them, in "${locale}"`, async ({
    page,
  }) => {
    await page.goto(localizePath('/', locale));
    for (const place of ['main', 'contentinfo'] as const) {
      const button = page
        .getByRole(place)
        .getByRole('button', { name: say(locale, 'Pause animations') });
      await expect(button).toHaveAttribute('aria-pressed', 'false');
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    }
  });
}

test('both buttons show the same state', async ({ page }) => {
  await page.goto('/');
  const [near, far] = [page.getByRole('main'), page.getByRole('contentinfo')].map(pauseButton);
  await near!.press('Enter');
  await expect(far!).toHaveAttribute('aria-pressed', 'true');
  await far!.press('Enter');
  await expect(near!).toHaveAttribute('aria-pressed', 'false');
});

for (const [what, address] of [
  ['home', '/'],
  ['a service', `/services/${leaf}`],
  ...(withDots ? [['a service with dots', `/services/${withDots}`] as const] : []),
  ...postIds()
    .slice(0, 1)
    .map((id) => ['a post', href('en', 'blogs-id', id)] as const),
  ['the notes', '/blogs'],
  ['the studios', '/about'],
] as const) {
  test(`no pause button covers a word of ${what}, wherever the page is scrolled to`, async ({
    page,
  }) => {
    await page.goto(address);
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      const covered = await page.evaluate(async () => {
        const found = new Set<string>();
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const nodes: Text[] = [];
        while (texts.nextNode()) {
          const { parentElement } = texts.currentNode;
          // The header and the pop-up are above the page and its pause buttons.
          if (
            !parentElement?.closest(
              'header, button[aria-pressed], dialog, script, template, .sr-only',
            )
          ) {
            nodes.push(texts.currentNode as Text);
          }
        }
        const last = document.documentElement.scrollHeight - innerHeight;
        for (let share = 0; share <= 1; share += 0.05) {
          scrollTo({ top: last * share, behavior: 'instant' });
          await new Promise(requestAnimationFrame);
          const switches = [...document.querySelectorAll('button[aria-pressed]')]
            .filter((one) => one.checkVisibility({ visibilityProperty: true }))
            .map((one) => one.getBoundingClientRect());
          for (const text of nodes) {
            const range = document.createRange();
            range.selectNodeContents(text);
            const isCovered = [...range.getClientRects()].some((line) =>
              switches.some(
                (box) =>
                  line.left < box.right &&
                  line.right > box.left &&
                  line.top < box.bottom &&
                  line.bottom > box.top,
              ),
            );
            if (isCovered && text.parentElement?.checkVisibility({ visibilityProperty: true })) {
              found.add(text.data.slice(0, 40));
            }
          }
        }
        return [...found];
      });
      expect(covered, `at ${String(width)} px`).toEqual([]);
    }
  });
}

test('the button pauses all endless animations, and the choice is remembered', async ({ page }) => {
  await page.goto('/');
  const button = pauseButton(page.getByRole('main'));
  await expect.poll(() => countRunning(page)).toBeGreaterThan(0);
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => countRunning(page)).toBe(0);
  await page.reload();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(await countRunning(page)).toBe(0);
  // Bars that would have slid in are in their places.
  const transforms = await page
    .locator('.hero-graphic .bar')
    .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).transform));
  expect(transforms.length > 0).toBe(has.homeArtwork);
  expect(transforms.filter((transform) => transform !== 'matrix(1, 0, 0, 1, 0, 0)')).toEqual([]);
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => countRunning(page)).toBeGreaterThan(0);
});

test('there is no button if there are no endless animations', async ({ page }) => {
  const buttons = pauseButton(page.locator('body'));
  await page.goto('/contact');
  await expect(buttons).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(buttons).toHaveCount(0);
  expect(await countRunning(page)).toBe(0);
});

test('endless animations off-screen do not run', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => countRunning(page)).toBeGreaterThan(0);
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect.poll(() => countRunning(page)).toBe(0);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => countRunning(page)).toBeGreaterThan(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('endless animations behind a menu do not run until it closes', async ({ page }) => {
    await page.goto('/');
    await expect.poll(() => countRunning(page)).toBeGreaterThan(0);
    await page.getByRole('button', { name: say('en', 'Menu'), exact: true }).click();
    await expect.poll(() => countRunning(page)).toBe(0);
    await page.keyboard.press('Escape');
    await expect.poll(() => countRunning(page)).toBeGreaterThan(0);
  });
});

test('scrolling through the whole home page causes no layout shift', async ({ page }) => {
  await page.goto('/');
  await arrived(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const { dataset } = document.body;
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        dataset['shift'] = String(Number(dataset['shift'] ?? 0) + value);
      }
    }).observe({ type: 'layout-shift' });
  });
  await page.mouse.move(400, 400);
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    const rest = () => document.documentElement.scrollHeight - innerHeight - scrollY;
    expect(await page.evaluate(rest)).toBeLessThan(2);
  }).toPass({ intervals: [100] });
  const shift = await page.evaluate(() => Number(document.body.dataset['shift'] ?? 0));
  // A score of 0.001 is that of a single word that moves sideways.
  expect(shift).toBeLessThan(0.001);
});

/** Returns how many endless animations are running. */
function countRunning(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            effect?.getComputedTiming().iterations === Infinity && playState === 'running',
        ).length,
  );
}

test('the dots of a banner are fifty, white, and turn by two degrees a second until paused', async ({
  page,
}) => {
  await page.goto('/blogs');
  const circles = page.locator('[data-endless] circle[pathLength]');
  const dots = await circles.evaluateAll((all: SVGCircleElement[]) =>
    all.map(({ pathLength }) => pathLength.baseVal),
  );
  expect(dots.reduce((sum, count) => sum + count)).toBe(50);
  const turns = await circles.evaluateAll((all) =>
    all.map((circle) => Number(circle.getAnimations()[0]?.effect?.getComputedTiming().duration)),
  );
  expect(turns.map((milliseconds) => 360_000 / milliseconds)).toEqual(turns.map(() => 2));
  await expect(circles.first()).toHaveCSS('stroke', 'rgb(255, 255, 255)');
  await expect.poll(() => countRunning(page)).toBe(dots.length);
  await pauseButton(page.getByRole('main')).click();
  await expect.poll(() => countRunning(page)).toBe(0);
});
