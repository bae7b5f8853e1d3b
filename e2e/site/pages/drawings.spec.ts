import type { Locator, Page } from '@playwright/test';

import { content } from '#content/index.ts';
import { servicePaths } from '#content/service-matrix.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { scrollToPlace } from '#e2e/support/scroll-to-place.ts';
import { sectionOf } from '#e2e/support/section-of.ts';
import { has } from '#e2e/support/subjects.ts';
import { say } from '#e2e/support/words.ts';
import { accordion, plumbSwing } from '#kit/motion/figures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// The category of the template whose drawing has moving parts.
const animatedCategory = 'devops-and-cloud-solutions';
const address = `/services/${animatedCategory}`;
const hasAnimatedDrawing = has.drawings && servicePaths.includes(animatedCategory);
const title = (hasAnimatedDrawing && content.service('en', animatedCategory).parts?.title) || '';

/** Scrolls the point at a share of an element's height to the middle of the window. */
function scrollTo(element: Locator, share: number) {
  return element.evaluate((target, part) => {
    const { top, height } = target.getBoundingClientRect();
    window.scrollTo({
      top: scrollY + top + height * part - innerHeight / 2,
      behavior: 'instant',
    });
  }, share);
}

/** Returns the transforms of a drawing's animated parts. */
const transformsOf = (drawing: Locator) =>
  drawing
    .locator('picture span img')
    .evaluateAll((images) =>
      images
        .filter((image) => image.getAnimations().length > 0)
        .map((image) => getComputedStyle(image).transform),
    );

/** The transform of a part that is in its place. */
const identity = 'matrix(1, 0, 0, 1, 0, 0)';

if (hasAnimatedDrawing) {
  test.describe('the figure of an accordion', () => {
    const frame = (page: Page, index: number) =>
      sectionOf(page, title).locator('[aria-hidden] > [data-moving] > div').nth(index);
    const row = (page: Page, index: number) => sectionOf(page, title).locator('details').nth(index);

    test('moves its parts while their row passes the middle of the window', async ({ page }) => {
      await page.goto(address);
      // The second drawing shows a unit that comes out of its rack.
      await scrollToPlace(row(page, 1), { share: 0.01 });
      await expect(row(page, 1)).toHaveAttribute('open');
      // The unit, and the end of its leader line.
      await expect.poll(async () => (await transformsOf(frame(page, 1))).length).toBe(3);
      const before = await transformsOf(frame(page, 1));
      expect(before).not.toContain(identity);
      await scrollToPlace(row(page, 1), { share: 0.3 });
      await expect
        .poll(async () =>
          (await transformsOf(frame(page, 1))).filter(
            (transform, place) => transform === before[place],
          ),
        )
        .toEqual([]);
      await scrollToPlace(row(page, 1), { share: 0.9 });
      await expect.poll(() => transformsOf(frame(page, 1))).toEqual(before.map(() => identity));
    });

    test('shows the next drawing only when the last has faded out and the next has loaded, however fast rows pass', async ({
      page,
    }) => {
      await page.goto(address);
      await scrollToPlace(row(page, 0), { share: 0 });
      await expect(sectionOf(page, title)).toHaveAttribute('data-shown', '1');
      // For each change of the drawing: how many fades it cut off, and whether the next picture has loaded.
      const changes = await sectionOf(page, title).evaluate(async (section, fade) => {
        const rows = [...section.querySelectorAll('details')];
        const frames = [...section.querySelectorAll('[aria-hidden] > [data-moving] > div')];
        const seen: { cut: number; complete: boolean | undefined }[] = [];
        new MutationObserver(() => {
          const shown = frames[Number((section as HTMLElement).dataset['shown']) - 1];
          seen.push({
            // Fades that begin with this change are still at time 0.
            cut: frames
              .flatMap((one) => one.getAnimations())
              .filter(
                ({ currentTime, playState }) => playState === 'running' && Number(currentTime) > 0,
              ).length,
            complete: shown?.querySelector('img')?.complete,
          });
        }).observe(section, { attributeFilter: ['data-shown'] });
        const from = rows[0]!.getBoundingClientRect().top + scrollY;
        const to = from + rows.at(-1)!.offsetTop;
        const started = performance.now();
        for (let passed = 0; passed < 6000; passed = performance.now() - started) {
          // Back and forth past all rows; each way takes one and a half times the fade.
          const share = Math.abs(((passed / (fade * 1500)) % 2) - 1);
          window.scrollTo({
            top: from + (to - from + 80) * share - innerHeight / 2,
            behavior: 'instant',
          });
          await new Promise(requestAnimationFrame);
        }
        return seen;
      }, accordion.imageFade);
      expect(changes.length).toBeGreaterThan(1);
      expect(changes).toEqual(changes.map(() => ({ cut: 0, complete: true })));
    });

    test('is complete and does not move with reduced motion, and once motion is paused', async ({
      page,
    }) => {
      await page.goto(address);
      const figure = sectionOf(page, title);
      await scrollToPlace(row(page, 1), { share: 0.3 });
      await expect(figure.locator('picture span img').first()).toBeAttached();
      await page.evaluate(() => {
        document.documentElement.dataset['motion'] = 'paused';
        document.dispatchEvent(new Event('motionchange'));
      });
      await expect(figure.locator('picture span')).toHaveCount(0);
      await expect(frame(page, 1).locator('img')).toBeVisible();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(address);
      await row(page, 1).scrollIntoViewIfNeeded();
      await expect(page.locator('picture span')).toHaveCount(0);
    });
  });

  // Drawings of the template that turn.
  const turning = [
    ['the needle', 'quality-engineering'],
    ['the spanner', 'maintenance-and-support'],
  ] as const;
  for (const [what, id] of turning.filter(([, path]) => servicePaths.includes(path))) {
    test(`on the page of services ${what} turns while it is scrolled to, and then stops`, async ({
      page,
    }) => {
      await page.goto('/services');
      const card = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.locator(`a[href$="/services/${id}"]`) });
      await card.evaluate((element) => {
        const { top } = element.getBoundingClientRect();
        window.scrollTo({ top: scrollY + top - innerHeight * 0.7, behavior: 'instant' });
      });
      await expect.poll(async () => (await transformsOf(card)).length).toBe(1);
      const [before] = await transformsOf(card);
      expect(before).not.toBe(identity);
      // The animated layer is as large as the picture that it replaces.
      const gaps = await card.locator('picture').evaluate((picture) => {
        const frame = picture.querySelector(':scope > img')!.getBoundingClientRect();
        const layer = picture.querySelector('span img')!.getBoundingClientRect();
        const ends = [frame.right - layer.right, frame.bottom - layer.bottom];
        return [layer.left - frame.left, layer.top - frame.top, ...ends];
      });
      expect(Math.max(...gaps)).toBeLessThan(1);
      await scrollTo(card.locator('picture'), 0.8);
      await expect.poll(() => transformsOf(card)).toEqual([identity]);
    });
  }
}

test.describe('the plumb line', () => {
  const line = (page: Page) => page.locator('svg[data-plumb]');
  const angle = (page: Page) => line(page).evaluate((one) => getComputedStyle(one).rotate);

  async function frames(page: Page, count: number) {
    for (let frame = 0; frame < count; frame += 1) {
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
  }

  /** Moves the pointer across the line, to the right. It comes from below, where it does not cross the line. */
  async function cross(page: Page) {
    const box = (await line(page).boundingBox())!;
    const share = Number(await line(page).getAttribute('data-plumb'));
    const [x, y] = [box.x + box.width * share, box.y + box.height / 2];
    await page.mouse.move(x - 30, box.y + box.height + 5);
    // The browser would merge moves within the same frame into one event.
    await frames(page, 2);
    await page.mouse.move(x - 30, y);
    await page.mouse.move(x - 10, y);
    await page.mouse.move(x + 30, y, { steps: 4 });
    return { x, y };
  }

  test('swings by two degrees from the pointer, and settles', async ({ page }) => {
    await page.goto('/');
    let at = { x: 0, y: 0 };
    let swing: { duration: unknown; angles: number[] } | undefined;
    await expect(async () => {
      at = await cross(page);
      swing = await line(page).evaluate((one) => {
        const effect = one
          .getAnimations()
          .map((animation) => animation.effect as KeyframeEffect)
          .find((each) => each.getKeyframes().some((frame) => 'rotate' in frame));
        return (
          effect && {
            duration: effect.getComputedTiming().duration,
            angles: effect.getKeyframes().map(({ rotate }) => parseFloat(String(rotate))),
          }
        );
      });
      // The lower end goes to the right. A busy browser may see the way there as a crossing to the left.
      expect(Math.min(...(swing?.angles ?? []))).toBe(-plumbSwing.degrees);
    }).toPass();
    expect(swing?.duration).toBe(plumbSwing.settle * 1000);
    // The pointer goes back while the line swings. Its next move, after the line has settled, is no crossing.
    await page.mouse.move(at.x - 30, at.y);
    await expect.poll(() => angle(page)).toBe('none');
    await page.mouse.move(at.x - 40, at.y);
    await frames(page, 4);
    expect(await angle(page)).toBe('none');
  });

  test('hangs still once motion is paused', async ({ page }) => {
    await page.goto('/');
    await page
      .getByRole('main')
      .getByRole('button', { name: say('en', 'Pause animations') })
      .press('Enter');
    await cross(page);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await angle(page)).toBe('none');
  });
});
