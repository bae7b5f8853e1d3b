import type { Locator, Page } from '@playwright/test';

import { content } from '#content/index.ts';
import {
  categoryOf,
  industryParent,
  matrixCategories,
  servicePaths,
} from '#content/service-matrix.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { sectionOf } from '#e2e/support/section-of.ts';
import { has } from '#e2e/support/subjects.ts';
import { say } from '#e2e/support/words.ts';
import { withoutSoftHyphens } from '#kit/i18n/soft-hyphens.ts';
import { href } from '#kit/site/routes.ts';
import { otherLocale, sampledLocales } from '#kit/testing/sampled-locales.ts';

// The content depends on no code, except for the drawing of the open part.
test.use({ quiet: true });

/** Returns the path of the first service that meets a condition. */
const findService = (matches: (service: ReturnType<typeof content.service>) => boolean) =>
  servicePaths.find((path) => matches(content.service('en', path))) ?? '';
const withCase = findService((service) => service.case !== undefined);
const withPost = findService((service) => service.case === undefined && service.post !== undefined);
const withSample = findService(
  (service) =>
    service.estimate !== undefined && service.case === undefined && service.post === undefined,
);
const category = categoryOf(withSample)?.path ?? '';
/** Categories whose samples have the longest words in their first columns. */
const longestSamples = matrixCategories
  .map(({ path }) => ({
    path,
    longest: Math.max(
      ...(content.service(otherLocale, path).sample?.rows ?? [])
        .flatMap(([name = '']) => name.split(/[\s-]+/))
        .map((word) => word.length),
    ),
  }))
  .filter(({ longest }) => longest > 0)
  .sort((one, other) => other.longest - one.longest)
  .slice(0, 4)
  .map(({ path }) => path);
const headingOfSample = 'A sample of what you get';

for (const locale of sampledLocales) {
  const open = (page: Page, id: string) => page.goto(href(locale, 'services-category-id', id));

  if (withCase) {
    test(`a service shows the figure of its case and leads to it, in "${locale}"`, async ({
      page,
      axe,
    }) => {
      const { heading, results } = content.workItem(
        locale,
        content.service(locale, withCase).case ?? '',
      );
      await open(page, withCase);
      const band = sectionOf(page, heading);
      await expect(band).toContainText(results[0]?.label ?? '');
      for (const part of (results[0]?.value ?? '').split(' → '))
        await expect(band).toContainText(part);
      await axe();
      await band.getByRole('link', { name: say(locale, 'Read the case') }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    });
  }

  if (withPost) {
    test(`a service without a case shows the figure of its post and its author, in "${locale}"`, async ({
      page,
      axe,
    }) => {
      const { heading, figure, author } = content.post(
        locale,
        content.service(locale, withPost).post ?? '',
      );
      await open(page, withPost);
      const band = sectionOf(page, heading);
      await expect(band).toContainText(figure?.label ?? 'a figure');
      await expect(band.getByRole('figure')).toContainText(content.member(locale, author).name);
      await axe();
      await band.getByRole('link', { name: say(locale, 'Read the post') }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    });
  }

  if (withSample) {
    for (const id of [withSample, category]) {
      test(`${id} shows a sample of what clients get, as a table, in "${locale}"`, async ({
        page,
        axe,
      }) => {
        const { sample } = content.service(locale, category);
        await open(page, id);
        const table = sectionOf(page, say(locale, headingOfSample)).getByRole('table', {
          name: sample?.title ?? '',
        });
        await expect(table.getByRole('columnheader')).toHaveText([...(sample?.columns ?? [])]);
        await expect(table.getByRole('rowheader')).toHaveText(
          sample?.rows.map(([name = '']) => name) ?? [],
        );
        await axe();
      });
    }
  }
}

test('no word of a sample breaks between two letters, at 768 and 1280 px', async ({ page }) => {
  for (const path of longestSamples) {
    await page.goto(href(otherLocale, 'services-category-id', path));
    const table = sectionOf(page, say(otherLocale, headingOfSample)).getByRole('table');
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const broken = await table.getByRole('rowheader').evaluateAll((cells) =>
        cells.flatMap((cell) => {
          const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
          const found: string[] = [];
          while (texts.nextNode()) {
            const { currentNode: text } = texts;
            // Words may break at a soft hyphen, a hyphen or a slash.
            for (const { 0: part, index } of (text.textContent ?? '').matchAll(
              /[^\s\u00AD\u200B/-]+/g,
            )) {
              const tops = Array.from(part, (_, letter) => {
                const range = document.createRange();
                range.setStart(text, index + letter);
                range.setEnd(text, index + letter + 1);
                // A letter after a visible soft hyphen has two boxes: the first is the hyphen.
                return Math.round([...range.getClientRects()].at(-1)?.top ?? 0);
              });
              if (new Set(tops).size > 1) found.push(part);
            }
          }
          return found;
        }),
      );
      expect(broken, `${path} at ${String(width)} px`).toEqual([]);
    }
  }
});

test('every service has a post whose figure is shown, or a case, or the sample of its category', () => {
  const withoutProof = servicePaths.filter((path) => {
    const { case: caseId, post, sample } = content.service('en', path);
    return (
      caseId === undefined &&
      (post === undefined || !content.post('en', post).figure) &&
      !(sample ?? content.service('en', categoryOf(path)?.path ?? path).sample)
    );
  });
  expect(withoutProof).toEqual(has.groupOfCategories ? [industryParent] : []);
});

if (withSample) {
  if (has.drawings) {
    test.describe(() => {
      test.use({ quiet: false });

      test('the drawing of the open part shows its number', async ({ page }) => {
        // With reduced motion, rows open only by a click, and not by scrolling.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(href('en', 'services-category-id', withSample));
        const { parts } = content.service('en', withSample);
        const rows = sectionOf(page, parts?.title ?? '').locator('details');
        for (const place of [2, 1]) {
          await rows.nth(place).locator('summary').click();
          await expect(rows.nth(place)).toHaveAttribute('open');
          const numbers = sectionOf(page, parts?.title ?? '')
            .locator('[aria-hidden] picture + div span')
            .filter({ visible: true });
          await expect(numbers).toHaveText(String(place + 1));
        }
      });
    });
  }

  test('the stages of a service are on one line, to scale', async ({ page }) => {
    const { steps, estimate } = content.service('en', withSample);
    await page.goto(href('en', 'services-category-id', withSample));
    const section = sectionOf(page, withoutSoftHyphens(steps?.title ?? ''));
    const widths = await section
      .locator('[aria-hidden] > div')
      .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width));
    const whole = widths.reduce((sum, width) => sum + width, 0);
    expect(widths).toHaveLength(estimate?.shares.length ?? 0);
    for (const [place, share] of (estimate?.shares ?? []).entries())
      expect((widths[place] ?? 0) / whole).toBeCloseTo(share, 2);
    await expect(section.getByRole('listitem')).toHaveCount(steps?.items.length ?? 0);
  });

  test('a line leads from each stage to its text', async ({ page }) => {
    await page.goto(href('en', 'services-category-id', withSample));
    const { steps } = content.service('en', withSample);
    const section = sectionOf(page, withoutSoftHyphens(steps?.title ?? ''));
    const boxes = (part: Locator) =>
      part.evaluateAll((elements) =>
        elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
      );
    const pieces = await boxes(section.locator('[aria-hidden] > div'));
    const lines = await boxes(section.locator('svg[aria-hidden] line'));
    const titles = await boxes(section.getByRole('heading', { level: 3 }));
    expect(lines).toHaveLength(titles.length);
    for (const [place, line] of lines.entries()) {
      const ends = [line.x, line.x + line.width].map(Math.round);
      const piece = pieces[place];
      const middle = Math.round((piece?.x ?? 0) + (piece?.width ?? 0) / 2);
      expect(ends.some((end) => Math.abs(end - middle) <= 2)).toBe(true);
      expect(ends.some((end) => Math.abs(end - (titles[place]?.x ?? 0)) <= 2)).toBe(true);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  if (withCase) {
    test('the proof of a service is visible, and its link leads to the case', async ({ page }) => {
      const { heading } = content.workItem(
        otherLocale,
        content.service(otherLocale, withCase).case ?? '',
      );
      await page.goto(href(otherLocale, 'services-category-id', withCase));
      await sectionOf(page, heading)
        .getByRole('link', { name: say(otherLocale, 'Read the case') })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    });
  }

  if (withSample) {
    test('a sample is visible', async ({ page }) => {
      await page.goto(href(otherLocale, 'services-category-id', withSample));
      await expect(
        sectionOf(page, say(otherLocale, headingOfSample)).getByRole('table'),
      ).toBeVisible();
    });
  }
});
