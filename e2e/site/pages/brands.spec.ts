import type { Locator, Page } from '@playwright/test';

import { colours } from '#brand/tokens.ts';
import { content } from '#content/index.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { hold } from '#e2e/support/hold.ts';
import { sectionOf } from '#e2e/support/section-of.ts';
import { has, logosIn } from '#e2e/support/subjects.ts';
import { logoGrid } from '#kit/motion/figures.ts';

import { clients, noNavigationEntry } from './carousels.ts';

/** Returns the section of the page /about with the grid of logos, here called marks. */
const gridOf = (page: Page) => sectionOf(page, content.page('en', 'about').clients.title);

/** Returns the names of the clients whose logos are given. */
const namesOf = (marks: Locator) =>
  marks.evaluateAll((all) => all.map((mark) => (mark as HTMLElement).dataset['logo']));

if (has.clients) {
  test('with reduced motion every mark of the grid shows', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/about');
    const marks = gridOf(page).locator('[data-logo]').filter({ visible: true });
    await expect(marks).toHaveCount(logosIn('grid').length);
  });
}

if (has.logosInTurn) {
  test('the first six marks of the grid are random, and stay the same during the hydration', async ({
    page,
    openPage,
    site,
  }) => {
    const marks = (on: Page) => namesOf(gridOf(on).locator('li:visible [data-logo]'));
    const first = [];
    for (const seed of [7, 42, 1234]) {
      const visit = await openPage({});
      await visit.addInitScript((from) => {
        // A pseudo-random generator, so that each visit has a choice of its own.
        let state = from;
        Math.random = () => ((state = (state * 16807) % 2147483647) - 1) / 2147483646;
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) {
            shifts.push(value);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      }, seed);
      // The code that exchanges marks is not loaded.
      await hold(visit, '**/logo-grid-*.js');
      const release = await hold(visit, '**/assets/index-*.js');
      const arrival = visit.goto(`${site.url}/about`);
      await gridOf(visit).locator('li').last().waitFor({ state: 'attached' });
      const before = await marks(visit);
      release();
      await arrival;
      const after = await marks(visit);
      expect(after).toHaveLength(logoGrid.visible);
      expect(after).toEqual(before);
      const shifts = await visit.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      expect(shifts.filter((value) => value >= 0.001)).toEqual([]);
      first.push(after.join());
      await visit.close();
    }
    expect(new Set(first).size).toBe(3);
    // The same after a client navigation, which does not run the document's inline scripts again.
    await page.goto('/contact');
    await page.evaluate(() => {
      let state = 99;
      Math.random = () => ((state = (state * 16807) % 2147483647) - 1) / 2147483646;
    });
    await hold(page, '**/logo-grid-*.js');
    await page.evaluate((to) => {
      const link = document.querySelector<HTMLAnchorElement>('footer nav a')!;
      link.href = to;
      link.click();
    }, '/about');
    await gridOf(page).waitFor();
    expect(await marks(page)).toHaveLength(logoGrid.visible);
    await expect(gridOf(page).locator('ul')).toHaveAttribute('data-chosen');
  });

  test('the grid shows six marks, each once, and changes one every two seconds', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(noNavigationEntry);
    await page.clock.install();
    await page.goto('/about');
    const marks = gridOf(page).locator('li:visible [data-logo]');
    const names = () => namesOf(marks);
    await gridOf(page).scrollIntoViewIfNeeded();
    await expect(gridOf(page).locator('[data-endless]')).toHaveAttribute('data-moving', 'moving');
    const first = await names();
    expect(first).toHaveLength(logoGrid.visible);
    await expect
      .poll(async () => {
        await page.clock.runFor(logoGrid.rotate * 1000);
        return names();
      })
      .not.toEqual(first);
    expect(new Set(await names()).size).toBe(logoGrid.visible);
  });
}

if (has.passingLogos) {
  test('the logos of clients pass by endlessly, and their copies are hidden from assistive technology', async ({
    page,
  }) => {
    await page.goto('/');
    const strip = clients(page);
    await strip.scrollIntoViewIfNeeded();
    await expect(strip.locator('[data-endless]')).toHaveAttribute('data-moving', 'moving');
    const names = await namesOf(strip.locator('ul:not([aria-hidden]) [data-logo]'));
    expect(names).toEqual(logosIn('marquee'));
    // Each logo is an image with an accessible name.
    const logos = content.clients('en', 'marquee').filter(({ logo }) => logo);
    await expect(strip.getByRole('img')).toHaveCount(logos.length);
    const place = () =>
      strip
        .locator('ul')
        .first()
        .evaluate((list) => list.getBoundingClientRect().x);
    const before = await place();
    await expect.poll(place).toBeLessThan(before);
  });
}

if (content.clients('en', 'marquee').some(({ logo }) => logo)) {
  test('a logo has the text colour of its background', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const strip = clients(page);
    const logo = strip.getByRole('img').first();
    const { ink, surface } = colours;
    await expect(logo).toHaveCSS('background-color', rgb(ink));
    await strip.evaluate((section) => section.classList.add('on-dark'));
    await expect(strip).toHaveCSS('background-color', rgb(ink));
    await expect(logo).toHaveCSS('background-color', rgb(surface));
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  if (has.logosInTurn) {
    test('an odd number of marks leaves no empty cell in the grid at rest, and marks that take turns have one column each', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/about');
      const list = gridOf(page).locator('ul');
      await makeOdd(list);
      expect(await shareOfLast(list)).toBeCloseTo(1, 1);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await list
        .locator('li')
        .last()
        .evaluate((row) => row.setAttribute('data-shown', ''));
      expect(await shareOfLast(list)).toBeCloseTo(0.5, 1);
    });
  }

  if (has.passingLogos) {
    test('an odd number of marks leaves no empty cell in the strip at rest', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/');
      const list = clients(page).locator('ul:not([aria-hidden])');
      await makeOdd(list);
      expect(await shareOfLast(list)).toBeCloseTo(1, 1);
    });
  }
});

/** Removes an item of a list if their number is even. */
async function makeOdd(list: Locator): Promise<void> {
  await list.evaluate(({ children }) => {
    if (children.length % 2 === 0) children[0]?.remove();
  });
}

/** Returns the width of the last item of a list, as a share of the list's width. */
function shareOfLast(list: Locator): Promise<number> {
  return list.evaluate(
    (element) => element.lastElementChild!.getBoundingClientRect().width / element.clientWidth,
  );
}

/** Converts a colour like `#1a2b3c` to the notation of computed styles. */
function rgb(colour: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return `rgb(${String(red)}, ${String(green)}, ${String(blue)})`;
}
