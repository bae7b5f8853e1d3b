import type { Page } from '@playwright/test';

import { content } from '#content/index.ts';
import { matrixCategories, pathsOf } from '#content/service-matrix.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { sectionOf } from '#e2e/support/section-of.ts';
import { category, has, logosIn } from '#e2e/support/subjects.ts';
import { say } from '#e2e/support/words.ts';

import { noNavigationEntry } from './carousels.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** A category with more services than its carousel shows at a time. */
const withCarousel = matrixCategories.find((one) => pathsOf(one).length > 3)?.path;

test.describe('on paper', () => {
  /** Does what the browser does before it lays the page out for print. */
  async function print(page: Page) {
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
  }

  if (has.phrases) {
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
  }

  if (has.numbers) {
    test('figures that are counting up are printed with their final values', async ({
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
      // In several steps, since sections get their final heights only when they come near.
      for (const windows of [4, 2, 1.2]) {
        await expect
          .poll(() =>
            numbers.evaluate((section, windows) => {
              const distance = section.getBoundingClientRect().top - innerHeight * windows;
              // The section may begin nearer to the top of the page.
              const offset = Math.max(distance, -scrollY);
              scrollBy({ top: offset, behavior: 'instant' });
              return Math.abs(offset);
            }, windows),
          )
          .toBeLessThan(1);
      }
      await expect(numbers.locator('dl')).toHaveAttribute('data-moving');
      // Figures that are in view before the code has loaded do not count up.
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
  }

  if (withCarousel !== undefined) {
    test('every slide of a carousel is printed on the sheet, wherever it was on the screen', async ({
      page,
    }) => {
      await page.goto(`/services/${withCarousel}`);
      const related = page.getByRole('region', {
        name: say('en', 'The services in this category'),
      });
      await related.scrollIntoViewIfNeeded();
      await related.locator('button[aria-current]').last().click();
      await expect(related.locator('button[aria-current]').last()).toHaveAttribute(
        'aria-current',
        'true',
      );
      await print(page);
      const boxes = await related
        .locator('[aria-roledescription]')
        .evaluateAll((all) =>
          all.map((slide) => slide.getBoundingClientRect().toJSON() as DOMRect),
        );
      const width = page.viewportSize()?.width ?? 0;
      for (const { left, right } of boxes) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(width);
      }
      const tops = boxes.map(({ top }) => top);
      expect(tops).toEqual([...tops].sort((a, b) => a - b));
    });
  }

  test('the accordion is printed with all texts in their places, and with one drawing', async ({
    page,
  }) => {
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
    // The opacity of each drawing: only that of the open part is visible.
    const open = await rows.evaluateAll((all) =>
      all.map((row) => ((row as HTMLDetailsElement).open ? '1' : '0')),
    );
    expect(open.filter((one) => one === '1')).toHaveLength(1);
    const shown = await section
      .locator('div:has(> picture)')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity));
    expect(shown).toEqual(has.drawings ? open : []);
  });

  for (const address of ['/', '/clients', '/about', `/services/${category}`]) {
    test(`no animation of ${address} is printed half-way`, async ({ page }) => {
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
    test('every mark of the grid of clients is printed, and opaque', async ({ page }) => {
      await page.goto('/about');
      const grid = sectionOf(page, content.page('en', 'about').clients.title);
      await grid.scrollIntoViewIfNeeded();
      await expect(grid.locator('[data-endless][data-moving]')).toHaveCount(
        has.logosInTurn ? 1 : 0,
      );
      await print(page);
      const marks = grid.locator('[data-logo]');
      await expect(marks).toHaveCount(logosIn('grid').length);
      for (const mark of await marks.all()) {
        await expect(mark).toBeVisible();
        await expect(mark).toHaveCSS('opacity', '1');
      }
    });
  }
});
