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
  test(`the header of ${name} becomes solid once the page is scrolled, and keeps its height`, async ({
    page,
  }) => {
    await page.goto(href('en', name));
    const header = page.locator('header');
    const readStyle = () =>
      header.evaluate((element) => {
        const { backgroundColor, borderBottomColor } = getComputedStyle(element);
        return { backgroundColor, borderBottomColor, height: element.clientHeight };
      });
    const atTop = await readStyle();
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
    await expect
      .poll(async () => (await readStyle()).borderBottomColor)
      .not.toBe(atTop.borderBottomColor);
    const scrolled = await readStyle();
    expect(scrolled.backgroundColor).not.toBe(atTop.backgroundColor);
    expect(scrolled.height).toBe(atTop.height);
  });
}

/** Returns the percentage that the line on the header's lower edge shows, or NaN without a line. */
function readProgress(page: Page): Promise<number> {
  return page.locator('header').evaluate((header) => {
    const { backgroundImage, backgroundSize } = getComputedStyle(header);
    return backgroundImage === 'none' ? NaN : parseFloat(backgroundSize);
  });
}

if (has.posts) {
  test('with reduced motion the header of a post does not claim that all of it has been read', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(href('en', 'blogs-id', content.posts('en')[0]?.id));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await readProgress(page)).toBe(0);
  });

  test('the header of a post, and of no other page, shows how much of it has been read', async ({
    page,
  }) => {
    const readPercentage = () => readProgress(page);
    for (const name of ['about', 'blogs'] as const) {
      await page.goto(href('en', name));
      expect(await readPercentage()).toBeNaN();
    }
    await page.goto(href('en', 'blogs-id', content.posts('en')[0]?.id));
    // Not exactly 0: the text of a post without a picture begins in the first viewport.
    expect(await readPercentage()).toBeLessThan(5);
    await page.evaluate(() =>
      scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' }),
    );
    await expect.poll(readPercentage).toBeGreaterThan(40);
    // 100 % is the end of the text, not of the page.
    const text = page.locator('main section:has(.prose)');
    await text.evaluate((one) =>
      scrollBy({
        top: one.getBoundingClientRect().bottom - innerHeight - 200,
        behavior: 'instant',
      }),
    );
    await expect.poll(readPercentage).toBeLessThan(99);
    await text.evaluate((one) =>
      scrollBy({ top: one.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' }),
    );
    await expect.poll(readPercentage).toBeCloseTo(100, 0);
    expect(await page.evaluate(() => scrollY + innerHeight)).toBeLessThan(
      await page.evaluate(() => document.documentElement.scrollHeight),
    );
    // The page grows while its last pictures load.
    const readToTheEnd = async () => {
      await page.evaluate(() =>
        scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
      );
      return readPercentage();
    };
    await expect.poll(readToTheEnd).toBeCloseTo(100);
  });
}

const nameLines = nameInHeader(company.name).lines.length;

/** Font sizes in pixels, from the default of browsers to twice as large. */
const sizes = [16, 20, 24, 28, 32];
/** The ways of enlarging the text. Each returns a function that sets the font size. */
const waysToEnlarge = [
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
  // The layout depends on no code.
  test.use({ quiet: true });

  for (const locale of localeCodes) {
    test(`the header's words in "${locale}" stay on one line and do not overlap, also with larger letter and word spacing (WCAG 1.4.12)`, async ({
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

    // Both ways have the same effect. The second is tested only in the language with the longest words.
    const testedWays = waysToEnlarge.slice(0, locale === sampledLocales.at(-1) ? 2 : 1);

    test(`in "${locale}", the header's parts do not overlap with letters up to twice as large: the menu button replaces links that do not fit`, async ({
      page,
    }) => {
      await page.goto(href(locale, 'about'));
      await arrived(page);
      for (const [way, prepare] of testedWays) {
        const setSize = await prepare(page);
        const withLinks: string[] = [];
        // Resizing the window takes longer than the letters, so it is the outer loop. The usual width is the last.
        for (const width of [320, 390, 820, 992, 1180, 1920, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          for (const size of sizes) {
            await setSize(size);
            const at = `${String(size)} px of ${String(width)} px`;
            expect(await page.evaluate(linesAndOverlaps, nameLines), `${at} ${way}`).toEqual([]);
            expect(await page.evaluate(collisions), `${at} ${way}`).toEqual([]);
            const shown = await page.evaluate(visibleNavigation);
            expect(shown, `${at} ${way}`).toHaveLength(1);
            withLinks.push(...shown.filter((name) => name === 'nav').map(() => at));
          }
        }
        // The links show wherever there is room for them, and nowhere else.
        expect(withLinks, way).toEqual([
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

test('the header never covers the focused element, also when the focus moves backwards', async ({
  page,
}) => {
  await page.goto(href('en', 'services'));
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  // In as many steps the focus stays in the main content, and does not reach the header itself.
  const stops = await page.getByRole('main').locator(':is(a, button, summary):visible').count();
  expect(stops).toBeGreaterThan(4);
  const covered: string[] = [];
  for (let stop = 0; stop < Math.min(stops, 24); stop += 1) {
    await page.keyboard.press('Shift+Tab');
    covered.push(...(await page.evaluate(coveredFocus)));
  }
  expect(covered).toEqual([]);
});

/**
 * Runs in the page: describes texts of the header's row that break or are less than 8 px apart. The
 * company's name may have `nameLines` lines.
 */
function linesAndOverlaps(nameLines: number): string[] {
  const problems: string[] = [];
  const items = [
    ...document.querySelectorAll('header > div > :is(a, details), header > div > nav li'),
  ].filter((item) => item.checkVisibility());
  const boxes = items.map((item) => {
    const range = document.createRange();
    const isName = item.matches('header > div > a:first-child');
    // The logo before a name of two lines is centred between them, and would count as a third.
    const name = isName && nameLines > 1 ? item.lastElementChild : null;
    const label = name ?? item.querySelector('summary') ?? item;
    range.selectNodeContents(label);
    const text = label.textContent.trim();
    const middles = [...range.getClientRects()]
      .filter(({ height, width }) => height > 2 && width > 2)
      .map(({ top, bottom }) => Math.round((top + bottom) / 2))
      .sort((a, b) => a - b);
    let lines = 0;
    let start = -Infinity;
    for (const middle of middles) {
      // Boxes whose middles are within 14 px are on the same line.
      if (middle - start <= 14) continue;
      lines += 1;
      start = middle;
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

/** Runs in the page: returns which are visible of the header's links (`nav`) and menu button (`button`). */
function visibleNavigation(): string[] {
  const candidates = document.querySelectorAll('header > div > :is(nav, button)');
  return [...candidates]
    .filter((element) => element.checkVisibility())
    .map(({ localName }) => localName);
}

/** Runs in the page: describes parts of the header whose boxes overlap, or leave the window. */
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

/** Runs in the page: returns the text of the focused element if the header covers its top edge. */
function coveredFocus(): string[] {
  const focused = document.activeElement;
  const header = document.querySelector('header');
  if (!focused || !header || header.contains(focused)) return [];
  const { top } = focused.getBoundingClientRect();
  return top < header.getBoundingClientRect().bottom ? [focused.textContent.trim()] : [];
}
