import type { Page } from '@playwright/test';

import { expect, test } from '#e2e/support/fixtures.ts';
import { templates } from '#kit/testing/templates.ts';

/** Returns the HTML of the elements that show no outline of at least 2 px when the keyboard focuses them. */
async function withoutOutline(page: Page): Promise<string[]> {
  // From here on the browser treats every focus as one by keyboard.
  await page.keyboard.press('Tab');
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, input, textarea, summary, [tabindex]')]
      .filter((element) => {
        element.focus({ preventScroll: true });
        if (document.activeElement !== element || !element.matches(':focus-visible')) return false;
        // The outline of a field is on its parent, because it surrounds the label too.
        const outlined = element.matches('form :is(input, textarea)')
          ? element.parentElement!
          : element;
        const { outlineStyle, outlineWidth } = getComputedStyle(outlined);
        return outlineStyle === 'none' || parseFloat(outlineWidth) < 2;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 160)),
  );
}

const names: readonly string[] = ['index', 'services-category-id', 'contact', 'blogs-id'];
for (const { address } of templates('en').filter(({ name }) => names.includes(name))) {
  test(`${address} outlines each element with keyboard focus`, async ({ page }) => {
    await page.goto(address);
    expect(await withoutOutline(page)).toEqual([]);
  });
}

test('the check finds missing outlines', async ({ page }) => {
  await page.goto('/contact');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { outline: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  expect((await withoutOutline(page)).join('\n')).toContain('<textarea');
});
