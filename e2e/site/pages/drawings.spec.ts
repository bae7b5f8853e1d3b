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

// The category of the template whose drawing has parts that leave their places.
const acting = 'devops-and-cloud-solutions';
const address = `/services/${acting}`;
const isActing = has.drawings && servicePaths.includes(acting);
const title = (isActing && content.service('en', acting).parts?.title) || '';

/** Scrolls what is at a share of an element's height to the middle of the window. */
function scrollTo(place: Locator, share: number) {
  return place.evaluate((element, part) => {
    const { top, height } = element.getBoundingClientRect();
    window.scrollTo({
      top: scrollY + top + height * part - innerHeight / 2,
      behavior: 'instant',
    });
  }, share);
}

/** Where the parts of a drawing that act stand. */
const poses = (place: Locator) =>
  place
    .locator('picture span img')
    .evaluateAll((images) =>
      images
        .filter((image) => image.getAnimations().length > 0)
        .map((image) => getComputedStyle(image).transform),
    );

const home = 'matrix(1, 0, 0, 1, 0, 0)';

if (isActing) {
  test.describe('the figure of an accordion', () => {
    const frame = (page: Page, index: number) =>
      sectionOf(page, title).locator('[aria-hidden] > [data-moving] > div').nth(index);
    const row = (page: Page, index: number) => sectionOf(page, title).locator('details').nth(index);

    test('its parts leave their places while their row passes the middle of the window', async ({
      page,
    }) => {
      await page.goto(address);
      // The second picture is the first view: a unit that comes out of its rack.
      await scrollToPlace(row(page, 1), { share: 0.01 });
      await expect(row(page, 1)).toHaveAttribute('open');
      // The part, and with it the end of its leader.
      await expect.poll(async () => (await poses(frame(page, 1))).length).toBe(3);
      const before = await poses(frame(page, 1));
      expect(before).not.toContain(home);
      await scrollToPlace(row(page, 1), { share: 0.3 });
      await expect
        .poll(async () =>
          (await poses(frame(page, 1))).filter((pose, place) => pose === before[place]),
        )
        .toEqual([]);
      await scrollToPlace(row(page, 1), { share: 0.9 });
      await expect.poll(() => poses(frame(page, 1))).toEqual(before.map(() => home));
    });

    test('it is never empty for longer than one picture goes out and another comes in, however fast rows pass', async ({
      page,
    }) => {
      await page.goto(address);
      await scrollToPlace(row(page, 0), { share: 0 });
      await expect(sectionOf(page, title)).toHaveAttribute('data-shown', '1');
      // Of each change: whether a picture was still on its way, and whether the next one can be shown.
      const changes = await sectionOf(page, title).evaluate(async (section, fade) => {
        const rows = [...section.querySelectorAll('details')];
        const frames = [...section.querySelectorAll('[aria-hidden] > [data-moving] > div')];
        const seen: { cut: number; complete: boolean | undefined }[] = [];
        new MutationObserver(() => {
          const shown = frames[Number((section as HTMLElement).dataset['shown']) - 1];
          seen.push({
            // Those that begin with the change have come nowhere yet.
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
          // To and fro, past all rows in the time of one picture.
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

    test('it stands complete and still with reduced motion, and once motion is paused', async ({
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
    test(`on the page of services ${what} turns as it is scrolled to, and stands`, async ({
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
      await expect.poll(async () => (await poses(card)).length).toBe(1);
      const [before] = await poses(card);
      expect(before).not.toBe(home);
      // As large as the picture that it stands for, which fills its frame.
      const gaps = await card.locator('picture').evaluate((picture) => {
        const frame = picture.querySelector(':scope > img')!.getBoundingClientRect();
        const layer = picture.querySelector('span img')!.getBoundingClientRect();
        const ends = [frame.right - layer.right, frame.bottom - layer.bottom];
        return [layer.left - frame.left, layer.top - frame.top, ...ends];
      });
      expect(Math.max(...gaps)).toBeLessThan(1);
      await scrollTo(card.locator('picture'), 0.8);
      await expect.poll(() => poses(card)).toEqual([home]);
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

  /** Moves the pointer across it, to the right; it comes from below, where it crosses nothing. */
  async function cross(page: Page) {
    const box = (await line(page).boundingBox())!;
    const share = Number(await line(page).getAttribute('data-plumb'));
    const [x, y] = [box.x + box.width * share, box.y + box.height / 2];
    await page.mouse.move(x - 30, box.y + box.height + 5);
    // Moves within a frame are one event.
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
    // Back while it swings: where the pointer is then is no crossing once it has settled.
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
