import type { Page } from '@playwright/test';

import { content } from '#content/index.ts';
import { servicePaths } from '#content/service-matrix.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { has, leaf } from '#e2e/support/subjects.ts';
import { say } from '#e2e/support/words.ts';
import { type LocaleCode, localeCodes } from '#kit/i18n/locales.ts';
import { pageSummary } from '#kit/site/page-summary.ts';
import { href, pagesOf, type RouteName } from '#kit/site/routes.ts';
import { sampledLocales } from '#kit/testing/sampled-locales.ts';
import { templateOf, templates } from '#kit/testing/templates.ts';

import { markups } from './markups.ts';

// The layout depends neither on motion nor on code, and without them pages are laid out sooner.
test.use({ quiet: true, contextOptions: { reducedMotion: 'reduce' } });

/** Returns the address of the page with the longest heading of each template. */
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

/** Returns the addresses of the two services with the longest headings. */
function longestServices(locale: LocaleCode): string[] {
  return servicePaths
    .toSorted(
      (one, other) =>
        content.service(locale, other).heading.length - content.service(locale, one).heading.length,
    )
    .slice(0, 2)
    .map((path) => href(locale, 'services-category-id', path));
}

/** Returns the languages in which a page's heading and its description are longest. */
function longestWords(name: RouteName, id?: string): Set<LocaleCode> {
  const longest = (part: 'heading' | 'description') =>
    localeCodes.toSorted((one, other) => lengthOf(other, part) - lengthOf(one, part))[0]!;
  const lengthOf = (locale: LocaleCode, part: 'heading' | 'description') => {
    const page = pagesOf(locale).find((one) => one.name === name && one.id === id)!;
    return pageSummary(page)[part].length;
  };
  return new Set([longest('heading'), longest('description')]);
}

test('on a phone no step of a service’s breadcrumb trail is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const locale of localeCodes) {
    await page.goto(href(locale, 'services-category-id', leaf));
    const trail = page.getByRole('navigation', { name: say(locale, 'Breadcrumb') });
    const steps = trail.locator('a, [aria-current]');
    await expect(steps.last()).toBeVisible();
    const cut = await steps.evaluateAll((all) =>
      all.filter((step) => step.clientWidth > 0 && step.scrollWidth > step.clientWidth + 1),
    );
    expect(cut, locale).toHaveLength(0);
    const ends = await steps.evaluateAll((all) =>
      all.map((step) => step.getBoundingClientRect().right),
    );
    expect(Math.max(...ends), locale).toBeLessThanOrEqual(390);
  }
});

for (const locale of sampledLocales) {
  test(`no heading overlaps the drawing of its page, and the first words of every page are at least 24 px below the header (${locale})`, async ({
    page,
  }) => {
    let drawn = 0;
    for (const address of longestHeadings(locale)) {
      await page.goto(address);
      drawn += await page.locator('h1 ~ picture').count();
      for (const [width, height] of [
        [1920, 1080],
        [1366, 768],
        [1000, 800],
        [768, 1024],
        [390, 844],
        // The initial size, for the next page.
        [1280, 800],
      ] as const) {
        await page.setViewportSize({ width, height });
        const at = `${address} at ${String(width)} px`;
        expect(await linesOnDrawing(page), at).toEqual([]);
        expect(await page.evaluate(gapBelowHeader), at).toBeGreaterThanOrEqual(24);
      }
    }
    expect(drawn > 0).toBe(has.drawings);
  });
}

if (has.homeArtwork) {
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
        // The line is hidden above the upper edge of the hero.
        const visible = Math.max(box('.hero-graphic .cord').top, box('main > section').top);
        return visible - box('header').bottom;
      });
      expect(top, `gap at ${String(width)} × ${String(height)}`).toBeLessThanOrEqual(0);
    }
  });

  test('a phone’s first screen has the bob of the plumb line and the ground below it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const locale of localeCodes) {
      await page.goto(href(locale, 'index'));
      const below = await page.evaluate(() =>
        Math.max(
          ...['.bob', '.ground'].map(
            (part) =>
              document.querySelector(`.hero-graphic ${part}`)!.getBoundingClientRect().bottom,
          ),
        ),
      );
      expect(below, locale).toBeLessThan(844);
    }
  });
}

if (has.homeArtwork && has.phrases) {
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
          return (
            document.querySelector('.hero-graphic .cord')!.getBoundingClientRect().left - right
          );
        });
        expect(clearance, `${locale} at ${String(width)} px`).toBeGreaterThan(2);
      }
    }
  });
}

/** Services whose content asks for dots (`isHeadingDotsVisible`). */
const dotted = servicePaths.filter((path) => content.service('en', path).isHeadingDotsVisible);

if (dotted.length > 0) {
  test('only the heroes of services whose content asks for dots have them', async ({ request }) => {
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
    // With a text this short, only the minimum height keeps the box so high.
    await text.locator('p').evaluate((lead) => (lead.textContent = '–'));
    expect((await text.boundingBox())?.height).toBeGreaterThanOrEqual(height);
  });
}

if (has.drawings) {
  test('on a phone a hero’s drawing goes from one edge of the window to the other below a line', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const name of ['services', 'about', 'clients'] as const) {
      await page.goto(href('en', name));
      const picture = page.locator('main h1 ~ picture');
      await expect(picture).toHaveCSS('border-top-width', '1px');
      const box = await picture.boundingBox();
      expect([box?.x, box?.width]).toEqual([0, 390]);
    }
  });

  test('most of a service’s drawing stands on the first screen of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const locale of sampledLocales) {
      for (const address of [href(locale, 'about'), ...longestServices(locale)]) {
        await page.goto(address);
        const { top, bottom } = await page
          .locator('main h1 ~ picture img')
          .evaluate((image) => image.getBoundingClientRect());
        expect((844 - top) / (bottom - top), address).toBeGreaterThan(0.8);
      }
    }
  });
}

test('the dots of a banner do not overlap its words', async ({ page }) => {
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

/** Runs in the page: returns the pixels between the header and the first words of the page. */
function gapBelowHeader(): number {
  const first = document.querySelector('main :is(h1, nav)')!;
  const top = first.getBoundingClientRect().top + parseFloat(getComputedStyle(first).paddingTop);
  return top - document.querySelector('header')!.getBoundingClientRect().bottom;
}

/** Returns for each line of the heading that overlaps the drawing's box how far it reaches below its top. */
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
        // With this tight leading, the box of a line is higher than the line.
        const leading = parseFloat(getComputedStyle(heading).lineHeight);
        const excess = Math.max(0, line.height - leading) / 2;
        return { top: line.top + excess, bottom: line.bottom - excess };
      })
      .filter(({ top, bottom }) => bottom > drawing.top && top < drawing.bottom)
      .map(({ bottom }) => `${String(Math.round(bottom - drawing.top))} px`);
  });
}

test('no line of a heading covers the letters of the line above', async ({ page }) => {
  for (const locale of sampledLocales) {
    for (const { address } of templates(locale).filter(({ name }) => name !== 'index')) {
      await page.goto(address);
      const heading = page.locator('main h1');
      // Decoration behind the heading would show when the background is removed below.
      await page
        .locator('main > section')
        .first()
        .evaluate((section) => {
          for (const part of section.querySelectorAll<HTMLElement>('.lines, svg, img')) {
            part.style.visibility = 'hidden';
          }
        });
      const shown = await heading.screenshot();
      await heading.locator('> span').evaluateAll((spans) => {
        for (const span of spans) span.style.backgroundImage = 'none';
      });
      expect(shown.equals(await heading.screenshot()), address).toBe(true);
    }
  }
});
