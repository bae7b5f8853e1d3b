import type { Locator, Page } from '@playwright/test';

import { content, postIds, workIds } from '#content/index.ts';
import { servicePaths } from '#content/service-matrix.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { hold } from '#e2e/support/hold.ts';
import { sectionOf } from '#e2e/support/section-of.ts';
import { has } from '#e2e/support/subjects.ts';
import { say } from '#e2e/support/words.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import { carousel, logoGrid } from '#kit/motion/figures.ts';
import { href } from '#kit/site/routes.ts';
import { sampledLocales } from '#kit/testing/sampled-locales.ts';

/** One whose post stands among its related services, which are then more than the carousel shows. */
const withPost = servicePaths.find((path) => {
  const { case: caseId, post } = content.service('en', path);
  return caseId !== undefined && post !== undefined;
});
const services = withPost === undefined ? '' : href('en', 'services-category-id', withPost);
/** Where carousels stand that a site may do without. */
const otherNotes = postIds()
  .slice(0, 1)
  .map((id) => href('en', 'blogs-id', id));
const otherCases = workIds()
  .slice(0, 1)
  .map((id) => href('en', 'work-slug', id));
const { posts: notesOfHome, work: casesOfHome } = content.page('en', 'home');
/** A fake clock replaces `performance`, whose entries the framework reads. */
const noNavigationEntry = /^TypeError: Cannot read properties of undefined \(reading 'type'\)$/;
const related = say('en', 'Related services');
const plates = (page: Page) => sectionOf(page, content.page('en', 'about').clients.title);
const clients = (page: Page) =>
  page.getByRole('region', { name: say('en', 'Clients'), exact: true });
const quotationsOf = (page: Page) =>
  page.getByRole('region', { name: say('en', 'What clients say') });
const button = (scope: Locator, name: string) =>
  scope.getByRole('button', { name: say('en', name), exact: true });

if (withPost) {
  for (const [width, shown] of [
    [carousel.wideFrom, carousel.items],
    [carousel.wideFrom - 1, 1],
  ] as const) {
    test(`at ${String(width)} px the services show ${String(shown)} at a time, with and without code`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(services);
      const region = page.getByRole('region', { name: related });
      const slides = region.locator('[aria-roledescription]');
      const places = () =>
        slides.evaluateAll((all) =>
          all.map((slide) => slide.getBoundingClientRect()).map(({ x, width: w }) => [x, w]),
        );
      const before = await places();
      const box = await region.locator('> div:has([aria-roledescription])').boundingBox();
      // One alone leaves a part of the next one in view.
      expect(Math.floor((box?.width ?? 0) / (before[0]?.[1] ?? 1) + 0.01)).toBe(shown);
      await region.scrollIntoViewIfNeeded();
      const dots = region.getByRole('button');
      await expect(dots).toHaveCount(before.length - shown + 1);
      expect(await places()).toEqual(before);
      await dots.last().click();
      await expect(dots.last()).toHaveAttribute('aria-current', 'true');
      await expect(slides.last()).toBeInViewport();
    });
  }

  for (const width of [390, 768]) {
    test(`at ${String(width)} px the next card is seen in part`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(services);
      const region = page.getByRole('region', { name: related });
      await region.scrollIntoViewIfNeeded();
      const slides = region.locator('[aria-roledescription]');
      const box = (await region.boundingBox())!;
      const [first, second] = [
        await slides.nth(0).boundingBox(),
        await slides.nth(1).boundingBox(),
      ];
      expect((first?.width ?? 0) / box.width).toBeCloseTo(0.88, 2);
      expect(second?.x).toBeLessThan(box.x + box.width - 24);
    });
  }
}

if (has.quotations) {
  for (const locale of sampledLocales) {
    test(`on a phone the controls of quotations stand above their words, in "${locale}"`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(localizePath('/', locale));
      const region = page.getByRole('region', { name: say(locale, 'What clients say') });
      await region.scrollIntoViewIfNeeded();
      const controls = (await region.getByRole('button').last().boundingBox())!;
      const quotes = await region
        .locator('blockquote')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top + scrollY));
      const scrolled = await page.evaluate(() => scrollY);
      expect(quotes.length).toBeGreaterThan(1);
      expect(Math.min(...quotes)).toBeGreaterThanOrEqual(controls.y + controls.height + scrolled);
    });
  }

  test('quotations go on by themselves, from the last to the first, until somebody reads one', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(noNavigationEntry);
    await page.clock.install();
    await page.goto('/');
    const quotations = quotationsOf(page);
    await quotations.evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    await expect(button(quotations, 'Stop rotation')).toBeVisible();
    const dots = quotations.locator('button[aria-current]');
    const current = () =>
      dots.evaluateAll((all) => all.findIndex((dot) => dot.ariaCurrent === 'true'));
    const count = await dots.count();
    expect(count).toBeGreaterThan(1);
    const viewport = quotations.locator('> div:has([aria-roledescription])');
    await expect(viewport).toHaveAttribute('aria-live', 'off');
    for (let turn = 1; turn <= count; turn += 1) {
      await page.clock.runFor(carousel.autoplay * 1000);
      await expect.poll(current).toBe(turn % count);
    }
    await viewport.hover();
    await expect(button(quotations, 'Start rotation')).toBeVisible();
    await expect(viewport).toHaveAttribute('aria-live', 'polite');
    await page.mouse.move(0, 0);
    await page.clock.runFor(carousel.autoplay * 2000);
    expect(await current()).toBe(0);
    await button(quotations, 'Next').click();
    await expect.poll(current).toBe(1);
  });
}

for (const [what, address, title] of [
  ...(has.posts ? [['notes', '/', notesOfHome.title] as const] : []),
  ...otherNotes.map((there) => ['other notes', there, notesOfHome.title] as const),
  ...otherCases.map((there) => ['other cases', there, casesOfHome.title] as const),
]) {
  test(`the carousel of ${what} has arrows and a dot a slide, and goes on by itself`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: carousel.wideFrom - 1, height: 800 });
    await page.goto(address);
    const region = page.getByRole('region', { name: title });
    await region.evaluate((section) => {
      section.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
    await expect(button(region, 'Stop rotation')).toBeVisible();
    await expect(button(region, 'Previous')).toBeVisible();
    const slides = await region.getByRole('group').count();
    expect(slides).toBeGreaterThan(1);
    await expect(region.locator('button[aria-current]')).toHaveCount(slides);
    await button(region, 'Next').click();
    await expect(button(region, 'Start rotation')).toBeVisible();
    // On a busy machine it has gone on by itself before.
    const dots = region.locator('button[aria-current]');
    await expect(dots.first()).toHaveAttribute('aria-current', 'false');
    const shown = await dots.evaluateAll((all) =>
      all.findIndex((dot) => dot.getAttribute('aria-current') === 'true'),
    );
    await expect(region.getByRole('group').nth(shown).getByRole('link')).toBeInViewport();
  });
}

if (withPost) {
  test('a slide that has the focus stays in view when the code takes over', async ({ page }) => {
    const release = await hold(page, '**/carousel-controls-*.js');
    await page.setViewportSize({ width: carousel.wideFrom - 1, height: 800 });
    await page.goto(services);
    const region = page.getByRole('region', { name: related });
    const link = region.locator('[aria-roledescription]').last().getByRole('link');
    await link.focus();
    await expect(link).toBeInViewport({ ratio: 1 });
    release();
    await expect(region.locator('button[aria-current]').last()).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(link).toBeInViewport({ ratio: 1 });
  });
}

for (const [what, address, name] of [
  ...(has.quotations ? [['quotations', '/', say('en', 'What clients say')] as const] : []),
  ...(has.posts ? [['notes', '/', notesOfHome.title] as const] : []),
  ...otherCases.map((there) => ['cases', there, casesOfHome.title] as const),
  ...(withPost ? [['services', services, related] as const] : []),
]) {
  for (const width of [1280, 390]) {
    test(`at ${String(width)} px Tab reaches every control of the ${what}, though their code comes while the slides have the focus`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      const release = await hold(page, '**/carousel-controls-*.js');
      await page.goto(address);
      const box = page.getByRole('region', { name });
      const viewport = box.locator('> div:has([aria-roledescription])');
      // So that the browser takes what follows for steps of the keyboard.
      await page.keyboard.press('Tab');
      await viewport.focus();
      release();
      const buttons = box.locator('> div > button');
      await expect(buttons.first()).toBeFocused();
      await expect(viewport).not.toHaveAttribute('tabindex');
      for (let index = 1; index < (await buttons.count()); index += 1) {
        await page.keyboard.press('Tab');
        await expect(buttons.nth(index)).toBeFocused();
      }
    });
  }
}

if (has.posts) {
  test('a list that can be scrolled has a role and a name, as has the strip of brands', async ({
    page,
  }) => {
    await hold(page, '**/carousel-controls-*.js');
    await page.goto('/');
    const { title } = content.page('en', 'home').posts;
    const list = page
      .getByRole('region', { name: title })
      .locator('> div:has([aria-roledescription])');
    await expect(list).toHaveAttribute('tabindex', '0');
    await expect(list).toHaveRole('group');
    await expect(list).toHaveAccessibleName(title);
    for (const address of ['/', '/clients']) {
      await page.goto(address);
      await expect(clients(page)).toHaveCount(1);
    }
  });
}

if (has.quotations) {
  test.describe('the rotation', () => {
    const region = quotationsOf;
    const current = (page: Page) =>
      region(page)
        .locator('button[aria-current]')
        .evaluateAll((all) => all.findIndex((dot) => dot.ariaCurrent === 'true'));
    /** Stands at the first, and goes on when that is asked of it. */
    const expectToStart = async (page: Page) => {
      expect(await current(page)).toBe(0);
      await button(region(page), 'Start rotation').press('Enter');
      await expect(button(region(page), 'Stop rotation')).toBeVisible();
      await page.clock.runFor(carousel.autoplay * 1000);
      await expect.poll(() => current(page)).toBe(1);
    };

    test.beforeEach(async ({ page, expectedErrors }) => {
      expectedErrors.push(noNavigationEntry);
      await page.clock.install();
      await page.goto('/');
      await region(page).evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
      await expect(button(region(page), 'Stop rotation')).toBeVisible();
      await page.keyboard.press('Tab');
    });

    for (const name of ['Stop rotation', 'Previous', 'Next'] as const) {
      test(`stops while the focus is on "${name}"`, async ({ page }) => {
        await button(region(page), name).focus();
        await page.clock.runFor(carousel.autoplay * 3000);
        expect(await current(page)).toBe(0);
        await expect(region(page).locator('> div:has([aria-roledescription])')).toHaveAttribute(
          'aria-live',
          'polite',
        );
      });
    }

    test('stops for good once the focus has been on it, until its button is pressed', async ({
      page,
    }) => {
      await button(region(page), 'Stop rotation').focus();
      await page.keyboard.press('Tab');
      await expect(button(region(page), 'Start rotation')).toBeVisible();
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.clock.runFor(carousel.autoplay * 3000);
      await expectToStart(page);
    });

    test('stops by its button, by mouse and by keyboard', async ({ page }) => {
      await button(region(page), 'Stop rotation').click();
      await expect(button(region(page), 'Start rotation')).toBeVisible();
      await button(region(page), 'Start rotation').click();
      await expect(button(region(page), 'Stop rotation')).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(button(region(page), 'Start rotation')).toBeVisible();
      await page.clock.runFor(carousel.autoplay * 3000);
      expect(await current(page)).toBe(0);
    });

    test('stands when motion is paused on the page, says so, and goes on when that is asked of it', async ({
      page,
    }) => {
      const pause = page
        .getByRole('contentinfo')
        .getByRole('button', { name: say('en', 'Pause animations') });
      await pause.evaluate((one: HTMLElement) => one.click());
      await expect(button(region(page), 'Start rotation')).toBeVisible();
      await page.clock.runFor(carousel.autoplay * 3000);
      await expectToStart(page);
      await page.reload();
      await region(page).evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
      await expect(button(region(page), 'Start rotation')).toBeVisible();
    });
  });

  test('“Previous” on the first slide shows the last, and “Next” on the last the first', async ({
    page,
  }) => {
    await page.goto('/');
    const quotations = quotationsOf(page);
    await quotations.scrollIntoViewIfNeeded();
    const dots = quotations.locator('button[aria-current]');
    await expect(dots.first()).toHaveAttribute('aria-current', 'true');
    await button(quotations, 'Previous').click();
    await expect(dots.last()).toHaveAttribute('aria-current', 'true');
    await button(quotations, 'Next').click();
    await expect(dots.first()).toHaveAttribute('aria-current', 'true');
  });

  test('with reduced motion arrows and dots remain, and nothing rotates', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(noNavigationEntry);
    await page.clock.install();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const quotations = quotationsOf(page);
    await quotations.evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    await expect(button(quotations, 'Next')).toBeVisible();
    await expect(button(quotations, 'Stop rotation')).toHaveCount(0);
    await expect(button(quotations, 'Start rotation')).toHaveCount(0);
    const dots = quotations.locator('button[aria-current]');
    await page.clock.runFor(carousel.autoplay * 3000);
    await expect(dots.first()).toHaveAttribute('aria-current', 'true');
    await button(quotations, 'Next').click();
    await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
    await expect(quotations.getByRole('group').nth(1)).toBeInViewport();
  });
}

if (withPost) {
  test('the services have dots and no arrows, with reduced motion too', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(services);
    const region = page.getByRole('region', { name: related });
    await region.scrollIntoViewIfNeeded();
    const slides = region.locator('[aria-roledescription]');
    const count = await slides.count();
    await expect(region.getByRole('button')).toHaveCount(count - carousel.items + 1);
    await expect(region.locator('button[aria-current]')).toHaveCount(count - carousel.items + 1);
    await slides.last().getByRole('link').focus();
    await expect(slides.last()).toBeInViewport({ ratio: 0.99 });
  });
}

if (has.clients) {
  test('with reduced motion every mark of the grid shows', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/about');
    const marks = plates(page).getByRole('img');
    expect(await marks.count()).toBeGreaterThanOrEqual(14);
    await expect(marks.last()).toBeVisible();
  });

  test('the first six marks of the grid are random, and stay when the code takes over', async ({
    page,
    openPage,
    site,
  }) => {
    const marks = (on: Page) =>
      plates(on)
        .locator('li:visible [role=img]')
        .evaluateAll((all) => all.map((one) => one.ariaLabel));
    const first = [];
    for (const seed of [7, 42, 1234]) {
      const visit = await openPage({});
      await visit.addInitScript((from) => {
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
      // What turns a mark into another one comes later.
      await hold(visit, '**/logo-grid-*.js');
      const release = await hold(visit, '**/assets/index-*.js');
      const arrival = visit.goto(`${site.url}/about`);
      await plates(visit).locator('li').last().waitFor({ state: 'attached' });
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
    // After a navigation inside the site too, where the document's scripts do not run again.
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
    await plates(page).waitFor();
    expect(await marks(page)).toHaveLength(logoGrid.visible);
    await expect(plates(page).locator('ul')).toHaveAttribute('data-chosen');
  });

  test('the grid shows six marks, each once, and changes one every two seconds', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(noNavigationEntry);
    await page.clock.install();
    await page.goto('/about');
    const marks = plates(page).locator('li:visible [role=img]');
    const names = () => marks.evaluateAll((all) => all.map((mark) => mark.ariaLabel));
    await plates(page).scrollIntoViewIfNeeded();
    await expect(plates(page).locator('[data-endless]')).toHaveAttribute('data-moving', 'moving');
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

  test('the marks of brands pass by without end, those that repeat hidden from assistive technology', async ({
    page,
  }) => {
    await page.goto('/');
    const strip = clients(page);
    await strip.scrollIntoViewIfNeeded();
    await expect(strip.locator('[data-endless]')).toHaveAttribute('data-moving', 'moving');
    const names = await strip
      .getByRole('img')
      .evaluateAll((all) => all.map((one) => one.ariaLabel));
    expect(names.length).toBeGreaterThanOrEqual(14);
    expect(new Set(names).size).toBe(names.length);
    const place = () =>
      strip
        .locator('ul')
        .first()
        .evaluate((list) => list.getBoundingClientRect().x);
    const before = await place();
    await expect.poll(place).toBeLessThan(before);
  });
}
