import { content } from '#content/index.ts';
import { categoryOf, matrixCategories, pathsOf, servicePaths } from '#content/service-matrix.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { sectionOf } from '#e2e/support/section-of.ts';
import { category, has } from '#e2e/support/subjects.ts';

const address = `/services/${category}`;
const { title: partsHeading } = content.service('en', category).parts!;

const { title: servicesHeading } = content.page('en', 'home').services;

if (has.drawings) {
  for (const [place, heading, width, reducedMotion] of [
    ['/', servicesHeading, 390, 'no-preference'],
    ['/', servicesHeading, 390, 'reduce'],
    [address, partsHeading, 390, 'no-preference'],
    [address, partsHeading, 390, 'reduce'],
    [address, partsHeading, 700, 'reduce'],
  ] as const) {
    test(`at ${String(width)} px the section with the drawings of ${place} keeps its height, whichever drawing shows, or none (${reducedMotion})`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await page.setViewportSize({ width, height: 844 });
      await page.goto(place);
      const section = sectionOf(page, heading);
      await section.evaluate((element) => element.scrollIntoView());
      const { drawingHeight, heights } = await section.evaluate((element) => {
        // Each picture has a box of its own, which is shown or hidden.
        const pictures = [...element.querySelectorAll('picture')].map((one) => one.parentElement!);
        const all = [-1, ...pictures.keys()].map((shown) => {
          for (const [index, { style }] of pictures.entries()) {
            style.transition = 'none';
            style.contentVisibility = index === shown ? 'visible' : 'hidden';
          }
          return Math.round(element.getBoundingClientRect().height);
        });
        return { drawingHeight: pictures[0]?.getBoundingClientRect().height, heights: all };
      });
      expect(heights.length).toBeGreaterThan(4);
      expect(drawingHeight).toBeGreaterThan(100);
      expect(new Set(heights).size).toBe(1);
    });
  }
}

if (has.drawings) {
  for (const [place, heading] of [
    ['/', servicesHeading],
    [address, partsHeading],
  ] as const) {
    test(`of ${place}, only the drawing of the open row is fetched`, async ({ page }) => {
      const fetched = new Set<string>();
      page.on('request', (request) => fetched.add(new URL(request.url()).pathname));
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(place);
      const section = sectionOf(page, heading);
      const drawings = section.locator('picture img');
      const sources = await drawings.evaluateAll((all: HTMLImageElement[]) =>
        all.map(({ currentSrc, src }) => new URL(currentSrc || src).pathname),
      );
      const [first, second] = sources;
      const fetchedDrawings = () => sources.filter((source) => fetched.has(source));
      await drawings.first().scrollIntoViewIfNeeded();
      await expect.poll(fetchedDrawings).toEqual([first]);
      await page.mouse.move(0, 0);
      await section.locator('details summary').nth(1).press('Enter');
      await expect.poll(fetchedDrawings).toEqual([first, second]);
      await expect(drawings.nth(1)).toBeVisible();
    });
  }
}

if (has.drawings) {
  test('each drawing beside the parts of a service shows the number of its part', async ({
    page,
  }) => {
    const last = pathsOf(matrixCategories[0]!).at(-1) ?? category;
    // A category shows its own drawing first. A service with more parts than siblings shows its own last.
    const longest = servicePaths
      .filter((path) => categoryOf(path)?.path !== path)
      .find((path) => (content.service('en', path).parts?.items.length ?? 0) > 4);
    for (const path of new Set([last, category, longest ?? last])) {
      const { parts } = content.service('en', path);
      await page.goto(`/services/${path}`);
      const section = sectionOf(page, parts!.title);
      await expect(section.locator('picture')).toHaveCount(parts!.items.length);
      await expect(section.locator('[data-beside] > div > span')).toHaveText(
        parts!.items.map((_, index) => String(index + 1)),
      );
    }
  });
}

const lastCategory = matrixCategories.at(-1)!;

if (has.drawings) {
  test('on the home page, the open row shows its own drawing', async ({ page }) => {
    await page.goto('/');
    const section = sectionOf(page, servicesHeading);
    const row = section.locator('details').filter({
      has: page.getByRole('heading', {
        name: content.service('en', lastCategory.path).name,
      }),
    });
    await row.locator('summary').press('Enter');
    await expect(row).toHaveAttribute('open');
    const drawing = section.locator(`picture img[src*="/${lastCategory.id}."]`);
    await expect(drawing).toBeVisible();
    await expect(drawing.locator('xpath=../..')).toHaveCSS('opacity', '1');
    await expect(section.locator('picture img:visible')).toHaveCount(1);
  });

  test('on the home page, hovering a group shows a picture of it instead of that of the open row', async ({
    page,
  }) => {
    await page.goto('/');
    const section = sectionOf(page, servicesHeading);
    const groups = section.locator('section');
    const shown = section.locator('picture img:visible');
    for (const group of await groups.all()) {
      await group.getByRole('heading').first().hover();
      await expect(shown).toHaveCount(1);
      await expect(group.locator('picture img').first()).toBeVisible();
    }
    await section.getByRole('heading').first().hover();
    await expect(groups.first().locator('picture img').first()).toBeVisible();
    await expect(shown).toHaveCount(1);
  });
}
