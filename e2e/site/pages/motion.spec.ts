import type { Locator, Page } from '@playwright/test';

import { content, postIds } from '#content/index.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { sectionOf } from '#e2e/support/section-of.ts';
import { category, has, leaf, withDots } from '#e2e/support/subjects.ts';
import { say } from '#e2e/support/words.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import { typewriter } from '#kit/motion/figures.ts';
import { href } from '#kit/site/routes.ts';
import { sampledLocales } from '#kit/testing/sampled-locales.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** A fake clock replaces `performance`, whose entries the framework reads. */
const noNavigationEntry = /^TypeError: Cannot read properties of undefined \(reading 'type'\)$/;
const pauseButton = (scope: Locator) =>
  scope.getByRole('button', { name: say('en', 'Pause animations') });

for (const locale of sampledLocales) {
  test(`a button beside what moves without end offers to pause it, and another in the footer, in "${locale}"`, async ({
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

test('both buttons say the same', async ({ page }) => {
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
  test(`no button to pause covers a word of ${what}, wherever the page is scrolled to`, async ({
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
          // The header and the pop-up lie above the page and what moves in it.
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

test('the button pauses all that moves without end, and it is remembered', async ({ page }) => {
  await page.goto('/');
  const button = pauseButton(page.getByRole('main'));
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
  const buttons = pauseButton(page.locator('body'));
  await page.goto('/contact');
  await expect(buttons).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(buttons).toHaveCount(0);
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
  await expect.poll(() => running(page)).toBe(dots.length);
  await pauseButton(page.getByRole('main')).click();
  await expect.poll(() => running(page)).toBe(0);
});

test.describe('the typewriter', () => {
  /** What is shown of the phrase that is typed. */
  const shown = (page: Page) =>
    page
      .locator('[data-part="characters"] > *')
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
    const phrase = await page.locator('[data-typed]').textContent();
    const changes = page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const kinds: string[] = [];
          new MutationObserver((records) => {
            kinds.push(...records.map(({ type }) => type));
            if (
              records.some(({ target }) => (target as HTMLElement).dataset['part'] === 'characters')
            )
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
    await expect(page.locator('[data-typed]')).not.toHaveText(phrase ?? '');
  });

  test('has a frame 25 px wider than what is shown, and 25 px wide around nothing', async ({
    page,
  }) => {
    await page.goto('/');
    await page.locator('[data-typed]').waitFor();
    const frames = await page.evaluate(async () => {
      const seen: Record<'text' | 'rule' | 'ticks', number>[] = [];
      const typed = document.querySelector('[data-typed]')!;
      const box = (part: string, index: number) =>
        [...typed.querySelectorAll(`[data-part="${part}"]`)].at(index)!.getBoundingClientRect();
      while (seen.length < 600 && !(seen.length > 60 && seen.some(({ text }) => text === 0))) {
        await new Promise(requestAnimationFrame);
        const { left } = typed.getBoundingClientRect();
        const end = [...typed.querySelectorAll('[data-part="characters"] > *')]
          .filter((character) => getComputedStyle(character).opacity === '1')
          .map((character) => character.getBoundingClientRect().right)
          .reduce((a, b) => Math.max(a, b), left);
        seen.push({
          text: end - left,
          rule: box('rule', 0).width,
          ticks: box('tick', -1).right - box('tick', 0).left,
        });
      }
      return seen;
    });
    for (const { text, rule, ticks } of frames) {
      // Both are drawn on whole pixels.
      expect(Math.abs(rule - text - 25)).toBeLessThan(2);
      expect(Math.abs(ticks - text - 25)).toBeLessThan(2);
    }
    expect(frames.some(({ text }) => text === 0)).toBe(true);
    expect(new Set(frames.map(({ rule }) => rule)).size).toBeGreaterThan(1);
  });

  test('has a frame 61 px high, or as high as a larger line needs', async ({ page }) => {
    await page.goto('/');
    await page.locator('[data-typed]').waitFor();
    const heights = [];
    for (const width of [320, 390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 844 });
      heights.push(
        await page.evaluate(() => {
          const typed = document.querySelector('[data-typed]')!;
          const { lineHeight, fontSize } = getComputedStyle(typed);
          const ticks = [...typed.querySelectorAll<HTMLElement>('[data-part="tick"]')];
          const bottom = Math.max(...ticks.map((tick) => tick.offsetTop + tick.offsetHeight));
          const line = parseFloat(lineHeight);
          return { bottom, line, needed: line + parseFloat(fontSize) * 0.2 };
        }),
      );
    }
    for (const { bottom, needed } of heights) {
      expect(Math.abs(bottom - Math.max(61, needed))).toBeLessThan(1);
    }
    expect(heights.some(({ bottom }) => Math.abs(bottom - typewriter.frameHeight) < 1)).toBe(true);
    expect(heights.some(({ line }) => line > 61)).toBe(true);
  });

  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  test('types the phrases while the headline stays one sentence and nothing shifts', async ({
    page,
  }) => {
    const [, second] = content.page('en', 'home').phrases!;
    await page.goto('/');
    const sentence = await heading(page).ariaSnapshot();
    const box = await heading(page).boundingBox();
    const typed = heading(page).locator('[data-typed]');
    // Looked for in each frame: a whole phrase stands for a moment only.
    await page.waitForFunction((phrase) => {
      const parts = [...document.querySelectorAll('[data-part="characters"] > *')];
      const seen = parts.filter((part) => getComputedStyle(part).opacity === '1');
      return seen.map((part) => part.textContent).join('') === phrase;
    }, second);
    expect(await heading(page).ariaSnapshot()).toBe(sentence);
    expect(await heading(page).boundingBox()).toEqual(box);
    await pauseButton(page.getByRole('main')).click();
    await expect(typed).toBeHidden();
  });

  test('is not loaded with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(heading(page)).toContainText(content.page('en', 'home').phrases?.[0] ?? 'none');
    await expect(heading(page).locator('[data-typed]')).toBeHidden();
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(scripts.filter((name) => name.includes('typewriter'))).toEqual([]);
  });
});

test.describe('on paper', () => {
  /** What printing does before the page is laid out for it. */
  async function print(page: Page) {
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
  }

  test('the headline has its whole phrase, however much of it is typed', async ({ page }) => {
    await page.goto('/');
    const typed = page.locator('[data-typed]');
    await typed.waitFor();
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(typed).toBeHidden();
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await typed.waitFor();
    await page.emulateMedia({ media: 'print' });
    const phrase = page.locator('h1 [data-endless] > :first-child');
    await expect(phrase).toHaveText(content.page('en', 'home').phrases?.[0] ?? 'none');
    await expect(phrase).toHaveCSS('opacity', '1');
    await expect(typed).toBeHidden();
  });

  test('figures that are being counted stand at what they come to', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(noNavigationEntry);
    await page.clock.install();
    await page.goto('/');
    const numbers = sectionOf(page, content.page('en', 'home').numbers!.title);
    const figures = numbers.getByRole('definition');
    const final = await figures.allTextContents();
    await expect(numbers.locator('dl')).not.toHaveAttribute('data-moving');
    const code = page.waitForResponse(/\/assets\/count-up-/);
    await numbers.evaluate((section: HTMLElement) => {
      scrollTo({ top: section.offsetTop - innerHeight * 1.2, behavior: 'instant' });
    });
    await expect(numbers.locator('dl')).toHaveAttribute('data-moving');
    // What stands before the visitor when the code comes is not counted.
    await page.evaluate((url) => import(url) as Promise<unknown>, (await code).url());
    await numbers.evaluate((section) => {
      section.scrollIntoView({ behavior: 'instant' });
    });
    await expect
      .poll(async () => {
        await page.clock.runFor(50);
        return figures.allTextContents();
      })
      .not.toEqual(final);
    await print(page);
    await expect
      .poll(async () => {
        await page.clock.runFor(20);
        return figures.allTextContents();
      })
      .toEqual(final);
  });

  test('every slide of a carousel stands on the sheet, wherever it was', async ({ page }) => {
    await page.goto(`/services/${category}`);
    const related = page.getByRole('region', { name: say('en', 'The services in this category') });
    await related.scrollIntoViewIfNeeded();
    await related.locator('button[aria-current]').last().click();
    await expect(related.locator('button[aria-current]').last()).toHaveAttribute(
      'aria-current',
      'true',
    );
    await print(page);
    const boxes = await related
      .locator('[aria-roledescription]')
      .evaluateAll((all) => all.map((slide) => slide.getBoundingClientRect().toJSON() as DOMRect));
    const width = page.viewportSize()?.width ?? 0;
    for (const { left, right } of boxes) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
    }
    const tops = boxes.map(({ top }) => top);
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
  });

  test('the accordion has every text in its place, and one drawing', async ({ page }) => {
    await page.goto(`/services/${category}`);
    const { title } = content.service('en', category).parts!;
    const section = sectionOf(page, title);
    const rows = section.locator('details');
    await rows.nth(2).locator('summary').click();
    await expect(rows.nth(2)).toHaveAttribute('open');
    await print(page);
    const titles = await rows.all();
    for (const body of await rows.locator('> div').all()) {
      await expect(body).toBeVisible();
      await expect(body).toHaveCSS('clip-path', 'none');
    }
    for (const row of titles) await expect(row).toHaveCSS('translate', 'none');
    // The drawing of the open part.
    const open = await rows.evaluateAll((all) =>
      all.map((row) => ((row as HTMLDetailsElement).open ? '1' : '0')),
    );
    expect(open.filter((one) => one === '1')).toHaveLength(1);
    const shown = await section
      .locator('div:has(> picture)')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity));
    expect(shown).toEqual(open);
  });

  for (const address of ['/', '/clients', '/about', `/services/${category}`]) {
    test(`nothing of ${address} is caught in a movement`, async ({ page }) => {
      await page.goto(address);
      await expect
        .poll(() => page.evaluate(() => document.getAnimations().length))
        .toBeGreaterThan(0);
      await print(page);
      await expect
        .poll(() =>
          page.evaluate(() =>
            document
              .getAnimations()
              .filter(({ playState }) => playState !== 'finished')
              .map(({ effect }) => (effect as KeyframeEffect).target?.className.toString()),
          ),
        )
        .toEqual([]);
    });
  }

  if (has.clients) {
    test('every mark of the grid of clients is there, whole', async ({ page }) => {
      await page.goto('/about');
      const grid = sectionOf(page, content.page('en', 'about').clients.title);
      await grid.scrollIntoViewIfNeeded();
      await expect(grid.locator('[data-endless]')).toHaveAttribute('data-moving');
      await print(page);
      const marks = grid.getByRole('img');
      expect(await marks.count()).toBeGreaterThanOrEqual(14);
      for (const mark of await marks.all()) {
        await expect(mark).toBeVisible();
        await expect(mark).toHaveCSS('opacity', '1');
      }
    });
  }
});
