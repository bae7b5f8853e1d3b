import { content } from '#content/index.ts';
import { servicePaths } from '#content/service-matrix.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { leaf } from '#e2e/support/subjects.ts';
import { href } from '#kit/site/routes.ts';
import { otherLocale } from '#kit/testing/sampled-locales.ts';

// The layout depends neither on motion nor on code, and without them pages are laid out sooner.
test.use({ quiet: true, contextOptions: { reducedMotion: 'reduce' } });

test('adjacent sections with the same background have at most 150 px between them', async ({
  page,
}) => {
  for (const address of ['/', `/services/${leaf}`, '/about']) {
    await page.goto(address);
    for (const width of [390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 1000 });
      const gaps = await page.evaluate(() =>
        [...document.querySelectorAll('.section:not(.tinted, .on-dark)')].flatMap((section) => {
          const before = section.previousElementSibling;
          if (!before?.matches('.section:not(.tinted, .on-dark)')) return [];
          return (
            parseFloat(getComputedStyle(before).paddingBottom) +
            parseFloat(getComputedStyle(section).paddingTop)
          );
        }),
      );
      expect(gaps.length, address).toBeGreaterThan(0);
      expect(Math.max(...gaps), `${address} at ${String(width)} px`).toBeLessThanOrEqual(150);
    }
  }
});

test('bands of colour meet without a sliver between them', async ({ page, context }) => {
  // A blank page, which has no policy that forbids `data:` URLs.
  const reader = await context.newPage();
  for (const name of ['about', 'contact'] as const) {
    await page.goto(href('en', name));
    const { top, bottom } = await page.evaluate(() => ({
      top: document.querySelector('header')!.getBoundingClientRect().bottom,
      bottom: document.documentElement.scrollHeight,
    }));
    const edge = await page.screenshot({
      fullPage: true,
      clip: { x: 2, y: top, width: 1, height: bottom - top },
    });
    const bands = await reader.evaluate(bandHeights, edge.toString('base64'));
    expect(Math.min(...bands), `thinnest band of ${name}`).toBeGreaterThan(1);
  }
});

/** Runs in a page: returns the heights of the bands of colour in a PNG that is one pixel wide. */
async function bandHeights(png: string): Promise<number[]> {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = new OffscreenCanvas(1, image.naturalHeight);
  const brush = canvas.getContext('2d')!;
  brush.drawImage(image, 0, 0);
  const pixels = new Uint32Array(brush.getImageData(0, 0, 1, canvas.height).data.buffer);
  const heights = [0];
  pixels.forEach((pixel, y) => {
    if (y > 0 && pixel !== pixels[y - 1]) heights.push(0);
    heights[heights.length - 1]! += 1;
  });
  return heights;
}

test('the first screen of the index of services shows its first category', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(href(otherLocale, 'services-menu'));
    const links = page.getByRole('main').locator('h3 + ul').first();
    await expect(links.getByRole('link').last()).toBeInViewport();
  }
});

const withQuestions = servicePaths.find((path) => content.service('en', path).questions);

if (withQuestions !== undefined) {
  test('the heading beside questions ends at least 32 px before them', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(href(otherLocale, 'services-category-id', withQuestions));
    const gap = await page.locator('#questions').evaluate((section) => {
      const heading = section.querySelector('h2')!;
      const end = heading.offsetLeft + heading.clientWidth;
      const room = parseFloat(getComputedStyle(heading).paddingInlineEnd);
      return section.querySelector<HTMLElement>('details')!.offsetLeft - end + room;
    });
    expect(gap).toBeGreaterThanOrEqual(32);
  });
}

test('the contact form has room for the name of a company', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(href(otherLocale, 'contact'));
  const field = page.locator('form[data-form="contact-page"] [name="company"]');
  await field.fill('Kellermann Logistik GmbH');
  expect(await field.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
});
