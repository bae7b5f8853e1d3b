import type { Page as BrowserPage } from '@playwright/test';

import { company } from '#brand/company.ts';
import { content } from '#content/index.ts';
import { arrived } from '#e2e/support/arrived.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { sectionOf } from '#e2e/support/section-of.ts';
import { category, has } from '#e2e/support/subjects.ts';
import { linkLabel, say } from '#e2e/support/words.ts';
import { type LocaleCode, localeRecord, locales } from '#kit/i18n/locales.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import { longestTitle } from '#kit/site/document-title.ts';
import { allPages, alternates, type Page } from '#kit/site/routes.ts';
import { otherLocale, sampledLocales } from '#kit/testing/sampled-locales.ts';
import { templates } from '#kit/testing/templates.ts';

// Which pages are tested where: docs/design.md, "What tests walk".
for (const { address, locale } of sampledLocales.flatMap(templates)) {
  test(
    `${address} is accessible, fits its width and has short names and headings, uses its labels for one purpose each, and loses nothing with text twice as large on a phone`,
    { tag: '@any-host' },
    async ({ page, axe }) => {
      await page.goto(address);

      await test.step('fits its width and has short names and headings', () =>
        expectReadable(page));

      await test.step('uses its labels for one purpose each', () =>
        expectConsistentLabels(page, locale));

      await test.step('has no link to the lead form right above the form of the footer', () =>
        expect(page.locator('main > section:last-of-type [data-lead-form]')).toHaveCount(0));

      await test.step('loses nothing with text twice as large on a phone', () =>
        expectRoomForLargeText(page, axe));
    },
  );
}

async function expectReadable(page: BrowserPage): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width, 'horizontal overflow').toBeLessThanOrEqual(0);

  expect(await page.locator('a[href], button, summary').evaluateAll(lowTargets)).toEqual([]);
  const main = page.getByRole('main');
  const texts = (selector: string) =>
    main.locator(selector).evaluateAll((all) => all.map((one) => one.textContent?.trim() ?? ''));
  const longNames = (await texts('a')).filter(({ length }) => length >= 100);
  expect(longNames, 'names of links').toEqual([]);
  // The name of a row is a heading in its summary, and there is no second one for screen readers.
  for (const summary of await main.locator('summary').all()) {
    await expect(summary.locator('h2, h3, h4')).toHaveCount(1);
  }
  await expect(main.locator(':is(h2, h3, h4).sr-only')).toHaveCount(0);
  // A table within a drawing needs no caption: the drawing as a whole has a name.
  await expect(main.locator('table:not(:has(> caption), [aria-hidden="true"] *)')).toHaveCount(0);
  const named = page.locator('[aria-label], [alt], [title]');
  const names = await named.evaluateAll((all) =>
    all.flatMap((one) => ['aria-label', 'alt', 'title'].map((name) => one.getAttribute(name))),
  );
  expect(names.filter((name) => /[\u00AD\u2060]/.test(name ?? ''))).toEqual([]);
}

/** Runs in the page: returns the texts of targets lower than 24 px, except for those within a sentence. */
function lowTargets(all: Element[]): string[] {
  return all
    .filter((one) => {
      const isInSentence =
        getComputedStyle(one).display === 'inline' &&
        one.parentElement?.textContent.trim() !== one.textContent.trim();
      return one.checkVisibility() && !isInSentence;
    })
    .filter((one) => {
      // An absolutely positioned layer may enlarge the target.
      const isEnlarged = getComputedStyle(one, '::after').position === 'absolute';
      const { height } = one.getBoundingClientRect();
      return !isEnlarged && height > 0 && height < 24;
    })
    .map((one) => one.textContent.trim());
}

/** Expects that links which open a dialog say so, and have labels that no link to a page has. */
async function expectConsistentLabels(page: BrowserPage, locale: LocaleCode): Promise<void> {
  const marks = '[data-lead-form], #mega-menu p > a';
  // Sections are hydrated one after the other.
  await expect(page.locator(`:is(${marks}):not([aria-haspopup])`)).toHaveCount(0);
  const links = await page.locator('a[href]').evaluateAll(
    (all, marked) =>
      all.map((link) => ({
        name: link.textContent.trim(),
        opens: link.ariaHasPopup === 'dialog',
        isMarked: link.matches(marked),
      })),
    marks,
  );
  expect(links.filter(({ opens, isMarked }) => opens !== isMarked)).toEqual([]);
  const names = [say(locale, 'Request a call'), say(locale, 'All services on one sheet')];
  expect(links.filter(({ name, opens }) => opens !== names.includes(name))).toEqual([]);
  expect(links.map(({ name }) => name)).toContain(say(locale, 'Book a consultation'));
  expect(links.some(({ opens }) => opens)).toBe(true);
}

/**
 * Doubles the text size on a phone. Checks the page with axe before; the fixtures do so again at the end
 * of the test, with large text.
 */
async function expectRoomForLargeText(page: BrowserPage, axe: () => Promise<void>): Promise<void> {
  if (page.viewportSize()?.width !== 390) return;
  await axe();
  await arrived(page);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await page.evaluate(cutTexts)).toEqual([]);
}

/** Runs in the page: returns texts that are partly outside of the window, or of a box with hidden overflow. */
function cutTexts(): string[] {
  const cut: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const element = text.parentElement;
    if (!element || !text.textContent?.trim()) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest('svg, .skip-link')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    // A slide can be brought into view, so only its own edges can cut its texts off.
    const slide = element.closest('[role="group"][aria-roledescription]');
    const view = slide?.getBoundingClientRect() ?? { left: 0, right: innerWidth };
    let { left, right } = view;
    let [isShortened, isForScreenReaders] = [false, false];
    // Text in a box that scrolls sideways loses nothing. The box itself may be cut off.
    let subject: Range | Element = range;
    for (let box: Element | null = element; box && box !== slide; box = box.parentElement) {
      const { clipPath, overflowX, textOverflow } = getComputedStyle(box);
      isForScreenReaders ||= clipPath === 'inset(50%)';
      if (overflowX === 'visible' || box === document.body) continue;
      if (overflowX === 'auto' || overflowX === 'scroll') {
        subject = box;
        continue;
      }
      const edges = box.getBoundingClientRect();
      [left, right] = [Math.max(left, edges.left), Math.min(right, edges.right)];
      isShortened ||= textOverflow === 'ellipsis';
    }
    // The last step of a breadcrumb trail may be shortened, since the heading has its full text.
    if (isShortened || isForScreenReaders) continue;
    const lost = [...subject.getClientRects()].map((line) =>
      Math.max(left - line.left, line.right - right),
    );
    if (Math.max(...lost) > 1) cut.push(`${text.textContent.trim()}: ${Math.max(...lost)} px`);
  }
  return cut;
}

test(
  'a heading of two lines is two texts, and legal links are a navigation',
  { tag: '@any-window' },
  async ({ page }) => {
    await page.goto(`/services/${category}`);
    const { title, subtitle } = content.service('en', category).parts!;
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(main.locator('hgroup p')).toHaveText(subtitle);
    const footer = page.getByRole('contentinfo');
    const invitation = footer.getByRole('heading', {
      name: say('en', 'Share your vision'),
      exact: true,
    });
    await expect(invitation).toBeVisible();
    const legal = footer.getByRole('navigation', { name: say('en', 'Legal information') });
    await expect(legal.getByRole('link')).toHaveText(
      (['privacy', 'imprint', 'accessibility'] as const).map((name) =>
        linkLabel('en', 'legal', name),
      ),
    );
  },
);

if (has.numbers) {
  test(
    'figures are a description list of terms and values',
    { tag: '@any-window' },
    async ({ page }) => {
      await page.goto('/');
      const { title: heading, items } = content.page('en', 'home').numbers!;
      const numbers = sectionOf(page, heading);
      await expect(numbers.getByRole('term')).toHaveText(items.map(({ label }) => label));
      await expect(numbers.getByRole('definition')).toHaveText(
        items.map(({ value }) => String(value)),
      );
    },
  );
}

test('the page about the company shows its lead text', { tag: '@any-window' }, async ({ page }) => {
  await page.goto('/about');
  const lead = content.page('en', 'about').lead.replace(/<[^>]*>/g, '');
  await expect(page.getByRole('main').getByText(lead)).toBeVisible();
});

for (const [address, ...sizes] of [
  ['/', '200%'],
  // Not with larger letters: its longest phrase would be wider than the window.
  [localizePath('/', otherLocale)],
  [`/services/${category}`, '200%'],
  [localizePath('/contact', otherLocale), '200%'],
  ['/about', '200%'],
  [localizePath('/about', otherLocale), '200%'],
] as const) {
  test(
    `${address} fits a window of 320 px${sizes.length > 0 ? ', also with letters twice as large' : ''}`,
    { tag: '@any-window' },
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      // With a hash in its address, a page is laid out whole at once.
      await page.goto(`${address}#main`);
      for (const size of ['', ...sizes]) {
        const width = await page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize;
          return document.documentElement.scrollWidth;
        }, size);
        expect(width, size).toBe(320);
      }
    },
  );
}

test(
  'every address of every language answers with its own head',
  { tag: '@any-window' },
  async ({ request }) => {
    const titles = new Map<string, string>();
    for (const page of allPages) {
      const response = await request.get(page.address);
      expect(response.status(), page.address).toBe(200);
      const html = await response.text();
      expect(html, page.address).toContain(
        `<html lang="${page.locale}" dir="${localeRecord(page.locale).dir}">`,
      );
      expect(html.match(/<h1[ >]/g), page.address).toHaveLength(1);
      const title = /<title>(.+?)<\/title>/.exec(html)?.[1] ?? '';
      const companySuffix = ` · ${company.name.replaceAll('&', '&amp;')}`;
      const isLong = title.length + companySuffix.length > longestTitle;
      expect(isLong || title.endsWith(companySuffix), page.address).toBe(true);
      const key = `${page.locale} ${title}`;
      expect(titles.get(key), `${page.address} repeats a title`).toBeUndefined();
      titles.set(key, page.address);
      expectAddresses(html, page);
    }
  },
);

/** Expects the canonical address, and the address in each language. */
function expectAddresses(html: string, page: Page): void {
  const links = [...html.matchAll(/<link rel="(canonical|alternate)"[^>]*>/g)].map(
    ([link]) => link,
  );
  const pathOf = (link: string | undefined) =>
    new URL(/href="([^"]+)"/.exec(link ?? '')?.[1] ?? '').pathname;
  expect(pathOf(links.find((link) => link.includes('canonical'))), page.address).toBe(page.address);
  const expected = alternates(page);
  for (const { code, hreflang } of locales) {
    expect(
      pathOf(links.find((link) => link.includes(`hrefLang="${hreflang}"`))),
      page.address,
    ).toBe(expected[code]);
  }
  expect(pathOf(links.find((link) => link.includes('hrefLang="x-default"'))), page.address).toBe(
    expected.en,
  );
}
