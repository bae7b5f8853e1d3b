import { content, postIds, workIds } from '#content/index.ts';
import { servicePaths } from '#content/service-matrix.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { hold } from '#e2e/support/hold.ts';
import { has } from '#e2e/support/subjects.ts';
import { say } from '#e2e/support/words.ts';
import { carousel } from '#kit/motion/figures.ts';
import { href } from '#kit/site/routes.ts';

import { button, clients } from './carousels.ts';

/**
 * Path of a service with a case and a post. The post is then one of its related services, which are more
 * than the carousel shows at a time.
 */
const withPost = servicePaths.find((path) => {
  const { case: caseId, post } = content.service('en', path);
  return caseId !== undefined && post !== undefined;
});
const addressOfServices =
  withPost === undefined ? '' : href('en', 'services-category-id', withPost);
// Addresses of a post and a case with carousels of others; none if the site has no posts or cases.
const otherNotes = postIds()
  .slice(0, 1)
  .map((id) => href('en', 'blogs-id', id));
/** Cases that have more other cases than a wide window shows at once. */
const otherCases = workIds()
  .slice(0, workIds().length - 1 > carousel.items ? 1 : 0)
  .map((id) => href('en', 'work-slug', id));
const { posts: notesOfHome, work: casesOfHome } = content.page('en', 'home');
const related = say('en', 'Related services');

if (withPost) {
  for (const [width, shown] of [
    [carousel.wideFrom, carousel.items],
    [carousel.wideFrom - 1, 1],
  ] as const) {
    test(`at ${String(width)} px the carousel of services shows ${String(shown)} at a time, before and after its code has loaded`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(addressOfServices);
      const region = page.getByRole('region', { name: related });
      const slides = region.locator('[aria-roledescription]');
      const places = () =>
        slides.evaluateAll((all) =>
          all.map((slide) => slide.getBoundingClientRect()).map(({ x, width: w }) => [x, w]),
        );
      const before = await places();
      const box = await region.locator('> div:has([aria-roledescription])').boundingBox();
      // A single slide leaves a part of the next one in view, so the quotient is rounded down.
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

  test('the first dot is aligned with the left edge of the carousel', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(addressOfServices);
    const region = page.getByRole('region', { name: related });
    await region.scrollIntoViewIfNeeded();
    const dot = (await region.getByRole('button').first().boundingBox())!;
    // The visible dot, 4 px wide, is in the middle of the button.
    const start = dot.x + (dot.width - 4) / 2;
    expect(Math.abs(start - (await region.boundingBox())!.x)).toBeLessThanOrEqual(1);
  });

  for (const [width, share] of [
    [390, 0.88],
    [768, 0.6],
  ] as const) {
    test(`at ${String(width)} px the next card is partly in view`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(addressOfServices);
      const region = page.getByRole('region', { name: related });
      await region.scrollIntoViewIfNeeded();
      const slides = region.locator('[aria-roledescription]');
      const box = (await region.boundingBox())!;
      const [first, second] = [
        await slides.nth(0).boundingBox(),
        await slides.nth(1).boundingBox(),
      ];
      // A card takes this share of the width up to the edge of the window, which cuts the next card.
      expect((first?.width ?? 0) / (width - box.x)).toBeCloseTo(share, 2);
      expect(second?.x).toBeLessThan(width - 24);
      expect((second?.x ?? 0) + (second?.width ?? 0)).toBeGreaterThan(width);
    });
  }
}

for (const address of otherCases) {
  for (const width of [390, 1280]) {
    test(`at ${String(width)} px the carousels of a case have titles of the same size and the same alignment`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${address}#main`);
      const looks = await page.locator('main section:has(> div > section)').evaluateAll((all) =>
        all.flatMap((section) => {
          const [title, slide] = [
            section.querySelector('h2'),
            section.querySelector('[role="group"] h3'),
          ];
          if (!title || !slide) return [];
          const [from, to] = [
            title.getBoundingClientRect(),
            slide.closest('[aria-roledescription]')!.getBoundingClientRect(),
          ];
          return [
            [
              getComputedStyle(title).fontSize,
              Math.round(from.left - to.left),
              Math.round(to.top - from.bottom),
            ],
          ];
        }),
      );
      expect(looks).toHaveLength(2);
      expect(looks[0]).toEqual(looks[1]);
    });
  }
}

for (const [what, address, title] of [
  ...(has.posts ? [['notes', '/', notesOfHome.title] as const] : []),
  ...otherNotes.map((there) => ['other notes', there, notesOfHome.title] as const),
  ...otherCases.map((there) => ['other cases', there, casesOfHome.title] as const),
]) {
  test(`the carousel of ${what} has arrows and one dot per slide, and rotates by itself`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: carousel.wideFrom - 1, height: 800 });
    await page.goto(address);
    // From then on the page keeps its height, and the slides their place in the window.
    await page.locator('html[data-whole]').waitFor();
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
    // On a busy machine it may have rotated by itself before the click, so any other dot may be current.
    const dots = region.locator('button[aria-current]');
    await expect(dots.first()).toHaveAttribute('aria-current', 'false');
    const shown = await dots.evaluateAll((all) =>
      all.findIndex((dot) => dot.getAttribute('aria-current') === 'true'),
    );
    await expect(region.getByRole('group').nth(shown).getByRole('link')).toBeInViewport();
  });
}

if (withPost) {
  test('a slide that has the focus stays in view when the code has loaded', async ({ page }) => {
    const release = await hold(page, '**/carousel-controls-*.js');
    await page.setViewportSize({ width: carousel.wideFrom - 1, height: 800 });
    await page.goto(addressOfServices);
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
  ...(withPost ? [['services', addressOfServices, related] as const] : []),
]) {
  for (const width of [1280, 390]) {
    test(`at ${String(width)} px Tab reaches every control of the ${what}, even if their code loads while the slides have the focus`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      const release = await hold(page, '**/carousel-controls-*.js');
      await page.goto(address);
      const box = page.getByRole('region', { name });
      const viewport = box.locator('> div:has([aria-roledescription])');
      // Makes the browser treat the next focus as one by keyboard.
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
  test('a list that can be scrolled has a role and a name, and so does the strip of logos', async ({
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
    await expect(clients(page)).toHaveCount(1);
  });
}

if (withPost) {
  test('the services have dots and no arrows, with reduced motion too', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(addressOfServices);
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
