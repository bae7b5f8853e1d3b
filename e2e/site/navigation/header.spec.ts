import type { Page } from '@playwright/test';

import { company } from '#brand/company.ts';
import { content } from '#content/index.ts';
import { arrived } from '#e2e/support/arrived.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { has } from '#e2e/support/subjects.ts';
import { say } from '#e2e/support/words.ts';
import { localeCodes } from '#kit/i18n/locales.ts';
import { href } from '#kit/site/routes.ts';
import { sampledLocales } from '#kit/testing/sampled-locales.ts';
import { nameInHeader } from '#layout/header/name-in-header.ts';

for (const name of ['index', 'about'] as const) {
  test(`the header of ${name} becomes solid once the page has moved, and nothing else moves`, async ({
    page,
  }) => {
    await page.goto(href('en', name));
    const header = page.locator('header');
    const looks = () =>
      header.evaluate((element) => {
        const { backgroundColor, borderBottomColor } = getComputedStyle(element);
        return { backgroundColor, borderBottomColor, height: element.clientHeight };
      });
    const atTop = await looks();
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
    await expect
      .poll(async () => (await looks()).borderBottomColor)
      .not.toBe(atTop.borderBottomColor);
    const scrolled = await looks();
    expect(scrolled.backgroundColor).not.toBe(atTop.backgroundColor);
    expect(scrolled.height).toBe(atTop.height);
  });
}

if (has.posts) {
  test('the header of a post, and of no list, measures how far one has read', async ({ page }) => {
    /** Percentage of the lower edge that the line has reached. */
    const read = () =>
      page.locator('header').evaluate((header) => {
        const { backgroundImage, backgroundSize } = getComputedStyle(header);
        return backgroundImage === 'none' ? NaN : parseFloat(backgroundSize);
      });
    for (const name of ['about', 'blogs'] as const) {
      await page.goto(href('en', name));
      expect(await read()).toBeNaN();
    }
    await page.goto(href('en', 'blogs-id', content.posts('en')[0]?.id));
    // The text may begin at the foot of the first view.
    expect(await read()).toBeCloseTo(0, 0);
    await page.evaluate(() =>
      scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' }),
    );
    await expect.poll(read).toBeGreaterThan(40);
    // The text is read, not the page: what follows it is no part of it.
    const text = page.locator('main section:has(.prose)');
    await text.evaluate((one) =>
      scrollBy({
        top: one.getBoundingClientRect().bottom - innerHeight - 200,
        behavior: 'instant',
      }),
    );
    await expect.poll(read).toBeLessThan(99);
    await text.evaluate((one) =>
      scrollBy({ top: one.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' }),
    );
    await expect.poll(read).toBeCloseTo(100, 0);
    expect(await page.evaluate(() => scrollY + innerHeight)).toBeLessThan(
      await page.evaluate(() => document.documentElement.scrollHeight),
    );
    // The page grows while its last pictures come.
    const readToTheEnd = async () => {
      await page.evaluate(() =>
        scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
      );
      return read();
    };
    await expect.poll(readToTheEnd).toBeCloseTo(100);
  });
}

const nameLines = nameInHeader(company.name).lines.length;

/** The ways in which letters grow, from the browser's usual size to twice as large. */
const sizes = [16, 20, 24, 28, 32];
const ways = [
  [
    'by the browser’s setting',
    async (page: Page) => {
      const session = await page.context().newCDPSession(page);
      return (size: number) =>
        session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
    },
  ],
  [
    'by the root’s font size',
    async (page: Page) => (size: number) =>
      page.evaluate(
        (value) => {
          document.documentElement.style.fontSize = value;
        },
        `${String(size)}px`,
      ),
  ],
] as const;

test.describe(() => {
  // Where words lie hangs on no code.
  test.use({ quiet: true });

  for (const locale of localeCodes) {
    test(`the header's words in "${locale}" keep to one line and clear of each other, also with letters that a visitor spaces out (WCAG 1.4.12)`, async ({
      page,
    }) => {
      await page.goto(href(locale, 'about'));
      await arrived(page);
      const action = page
        .getByRole('banner')
        .getByRole('link', { name: say(locale, 'Book a consultation') });
      for (const width of [768, 992, 1024, 1265, 1280, 1536, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(action).toBeVisible();
        expect(await page.evaluate(linesAndOverlaps, nameLines), `${String(width)} px`).toEqual([]);
      }
      await page.evaluate(() => {
        for (const element of document.querySelectorAll<HTMLElement>('body *')) {
          element.style.letterSpacing = '0.12em';
          element.style.wordSpacing = '0.16em';
        }
      });
      for (const width of [320, 390, 820, 992, 1180, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(collisions), `${String(width)} px, spaced out`).toEqual([]);
      }
    });

    // Both make the same letters: the second in the language with the longest words.
    const prepared = ways.slice(0, locale === sampledLocales.at(-1) ? 2 : 1);

    test(`in "${locale}", letters up to twice as large leave the header's parts clear of each other: where they do not fit, the menu button stands`, async ({
      page,
    }) => {
      await page.goto(href(locale, 'about'));
      await arrived(page);
      for (const [way, prepare] of prepared) {
        const setSize = await prepare(page);
        const rows: string[] = [];
        // A window of another size takes longer than letters of another size; the last is the usual one.
        for (const width of [320, 390, 820, 992, 1180, 1920, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          for (const size of sizes) {
            await setSize(size);
            const at = `${String(size)} px of ${String(width)} px`;
            expect(await page.evaluate(linesAndOverlaps, nameLines), `${at} ${way}`).toEqual([]);
            expect(await page.evaluate(collisions), `${at} ${way}`).toEqual([]);
            const shown = await page.evaluate(waysToPages);
            expect(shown, `${at} ${way}`).toHaveLength(1);
            rows.push(...shown.filter((one) => one === 'nav').map(() => at));
          }
        }
        // As soon as there is room, and no sooner.
        expect(rows, way).toEqual([
          '16 px of 992 px',
          '16 px of 1180 px',
          '16 px of 1920 px',
          '20 px of 1920 px',
          '24 px of 1920 px',
          '28 px of 1920 px',
          '16 px of 1280 px',
          '20 px of 1280 px',
        ]);
        await setSize(16);
      }
    });
  }
});

test('what has the focus is never below the header, going backwards either', async ({ page }) => {
  await page.goto(href('en', 'services'));
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  // Before them stands the header itself.
  const stops = await page.getByRole('main').locator(':is(a, button, summary):visible').count();
  expect(stops).toBeGreaterThan(4);
  const covered: string[] = [];
  for (let stop = 0; stop < Math.min(stops, 24); stop += 1) {
    await page.keyboard.press('Shift+Tab');
    covered.push(...(await page.evaluate(coveredFocus)));
  }
  expect(covered).toEqual([]);
});

/** Texts of the header's row that have more than one line (the name: than `nameLines`), or lie over another. */
function linesAndOverlaps(nameLines: number): string[] {
  const problems: string[] = [];
  const items = [
    ...document.querySelectorAll('header > div > :is(a, details), header > div > nav li'),
  ].filter((item) => item.checkVisibility());
  const boxes = items.map((item) => {
    const range = document.createRange();
    const isName = item.matches('header > div > a:first-child');
    // The sign before a name of two lines stands in the middle of them.
    const name = isName && nameLines > 1 ? item.lastElementChild : null;
    const label = name ?? item.querySelector('summary') ?? item;
    range.selectNodeContents(label);
    const text = label.textContent.trim();
    const tops = [...range.getClientRects()]
      .filter(({ height, width }) => height > 2 && width > 2)
      .map(({ top, bottom }) => Math.round((top + bottom) / 2))
      .sort((a, b) => a - b);
    let lines = 0;
    let start = -Infinity;
    for (const top of tops) {
      if (top - start <= 14) continue;
      lines += 1;
      start = top;
    }
    if (lines > (isName ? nameLines : 1)) problems.push(`${text} breaks`);
    const { left, right } = item.getBoundingClientRect();
    return { text, left, right };
  });
  boxes.sort((a, b) => a.left - b.left);
  boxes.forEach(({ text, left }, index) => {
    const before = boxes[index - 1];
    if (before && left < before.right + 8) problems.push(`${text} touches ${before.text}`);
  });
  return problems;
}

/** Which of the two ways to the pages stand in the header. */
function waysToPages(): string[] {
  const ways = document.querySelectorAll('header > div > :is(nav, button)');
  return [...ways].filter((way) => way.checkVisibility()).map(({ localName }) => localName);
}

/** Parts of the header whose boxes meet, or leave the window. */
function collisions(): string[] {
  const parts = [
    ...document.querySelectorAll('header > div > :not(nav), header > div > nav :is(a, button)'),
  ].filter((part) => part.checkVisibility() && part.getClientRects().length > 0);
  const boxes = parts.map((part) => {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    return { name: part.textContent.trim() || part.className, left, top, right, bottom };
  });
  return boxes.flatMap((a, index) => [
    ...(a.left < 0 || a.right > innerWidth ? [`${a.name} leaves the window`] : []),
    ...boxes
      .slice(index + 1)
      .filter(
        (b) =>
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5,
      )
      .map((b) => `${a.name} meets ${b.name}`),
  ]);
}

/** The element with the focus, where the header lies over its top. */
function coveredFocus(): string[] {
  const focused = document.activeElement;
  const header = document.querySelector('header');
  if (!focused || !header || header.contains(focused)) return [];
  const { top } = focused.getBoundingClientRect();
  return top < header.getBoundingClientRect().bottom ? [focused.textContent.trim()] : [];
}
