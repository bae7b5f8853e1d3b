import type { Page } from '@playwright/test';

import { expect, test } from '#e2e/support/fixtures.ts';
import { has } from '#e2e/support/subjects.ts';
import { revealThreshold } from '#kit/navigation/figures.ts';
import { otherLocale } from '#kit/testing/sampled-locales.ts';
import { templates } from '#kit/testing/templates.ts';

/** Scrolls until the top of the last title is `above` pixels above the lower edge of the window. */
async function scrollTitleTo(page: Page, above: number): Promise<void> {
  await page
    .locator('main section h2')
    .last()
    .evaluate((title, distance) => {
      // Its position in the layout, without the translation of the animation.
      const top =
        title.getBoundingClientRect().top -
        (parseFloat(getComputedStyle(title).translate.split(' ')[1] ?? '0') || 0);
      scrollBy({ top: top - innerHeight + distance, behavior: 'instant' });
    }, above);
}

test('a title becomes active once its top is far enough above the lower edge of the window, and stays active', async ({
  page,
}) => {
  await page.goto('/about');
  const title = page.locator('main section h2').last();
  await expect(title).toHaveClass(/reveal/);
  await scrollTitleTo(page, revealThreshold - 60);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await expect(title).not.toHaveClass(/active/);
  await scrollTitleTo(page, revealThreshold + 30);
  await expect(title).toHaveClass(/active/);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(title).toHaveClass(/active/);
  await expect(title).toHaveCSS('translate', 'none');
});

for (const width of [390, 1280]) {
  test(`at ${String(width)} px a title that is not active yet covers no other text`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    let waiting = 0;
    for (const { address } of templates(otherLocale)) {
      await page.goto(address);
      await page.locator('html[data-whole]').waitFor();
      const titles = await page.locator('.reveal:not(.active)').evaluateAll((all) => {
        const linesOf = (node: Node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          return [...range.getClientRects()].filter((line) => line.width > 1 && line.height > 1);
        };
        return all.map((title) => {
          const others: DOMRect[] = [];
          const walker = document.createTreeWalker(title.closest('section')!, NodeFilter.SHOW_TEXT);
          while (walker.nextNode()) {
            const { currentNode } = walker;
            if (title.contains(currentNode) || !currentNode.parentElement!.checkVisibility())
              continue;
            others.push(...linesOf(currentNode));
          }
          // Letters do not fill the height of a line: a tenth at its top and bottom may overlap.
          const covered = linesOf(title).some((line) =>
            others.some(
              (other) =>
                other.left < line.right &&
                other.right > line.left &&
                other.top < line.bottom - line.height * 0.1 &&
                other.bottom > line.top + line.height * 0.1,
            ),
          );
          return { title: title.textContent, covered };
        });
      });
      waiting += titles.length;
      expect
        .soft(
          titles.filter(({ covered }) => covered).map(({ title }) => title),
          address,
        )
        .toEqual([]);
    }
    expect(waiting).toBeGreaterThan(20);
  });
}

if (has.cases) {
  test('headings of rows have no reveal animation', async ({ page }) => {
    await page.goto('/work');
    const rows = page.getByRole('main').locator('[data-in]');
    await rows.last().scrollIntoViewIfNeeded();
    await expect(rows.getByRole('heading').first()).toBeVisible();
    await expect(page.locator('li h2:is(.reveal, .active)')).toHaveCount(0);
  });
}

test('with reduced motion and in print, titles are not translated', async ({ page }) => {
  await page.goto('/about');
  const title = page.locator('main section h2').last();
  await expect(title).toHaveClass(/reveal/);
  await page.emulateMedia({ media: 'print' });
  await expect(title).toHaveCSS('translate', 'none');
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
  await page.reload();
  await page.locator('[data-phase]').waitFor({ state: 'attached' });
  await expect(title).not.toHaveClass(/reveal/);
});
