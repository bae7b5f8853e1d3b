import type { Page } from '@playwright/test';

import { expect, test } from '#e2e/support/fixtures.ts';
import { templates } from '#kit/testing/templates.ts';

/** Elements that take the focus of the keyboard and show no outline of two pixels. */
async function withoutOutline(page: Page): Promise<string[]> {
  // From here on the browser takes every focus for one of the keyboard.
  await page.keyboard.press('Tab');
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, input, textarea, summary, [tabindex]')]
      .filter((element) => {
        element.focus({ preventScroll: true });
        if (document.activeElement !== element || !element.matches(':focus-visible')) return false;
        // The ring of a field stands around its label too.
        const ringed = element.matches('form :is(input, textarea)')
          ? element.parentElement!
          : element;
        const { outlineStyle, outlineWidth } = getComputedStyle(ringed);
        return outlineStyle === 'none' || parseFloat(outlineWidth) < 2;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 160)),
  );
}

const names: readonly string[] = ['index', 'services-category-id', 'contact', 'blogs-id'];
for (const { address } of templates('en').filter(({ name }) => names.includes(name))) {
  test(`${address} outlines what has the focus of the keyboard`, async ({ page }) => {
    await page.goto(address);
    expect(await withoutOutline(page)).toEqual([]);
  });
}

test('a page without outlines is found', async ({ page }) => {
  await page.goto('/contact');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { outline: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  expect((await withoutOutline(page)).join('\n')).toContain('<textarea');
});
