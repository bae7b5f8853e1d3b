import type { Page } from '@playwright/test';

import { content } from '../../src/content/index.ts';
import { localeCodes } from '../../src/i18n/locales.ts';
import { localizePath } from '../../src/i18n/paths.ts';
import { expect, test } from '../support/fixtures.ts';
import { say } from '../support/words.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const locale of localeCodes) {
  test(`a button offers to pause what moves without end, in "${locale}"`, async ({ page }) => {
    await page.goto(localizePath('/', locale));
    const button = page.getByRole('button', { name: say(locale, 'Pause animations') });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  });
}

test('the button pauses all that moves without end, and it is remembered', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: say('en', 'Pause animations') });
  await expect.poll(() => running(page)).toBeGreaterThan(0);
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => running(page)).toBe(0);
  await page.reload();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(await running(page)).toBe(0);
  // What would have come in stands there.
  const places = await page
    .locator('.hero-graphic .bar')
    .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).transform));
  expect(new Set(places)).toEqual(new Set(['matrix(1, 0, 0, 1, 0, 0)']));
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => running(page)).toBeGreaterThan(0);
});

test('there is no button where nothing moves without end', async ({ page }) => {
  const button = page.getByRole('button', { name: say('en', 'Pause animations') });
  await page.goto('/contact');
  await expect(button).toBeHidden();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(button).toBeHidden();
  expect(await running(page)).toBe(0);
});

test('what is off-screen stands still', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => running(page)).toBeGreaterThan(0);
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect.poll(() => running(page)).toBe(0);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => running(page)).toBeGreaterThan(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('what a menu covers stands still until it closes', async ({ page }) => {
    await page.goto('/');
    await expect.poll(() => running(page)).toBeGreaterThan(0);
    await page.getByRole('button', { name: say('en', 'Menu'), exact: true }).click();
    await expect.poll(() => running(page)).toBe(0);
    await page.keyboard.press('Escape');
    await expect.poll(() => running(page)).toBeGreaterThan(0);
  });
});

test('nothing shifts while the whole home page passes by', async ({ page }) => {
  await page.goto('/');
  await page.locator('html[data-fonts]').waitFor({ state: 'attached' });
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
  // A thousandth is a word of a line that moved sideways.
  expect(shift).toBeLessThan(0.001);
});

/** How many animations without end are moving. */
function running(page: Page): Promise<number> {
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
  await page.goto('/about');
  const circles = page.locator('.dots .turning');
  const dots = await circles.evaluateAll((all: SVGCircleElement[]) =>
    all.map(({ pathLength }) => pathLength.baseVal),
  );
  expect(dots.reduce((sum, count) => sum + count)).toBe(50);
  const turns = await circles.evaluateAll((all) =>
    all.map((circle) => Number(circle.getAnimations()[0]?.effect?.getComputedTiming().duration)),
  );
  expect(turns.map((milliseconds) => 360_000 / milliseconds)).toEqual(turns.map(() => 2));
  await expect(circles.first()).toHaveCSS('stroke', 'rgb(255, 255, 255)');
  await expect.poll(() => running(page)).toBe(dots.length);
  await page.getByRole('button', { name: say('en', 'Pause animations') }).click();
  await expect.poll(() => running(page)).toBe(0);
});

test.describe('the typewriter', () => {
  /** What is shown of the phrase that is typed. */
  const shown = (page: Page) =>
    page
      .locator('.typed > :not([class])')
      .evaluateAll((all) =>
        all
          .map((part) => (getComputedStyle(part).opacity === '1' ? part.textContent : ''))
          .join(''),
      );

  test('changes nothing of the page while a phrase is typed', async ({ page }) => {
    await page.goto('/');
    await expect.poll(() => shown(page)).not.toBe('');
    const before = await shown(page);
    // Only with the next phrase.
    const phrase = await page.locator('.typed').textContent();
    const changes = page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const kinds: string[] = [];
          new MutationObserver((records) => {
            kinds.push(...records.map(({ type }) => type));
            if (records.some(({ target }) => (target as Element).className === 'typed'))
              resolve(kinds);
          }).observe(document.querySelector('h1')!, {
            subtree: true,
            childList: true,
            characterData: true,
            attributes: true,
          });
        }),
    );
    await expect.poll(() => shown(page)).not.toBe(before);
    expect(await changes).toEqual(['childList']);
    await expect(page.locator('.typed')).not.toHaveText(phrase ?? '');
  });

  test('has a frame as wide as what is shown and the extra of the specification', async ({
    page,
  }) => {
    await page.goto('/');
    await page.locator('.typed').waitFor();
    const frames = await page.evaluate(async () => {
      const seen: Record<'expected' | 'rule' | 'tick', number>[] = [];
      const typed = document.querySelector('.typed')!;
      const extra = getComputedStyle(document.querySelector('.dimensioned')!).paddingRight;
      while (seen.length < 60) {
        await new Promise(requestAnimationFrame);
        const right = (selector: string) =>
          [...typed.querySelectorAll(selector)].at(-1)!.getBoundingClientRect().right;
        const end = [...typed.querySelectorAll(':scope > :not([class])')]
          .filter((character) => getComputedStyle(character).opacity === '1')
          .map((character) => character.getBoundingClientRect().right)
          .reduce((a, b) => Math.max(a, b), typed.getBoundingClientRect().left);
        seen.push({
          expected: end + parseFloat(extra),
          rule: right('.typed-rule'),
          tick: right('.typed-tick'),
        });
      }
      return seen;
    });
    for (const { expected, rule, tick } of frames) {
      // Both are drawn on whole pixels.
      expect(Math.abs(rule - expected)).toBeLessThan(2);
      expect(Math.abs(tick - expected)).toBeLessThan(2);
    }
    expect(new Set(frames.map(({ rule }) => rule)).size).toBeGreaterThan(1);
  });

  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  test('types the phrases while the headline stays one sentence and nothing shifts', async ({
    page,
  }) => {
    const [, second] = content.home('en').phrases;
    await page.goto('/');
    const sentence = await heading(page).ariaSnapshot();
    const box = await heading(page).boundingBox();
    const typed = heading(page).locator('.typed');
    // Looked for in each frame: a whole phrase stands for a moment only.
    await page.waitForFunction((phrase) => {
      const parts = [...document.querySelectorAll('.typed > :not([class])')];
      const seen = parts.filter((part) => getComputedStyle(part).opacity === '1');
      return seen.map((part) => part.textContent).join('') === phrase;
    }, second);
    expect(await heading(page).ariaSnapshot()).toBe(sentence);
    expect(await heading(page).boundingBox()).toEqual(box);
    await page.getByRole('button', { name: say('en', 'Pause animations') }).click();
    await expect(typed).toHaveCount(0);
  });

  test('is not loaded with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(heading(page)).toContainText(content.home('en').phrases[0] ?? 'none');
    await expect(heading(page).locator('.typed')).toHaveCount(0);
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(scripts.filter((name) => name.includes('typewriter'))).toEqual([]);
  });
});
