import type { Page } from '@playwright/test';

import { content } from '#content/index.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { sectionOf } from '#e2e/support/section-of.ts';
import { has } from '#e2e/support/subjects.ts';
import { say } from '#e2e/support/words.ts';
import { href } from '#kit/site/routes.ts';
import { otherLocale } from '#kit/testing/sampled-locales.ts';

// The layout depends neither on motion nor on code, and without them pages are laid out sooner.
test.use({ quiet: true, contextOptions: { reducedMotion: 'reduce' } });

/** Lists of several columns on the page about the company. */
const columnsOf = (page: Page) => ({
  steps: page.getByRole('main').locator('ol'),
  ...(has.team && {
    people: sectionOf(page, content.page(otherLocale, 'about').team.title).getByRole('list'),
  }),
});

test('texts of steps and people start on the same lines in every column', async ({ page }) => {
  await page.goto(href(otherLocale, 'about'));
  for (const [name, list] of Object.entries(columnsOf(page))) {
    for (const part of ['h3', 'p:nth-of-type(1)', 'p:last-of-type']) {
      const rows = await list.locator('> li').evaluateAll((items, selector) => {
        // Tops of the elements in each row of the list: aligned elements have the same one.
        const tops = new Map<number, Set<number>>();
        for (const item of items) {
          const row = Math.round(item.getBoundingClientRect().top);
          const top = Math.round(item.querySelector(selector)!.getBoundingClientRect().top);
          tops.set(row, (tops.get(row) ?? new Set()).add(top));
        }
        return [...tops.values()].map(({ size }) => size);
      }, part);
      expect(new Set(rows), `${part} of ${name}`).toEqual(new Set([1]));
    }
  }
});

test('cards of services have their titles and texts on the same lines', async ({ page }) => {
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(href(otherLocale, 'services'));
    const lists = await page
      .getByRole('main')
      .locator('h2 + ul')
      .evaluateAll((all) =>
        all.flatMap((list) =>
          ['h3', ':scope > p'].map((selector) => {
            const tops = [...list.children].map((card) => [
              Math.round(card.getBoundingClientRect().top),
              Math.round(card.querySelector(selector)!.getBoundingClientRect().top),
            ]);
            // Not aligned if there are more pairs of row and top than rows.
            return new Set(tops.map(String)).size - new Set(tops.map(([row]) => row)).size;
          }),
        ),
      );
    expect(lists.length).toBeGreaterThan(0);
    expect(new Set(lists)).toEqual(new Set([0]));
  }
});

test('categories of the services menu stand on the same lines in every column', async ({
  page,
}) => {
  await page.goto(href(otherLocale, 'services-menu'));
  for (const kind of ['h3', 'ul']) {
    const columns = await page
      .locator('main section section')
      .evaluateAll(
        (sections, selector) =>
          sections.map((section) =>
            [...section.querySelectorAll(selector)].map((element) =>
              Math.round(element.getBoundingClientRect().top),
            ),
          ),
        kind,
      );
    const [longest = []] = columns.toSorted((a, b) => b.length - a.length);
    expect(longest).not.toEqual([]);
    for (const tops of columns) expect(tops).toEqual(longest.slice(0, tops.length));
  }
});

test('names and links of services begin at the same left edge, whether their row is open or not', async ({
  page,
}) => {
  await page.goto(href(otherLocale, 'index'));
  const edges = await page.locator('main details :is(summary h4, ul):visible').evaluateAll((all) =>
    all.map((one) => {
      const { left } = one.getBoundingClientRect();
      return Math.round(left + parseFloat(getComputedStyle(one).paddingLeft));
    }),
  );
  expect(edges.length).toBeGreaterThan(2);
  expect(new Set(edges).size).toBe(1);
});

if (has.team) {
  test('portraits begin at the top of their rows, at every width', async ({ page }) => {
    await page.goto(href('en', 'about'));
    const { title } = content.page('en', 'about').team;
    const rows = sectionOf(page, title).getByRole('list').last().getByRole('listitem');
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const tops = await rows.evaluateAll((all) =>
        all.map((row) =>
          [row, row.querySelector('picture, span, h3')!].map(
            (one) => one.getBoundingClientRect().top,
          ),
        ),
      );
      // Only the padding of the row is above the portrait.
      for (const [row, portrait] of tops) expect(portrait! - row!, String(width)).toBeLessThan(32);
    }
  });
}

/** Returns the right edge of the page's sheet. */
const endOfSheet = (page: Page) =>
  page
    .locator('main .sheet')
    .first()
    .evaluate((one) => one.getBoundingClientRect().right);

const endOf = (box: { x: number; width: number } | null) => (box?.x ?? 0) + (box?.width ?? 0);

const { numbers } = content.page(otherLocale, 'home');
if (numbers) {
  test('figures are in one row, which ends at the right edge of the sheet', async ({ page }) => {
    await page.goto(href(otherLocale, 'index'));
    const box = await sectionOf(page, numbers.title).locator('dl').boundingBox();
    expect(endOf(box)).toBeCloseTo(await endOfSheet(page), 0);
    expect(box?.height).toBeLessThan(300);
  });
}

if (has.team) {
  test('the last portrait on the home page ends at the right edge of the sheet', async ({
    page,
  }) => {
    await page.goto(href(otherLocale, 'index'));
    const last = sectionOf(page, say(otherLocale, 'Who we are')).getByRole('listitem').last();
    // A person without a picture has initials instead.
    const { picture } = content.team(otherLocale).slice(0, 3).at(-1)!;
    const portrait = last.locator(picture ? 'picture' : 'span').first();
    expect(endOf(await portrait.boundingBox())).toBeCloseTo(await endOfSheet(page), 0);
  });
}

if (has.clients && has.cases && has.drawings) {
  test('on phones the drawings of clients end at the right edge of the sheet', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(href(otherLocale, 'clients'));
    const pictures = page.getByRole('main').getByRole('listitem').locator('img');
    expect(await pictures.count()).toBeGreaterThan(0);
    const end = await endOfSheet(page);
    for (const picture of await pictures.all()) {
      expect(endOf(await picture.boundingBox())).toBeCloseTo(end, 0);
    }
  });
}
