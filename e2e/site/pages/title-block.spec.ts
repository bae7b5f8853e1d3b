import type { Page } from '@playwright/test';

import { content } from '#content/index.ts';
import { servicePaths } from '#content/service-matrix.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { category } from '#e2e/support/subjects.ts';
import { defaultLocale, localeCodes } from '#kit/i18n/locales.ts';
import { href, pagesOf } from '#kit/site/routes.ts';
import { otherLocale } from '#kit/testing/sampled-locales.ts';

import { markups } from './markups.ts';

// The layout depends neither on motion nor on code, and without them pages are laid out sooner.
test.use({ quiet: true, contextOptions: { reducedMotion: 'reduce' } });

const withQuantities = servicePaths.find((path) =>
  content.service(defaultLocale, path).crate.rows.some(({ quantity }) => quantity !== undefined),
);

const titleBlock = 'main dl.grid-cols-60';

test('cells of a title block fill its rows', async ({ page, request }) => {
  const addresses = pagesOf('en')
    .filter(
      ({ name, id = '' }) =>
        name === 'work-slug' || (name === 'services-category-id' && !id.includes('/')),
    )
    .map(({ address }) => address);
  const pages = await markups(request, addresses);
  // Blocks with the same number of cells look alike, so one page of each is enough. A case has no block if
  // its chart shows everything.
  const byCells = new Map(
    pages
      .filter(({ html }) => html.includes('grid-cols-60'))
      .map(({ address, html }) => [html.split('<dt').length, address]),
  );
  expect(byCells.size).toBeGreaterThan(1);
  for (const address of byCells.values()) {
    await page.goto(address);
    await expect(page.locator(titleBlock)).toHaveCount(1);
    for (const width of [1280, 768]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await unfilledRows(page), `${address} at ${String(width)} px`).toEqual([]);
    }
  }
});

test('no word and no range of a title block breaks on phones', async ({ page }) => {
  for (const locale of localeCodes) {
    await page.goto(href(locale, 'services-category-id', category));
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await brokenWords(page), `"${locale}" at ${String(width)} px`).toEqual([]);
    }
  }
});

test('on a phone the cells of the packing list have no rules of their own', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { address } = pagesOf(otherLocale).find(({ name }) => name === 'services-category-id')!;
  await page.goto(address);
  const rules = await page
    .locator('main tbody :is(th, td)')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).borderBlockWidth));
  expect(new Set(rules)).toEqual(new Set(['0px']));
});

if (withQuantities) {
  test('on a phone a quantity of the packing list is on one line', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(href(otherLocale, 'services-category-id', withQuantities));
    const lines = await page
      .locator('main tbody td:first-child')
      .first()
      .evaluate((cell) => {
        cell.textContent = '24';
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getClientRects().length;
      });
    expect(lines).toBe(1);
  });
}

/** Returns the words of title blocks that begin on one line and end on another. */
function brokenWords(page: Page): Promise<string[]> {
  return page.locator(`${titleBlock} :is(dt, dd)`).evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        for (const { 0: word, index } of text.data.matchAll(/[^\s\u00AD]+/g)) {
          const [first, last] = [index, index + word.length - 1].map((at) => {
            const range = document.createRange();
            range.setStart(text, at);
            range.setEnd(text, at + 1);
            // A letter after a visible soft hyphen has two boxes: the first is the hyphen.
            return range.getClientRects()[range.getClientRects().length - 1]!.top;
          });
          if (first !== last) found.push(word);
        }
      }
      return found;
    }),
  );
}

/** Describes the rows of title blocks that are not as wide as the block. */
function unfilledRows(page: Page): Promise<string[]> {
  return page.locator(titleBlock).evaluateAll((blocks) =>
    blocks.flatMap((block) => {
      const rows = new Map<number, number>();
      for (const cell of block.children) {
        const { top, width } = cell.getBoundingClientRect();
        const row = Math.round(top);
        // One pixel more, for the hairline after each cell.
        rows.set(row, (rows.get(row) ?? 0) + width + 1);
      }
      return [...rows.values()]
        .filter((width) => Math.abs(width - 1 - block.clientWidth) > 1)
        .map((width) => `${String(Math.round(width))} of ${String(block.clientWidth)} px`);
    }),
  );
}
