import type { JSHandle, Page } from '@playwright/test';

import { faces } from '#brand/tokens.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { templates } from '#kit/testing/templates.ts';

test('the check finds a single transparent paragraph', async ({ page }) => {
  await page.goto('/about');
  await page
    .locator('main p')
    .nth(2)
    .evaluate((paragraph) => (paragraph.style.opacity = '0'));
  expect(await page.evaluate(transparentElements)).toEqual([expect.stringContaining('<p')]);
});

test('the fonts are used without a script that loads them', async ({ page }) => {
  await page.goto('/about');
  await expect(page.locator('h1')).toHaveCSS('font-family', new RegExp(`^"${faces.head.family}",`));
});

for (const { address } of templates('en')) {
  test(`${address} shows all its words and has all the styles that it needs`, async ({
    page,
    expectedErrors,
  }) => {
    // A font that loads between two measurements would change the boxes of its text.
    await page.route('**/*.woff2', (route) => route.abort());
    expectedErrors.push(/ERR_FAILED/);
    await page.goto(address);
    await expect.poll(() => page.evaluate(transparentElements)).toEqual([]);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      // The browser chooses the pictures for the new width in a frame, which a screenshot waits for. Without
      // JavaScript no script can.
      await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
      // Pictures that load between the two measurements would be a difference too.
      await expect.poll(() => page.evaluate(hasPictures)).toBe(true);
      // First with the whole stylesheet, then with the part of it that is inline in the page.
      await page.evaluate(applyStyles, { whole: true });
      await expect.poll(() => page.evaluate(hasWholeStylesheet)).toBe(true);
      const names = await page.evaluate(declaredProperties);
      const whole = await settledStyles(page, names);
      await page.evaluate(applyStyles, { whole: false });
      const own = await settledStyles(page, names);
      const { count, differing } = await page.evaluate(compare, [whole, own] as const);
      expect(count).toBeGreaterThan(100);
      expect(differing, `at ${String(width)}`).toEqual([]);
    }
  });
}

type Styles = Record<string, string>;

/**
 * Waits until no box moves between two measurements (pictures and fonts move them), and returns the computed
 * styles. These are megabytes, and so stay in the page.
 */
async function settledStyles(page: Page, names: string[]): Promise<JSHandle<Styles>> {
  let places = '';
  await expect(async () => {
    const before = places;
    places = await page.evaluate(placesOfBoxes);
    expect(places === before, 'boxes stand still').toBe(true);
  }).toPass({ intervals: [50] });
  return page.evaluateHandle(computedStyles, names);
}

/** Runs in the page: returns the number of boxes, and the names of those that look different. */
function compare([whole, own]: readonly [Styles, Styles]) {
  const boxes = Object.keys(whole);
  return { count: boxes.length, differing: boxes.filter((box) => own[box] !== whole[box]) };
}

function placesOfBoxes(): string {
  return [...document.querySelectorAll('body *')]
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].join(' ');
    })
    .join();
}

/** Runs in the page: returns all properties that a stylesheet sets. Only these can differ. */
function declaredProperties(): string[] {
  const names = new Set<string>();
  const collect = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) for (const name of rule.style) names.add(name);
      if ('cssRules' in rule) collect(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) collect(sheet.cssRules);
  // Browsers report automatic margins from the last layout. Differences show in the positions anyway.
  return [...names].filter((name) => !name.startsWith('margin'));
}

/** Runs in the page: returns the elements whose text takes room but is transparent. */
function transparentElements(): string[] {
  return [...document.querySelectorAll('body *')]
    .filter(
      (element) =>
        element.textContent.trim() !== '' &&
        // Hidden from assistive technology, for example the number of a part in its drawing.
        !element.closest('[aria-hidden="true"]') &&
        element.checkVisibility() &&
        !element.checkVisibility({ opacityProperty: true }),
    )
    .map(({ outerHTML }) => outerHTML.slice(0, 160));
}

/** Runs in the page: returns position and styles of each box by its index in the document, without closed menus. */
function computedStyles(names: string[]): Styles {
  const shown = document.querySelectorAll('body :not(dialog, dialog *, [popover], [popover] *)');
  const boxes = [...shown].flatMap((element, index) =>
    [null, '::before', '::after'].flatMap((part): [string, string][] => {
      const style = getComputedStyle(element, part);
      if (part !== null && style.content === 'none') return [];
      const { x, y } = element.getBoundingClientRect();
      const place = `${x.toFixed(1)} ${y.toFixed(1)}`;
      const text = [place, ...names.map((name) => style.getPropertyValue(name))].join(' ');
      return [[`${String(index)} ${element.tagName}.${element.className} ${part ?? ''}`, text]];
    }),
  );
  return Object.fromEntries(boxes);
}

/** Runs in the page: makes all pictures load, and tells whether they have. */
function hasPictures(): boolean {
  for (const image of document.images) image.loading = 'eager';
  return [...document.images].every(({ complete }) => complete);
}

/** Runs in the page: applies either the whole stylesheet, or only the styles inline in the page. */
function applyStyles({ whole }: { whole: boolean }): void {
  for (const sheet of document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>(
    'style, link[rel="stylesheet"]',
  )) {
    sheet.disabled = sheet.hasAttribute('data-precedence') !== whole;
  }
}

function hasWholeStylesheet(): boolean {
  return document.querySelector<HTMLLinkElement>('link[data-precedence]')?.sheet != null;
}
