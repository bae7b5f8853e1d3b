import type { APIRequestContext, Page } from '@playwright/test';

import { company } from '#brand/company.ts';
import { content } from '#content/index.ts';
import { servicePaths } from '#content/service-matrix.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { sectionOf } from '#e2e/support/section-of.ts';
import { category, has, leaf } from '#e2e/support/subjects.ts';
import { defaultLocale, type LocaleCode, localeCodes } from '#kit/i18n/locales.ts';
import { pageSummary } from '#kit/site/page-summary.ts';
import { href, pagesOf, type RouteName } from '#kit/site/routes.ts';
import { otherLocale, sampledLocales } from '#kit/testing/sampled-locales.ts';
import { templateOf } from '#kit/testing/templates.ts';

// Where boxes lie hangs neither on movement nor on code, and a page without them is laid out sooner.
test.use({ quiet: true, contextOptions: { reducedMotion: 'reduce' } });

/** Of each template the page with the longest heading. */
function longestHeadings(locale: LocaleCode): string[] {
  const longest = new Map<string, { address: string; length: number }>();
  for (const page of pagesOf(locale)) {
    const template = templateOf(page);
    const { length } = pageSummary(page).heading;
    if (length > (longest.get(template)?.length ?? 0)) {
      longest.set(template, { address: page.address, length });
    }
  }
  return [...longest.values()].map(({ address }) => address);
}

/** The languages in which the heading of a page is longest, and its description. */
function longestWords(name: RouteName, id?: string): Set<LocaleCode> {
  const longest = (part: 'heading' | 'description') =>
    localeCodes.toSorted((one, other) => lengthOf(other, part) - lengthOf(one, part))[0]!;
  const lengthOf = (locale: LocaleCode, part: 'heading' | 'description') => {
    const page = pagesOf(locale).find((one) => one.name === name && one.id === id)!;
    return pageSummary(page)[part].length;
  };
  return new Set([longest('heading'), longest('description')]);
}

for (const locale of sampledLocales) {
  test(`no heading runs into the drawing of its page, and the first words of every page stand at least 24 px below the header (${locale})`, async ({
    page,
  }) => {
    let drawn = 0;
    for (const address of longestHeadings(locale)) {
      await page.goto(address);
      drawn += await page.locator('h1 ~ picture').count();
      for (const [width, height] of [
        [1920, 1080],
        [1366, 768],
        [1280, 800],
        [1000, 800],
        [768, 1024],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        const at = `${address} at ${String(width)} px`;
        expect(await linesOnDrawing(page), at).toEqual([]);
        expect(await page.evaluate(gapBelowHeader), at).toBeGreaterThanOrEqual(24);
      }
      // As the page was when it came.
      await page.setViewportSize({ width: 1280, height: 800 });
    }
    expect(drawn > 0).toBe(has.drawings);
  });
}

test('the plumb line hangs from the header in windows of every shape', async ({ page }) => {
  await page.goto('/');
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [820, 1180],
    [1280, 800],
    [1280, 1600],
  ] as const) {
    await page.setViewportSize({ width, height });
    const top = await page.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
      // What hides the line above the hero's edge.
      const visible = Math.max(box('.hero-graphic .cord').top, box('main > section').top);
      return visible - box('header').bottom;
    });
    expect(top, `gap at ${String(width)} × ${String(height)}`).toBeLessThanOrEqual(0);
  }
});

test('the still headline and its frame keep clear of the plumb line on phones', async ({
  page,
}) => {
  for (const locale of localeCodes) {
    await page.goto(href(locale, 'index'));
    for (const width of [320, 360, 390, 430]) {
      await page.setViewportSize({ width, height: 844 });
      const clearance = await page.evaluate(() => {
        const range = document.createRange();
        range.selectNodeContents(document.querySelector('h1')!);
        const words = [...range.getClientRects()];
        // The frame is the padding of the last line.
        const frame = [
          ...document.querySelector('h1 [data-endless] > :first-child > *')!.getClientRects(),
        ];
        const right = Math.max(...[...words, ...frame].map((box) => box.right));
        return document.querySelector('.hero-graphic .cord')!.getBoundingClientRect().left - right;
      });
      expect(clearance, `${locale} at ${String(width)} px`).toBeGreaterThan(2);
    }
  }
});

/** Services whose content asks for dots (`isHeadingDotsVisible`). */
const dotted = servicePaths.filter((path) => content.service('en', path).isHeadingDotsVisible);

if (dotted.length > 0) {
  test('dots stand on the heroes of services whose content asks for them, and on no other', async ({
    request,
  }) => {
    expect(dotted.length).toBeGreaterThan(0);
    for (const locale of localeCodes) {
      const pages = await markups(
        request,
        servicePaths.map((path) => href(locale, 'services-category-id', path)),
      );
      const withDots = pages.filter(({ html }) => /<circle[^>]* pathLength=/.test(html));
      expect(withDots.map(({ address }) => address)).toEqual(
        dotted.map((path) => href(locale, 'services-category-id', path)),
      );
    }
  });
}

for (const [width, height] of [
  [390, 199],
  [1264, 199],
  [1265, 154],
  [1920, 154],
] as const) {
  test(`the hero text of a service is at least ${String(height)} px high at ${String(width)} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(href('en', 'services-category-id', leaf));
    const text = page.locator('h1 + div');
    await expect(text).toHaveCSS('min-height', `${String(height)}px`);
    // Held by the words alone it would be lower.
    await text.locator('p').evaluate((lead) => (lead.textContent = '–'));
    expect((await text.boundingBox())?.height).toBeGreaterThanOrEqual(height);
  });
}

test('dots of a banner lie beside its words', async ({ page }) => {
  for (const [name, id] of [
    ['blogs'],
    ...dotted.map((path) => ['services-category-id', path] as const),
  ] as [RouteName, string?][]) {
    for (const locale of longestWords(name, id)) {
      await page.goto(href(locale, name, id));
      for (const width of [320, 390, 768, 991, 992, 1280, 1920]) {
        await page.setViewportSize({ width, height: 844 });
        const overlap = await page.evaluate(() => {
          const {
            left,
            top,
            width: size,
          } = document.querySelector('[data-endless] g:last-child circle')!.getBoundingClientRect();
          const radius = size / 2;
          const lines = [...document.querySelectorAll('h1, h1 + div > p')].flatMap((element) => {
            const range = document.createRange();
            range.selectNodeContents(element);
            return [...range.getClientRects()];
          });
          const distances = lines.map((line) =>
            Math.hypot(
              Math.max(line.left - left - radius, left + radius - line.right, 0),
              Math.max(line.top - top - radius, top + radius - line.bottom, 0),
            ),
          );
          return radius - Math.min(...distances);
        });
        expect(overlap, `${name} in ${locale} at ${String(width)} px`).toBeLessThanOrEqual(0);
      }
    }
  }
});

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

const withQuantities = servicePaths.find((path) =>
  content.service(defaultLocale, path).crate.rows.some(({ quantity }) => quantity !== undefined),
);

const titleBlock = 'main > section > div > dl';

test('cells of a title block fill its rows', async ({ page, request }) => {
  const addresses = pagesOf('en')
    .filter(
      ({ name, id = '' }) =>
        name === 'work-slug' || (name === 'services-category-id' && !id.includes('/')),
    )
    .map(({ address }) => address);
  const pages = await markups(request, addresses);
  // Blocks of as many cells are alike: one page shows them.
  const byCells = new Map(pages.map(({ address, html }) => [html.split('<dt').length, address]));
  for (const address of byCells.values()) {
    await page.goto(address);
    await expect(page.locator(titleBlock)).toHaveCount(1);
    for (const width of [1280, 768]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await holes(page), `${address} at ${String(width)} px`).toEqual([]);
    }
  }
});

test('no word and no range of a title block is broken on phones', async ({ page }) => {
  for (const locale of localeCodes) {
    await page.goto(href(locale, 'services-category-id', category));
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await broken(page), `"${locale}" at ${String(width)} px`).toEqual([]);
    }
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
    for (const tops of columns) expect(tops).toEqual(columns[0]);
  }
});

test('rules of the packing list lie between its rows on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { address } = pagesOf(otherLocale).find(({ name }) => name === 'services-category-id')!;
  await page.goto(address);
  const rules = await page
    .locator('main tbody :is(th, td)')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).borderBlockWidth));
  expect(new Set(rules)).toEqual(new Set(['0px']));
});

if (withQuantities) {
  test('a quantity of the packing list stands on one line on a phone', async ({ page }) => {
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

test('bands of colour meet without a sliver between them', async ({ page, context }) => {
  const reader = await context.newPage();
  for (const name of ['about', 'contact'] as const) {
    await page.goto(href('en', name));
    const { top, bottom } = await page.evaluate(() => ({
      top: document.querySelector('header')!.getBoundingClientRect().bottom,
      bottom: document.documentElement.scrollHeight,
    }));
    const edge = await page.screenshot({
      fullPage: true,
      clip: { x: 2, y: top, width: 1, height: bottom - top },
    });
    const bands = await reader.evaluate(bandHeights, edge.toString('base64'));
    expect(Math.min(...bands), `thinnest band of ${name}`).toBeGreaterThan(1);
  }
});

/** Documents as the server sends them. */
function markups(request: APIRequestContext, addresses: string[]) {
  return Promise.all(
    addresses.map(async (address) => {
      const response = await request.get(address);
      return { address, html: await response.text() };
    }),
  );
}

/** Between the header and the first words of the page, in pixels. */
function gapBelowHeader(): number {
  const first = document.querySelector('main :is(h1, nav)')!;
  const top = first.getBoundingClientRect().top + parseFloat(getComputedStyle(first).paddingTop);
  return top - document.querySelector('header')!.getBoundingClientRect().bottom;
}

/** Lines of the heading that reach into the box of the drawing beside it. */
function linesOnDrawing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const drawing = document.querySelector('h1 ~ picture img')?.getBoundingClientRect();
    const heading = document.querySelector('h1');
    if (!drawing || !heading) return [];
    const range = document.createRange();
    range.selectNodeContents(heading);
    return [...range.getClientRects()]
      .filter((line) => line.right > drawing.left && line.left < drawing.right)
      .map((line) => {
        // A line's box is higher than its letters by what the tight leading cuts off.
        const leading = parseFloat(getComputedStyle(heading).lineHeight);
        const cut = Math.max(0, line.height - leading) / 2;
        return { top: line.top + cut, bottom: line.bottom - cut };
      })
      .filter(({ top, bottom }) => bottom > drawing.top && top < drawing.bottom)
      .map(({ bottom }) => `${String(Math.round(bottom - drawing.top))} px`);
  });
}

/** Words of title blocks that begin on one line and end on another. */
function broken(page: Page): Promise<string[]> {
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
            // A soft hyphen that shows before it is a rectangle too.
            return range.getClientRects()[range.getClientRects().length - 1]!.top;
          });
          if (first !== last) found.push(word);
        }
      }
      return found;
    }),
  );
}

/** Rows of title blocks that end before the block does. */
function holes(page: Page): Promise<string[]> {
  return page.locator(titleBlock).evaluateAll((blocks) =>
    blocks.flatMap((block) => {
      const rows = new Map<number, number>();
      for (const cell of block.children) {
        const { top, width } = cell.getBoundingClientRect();
        const row = Math.round(top);
        // With the hairline that follows it.
        rows.set(row, (rows.get(row) ?? 0) + width + 1);
      }
      return [...rows.values()]
        .filter((width) => Math.abs(width - 1 - block.clientWidth) > 1)
        .map((width) => `${String(Math.round(width))} of ${String(block.clientWidth)} px`);
    }),
  );
}

/** Heights of the bands of one colour in a PNG that is one pixel wide. */
async function bandHeights(png: string): Promise<number[]> {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = new OffscreenCanvas(1, image.naturalHeight);
  const brush = canvas.getContext('2d')!;
  brush.drawImage(image, 0, 0);
  const pixels = new Uint32Array(brush.getImageData(0, 0, 1, canvas.height).data.buffer);
  const heights = [0];
  pixels.forEach((pixel, y) => {
    if (y > 0 && pixel !== pixels[y - 1]) heights.push(0);
    heights[heights.length - 1]! += 1;
  });
  return heights;
}

test('each social link of the footer has its icon, and its name is a word', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const { name } of company.social) {
    const link = footer.getByRole('link', { name, exact: true });
    await expect(link.locator('svg')).toBeVisible();
    await expect(link).toHaveText(name);
  }
});

test('neighbours on the same ground are at most 150 px apart', async ({ page }) => {
  for (const address of ['/', `/services/${leaf}`, '/about']) {
    await page.goto(address);
    for (const width of [390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 1000 });
      const gaps = await page.evaluate(() =>
        [...document.querySelectorAll('.section:not(.tinted, .on-dark)')].flatMap((section) => {
          const before = section.previousElementSibling;
          if (!before?.matches('.section:not(.tinted, .on-dark)')) return [];
          return (
            parseFloat(getComputedStyle(before).paddingBottom) +
            parseFloat(getComputedStyle(section).paddingTop)
          );
        }),
      );
      expect(gaps.length, address).toBeGreaterThan(0);
      expect(Math.max(...gaps), `${address} at ${String(width)} px`).toBeLessThanOrEqual(150);
    }
  }
});
