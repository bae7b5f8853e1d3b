import { localeCodes } from '../../src/i18n/locales.ts';
import { href } from '../../src/site/routes.ts';
import { expect, test } from '../support/fixtures.ts';
import { say } from '../support/words.ts';

for (const name of ['index', 'about'] as const) {
  test(`the header of ${name} becomes solid once the page has moved, and nothing else moves`, async ({
    page,
  }) => {
    await page.goto(href('en', name));
    const header = page.locator('.site-header');
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

test('the header of blog pages measures how far one has read', async ({ page }) => {
  /** Percentage of the lower edge that the line has reached. */
  const read = () =>
    page.locator('.site-header').evaluate((header) => {
      const { backgroundImage, backgroundSize } = getComputedStyle(header);
      return backgroundImage === 'none' ? NaN : parseFloat(backgroundSize);
    });
  await page.goto(href('en', 'about'));
  expect(await read()).toBeNaN();
  await page.goto(href('en', 'blogs'));
  expect(await read()).toBe(0);
  await page.evaluate(() =>
    scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' }),
  );
  await expect.poll(read).toBeGreaterThan(40);
  await page.evaluate(() =>
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
  );
  await expect.poll(read).toBeCloseTo(100);
});

for (const locale of localeCodes) {
  test(`the header's words in "${locale}" keep to one line and clear of each other`, async ({
    page,
  }) => {
    await page.goto(href(locale, 'about'));
    await page.locator('html[data-fonts]').waitFor();
    for (const width of [768, 992, 1024, 1265, 1280, 1536, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const action = page
        .getByRole('banner')
        .getByRole('link', { name: say(locale, 'Book a consultation') });
      await expect(action).toBeVisible();
      expect(await page.evaluate(linesAndOverlaps), `${String(width)} px`).toEqual([]);
    }
  });
}

test('what has the focus is never below the header, going backwards either', async ({ page }) => {
  await page.goto(href('en', 'services'));
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  const covered: string[] = [];
  for (let stop = 0; stop < 24; stop += 1) {
    await page.keyboard.press('Shift+Tab');
    covered.push(...(await page.evaluate(coveredFocus)));
  }
  expect(covered).toEqual([]);
});

/** Texts of the header's row that break, or lie over another. */
function linesAndOverlaps(): string[] {
  const problems: string[] = [];
  const items = [
    ...document.querySelectorAll(
      '.logo, .main-navigation li, .site-header > .sheet > .language-switcher, .header-action',
    ),
  ].filter((item) => item.checkVisibility());
  const boxes = items.map((item) => {
    const range = document.createRange();
    const label = item.querySelector('summary') ?? item;
    range.selectNodeContents(label);
    const text = label.textContent.trim();
    const tops = [...range.getClientRects()]
      .filter(({ height, width }) => height > 2 && width > 2)
      .map(({ top, bottom }) => Math.round((top + bottom) / 2));
    if (Math.max(...tops) - Math.min(...tops) > 14) problems.push(`${text} breaks`);
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

/** The element with the focus, where the header lies over its top. */
function coveredFocus(): string[] {
  const focused = document.activeElement;
  const header = document.querySelector('.site-header');
  if (!focused || !header || header.contains(focused)) return [];
  const { top } = focused.getBoundingClientRect();
  return top < header.getBoundingClientRect().bottom ? [focused.textContent.trim()] : [];
}
