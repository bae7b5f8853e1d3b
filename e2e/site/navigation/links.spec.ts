import type { Page } from '@playwright/test';

import { expect, test } from '#e2e/support/fixtures.ts';
import { leadForm } from '#e2e/support/lead-form.ts';
import { has } from '#e2e/support/subjects.ts';
import { say } from '#e2e/support/words.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import { otherLocale, sampledLocales } from '#kit/testing/sampled-locales.ts';

for (const locale of sampledLocales) {
  test(`a link to the lead form opens it in a dialog on the same page, in "${locale}"`, async ({
    page,
    axe,
  }) => {
    const address = localizePath('/', locale);
    await page.goto(address);
    const link = page.getByRole('main').locator('[data-lead-form]');
    await expect(link).toHaveAttribute('href', localizePath('/contact', locale));
    await expect(link).toHaveAttribute('aria-haspopup', 'dialog');
    await link.press('Enter');
    await expect(page).toHaveURL(address);
    const popUp = page.getByRole('dialog', { name: say(locale, 'Three lines are enough') });
    await expect(popUp).toBeVisible();
    await expect(leadForm(page, 'pop-up', locale).field('name')).toBeFocused();
    await axe();
    await page.keyboard.press('Escape');
    await expect(popUp).toBeHidden();
    await expect(link).toBeFocused();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no link says that it opens a dialog', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('main').locator('[data-lead-form]')).toBeVisible();
    await expect(page.locator('a[aria-haspopup]')).toHaveCount(0);
  });
});

const inOtherLanguage = has.languages
  ? [`<a href="${localizePath('/about', otherLocale)}">another language</a>`]
  : [];

test('the router leaves links to the browser that do not lead to a page in the same language', async ({
  page,
}) => {
  await page.goto('/contact');
  const prevented = await page.evaluate(async (other) => {
    const links = [
      '<a href="https://example.com/">another site</a>',
      '<a href="/about" target="_blank">a new tab</a>',
      '<a href="/favicon.svg">a file</a>',
      '<a href="/about" download>a download</a>',
      '<a href="mailto:hello@example.com">mail</a>',
      '<a href="tel:+49123456">a telephone</a>',
      ...other,
      '<a href="/about">a page</a>',
    ];
    const found: string[] = [];
    addEventListener('click', (event) => {
      if (event.defaultPrevented) found.push((event.target as Element).textContent);
      event.preventDefault();
    });
    for (const html of links) {
      document.body.insertAdjacentHTML('beforeend', html);
      const link = document.body.lastElementChild as HTMLAnchorElement;
      link.click();
      link.remove();
    }
    return found;
  }, inOtherLanguage);
  expect(prevented).toEqual(['a page']);
  await expect(page).toHaveURL('/about');
});

/**
 * Returns the payloads that are fetched when the pointer and the focus come to a link. `connection` is
 * the value of `navigator.connection`.
 */
async function prefetchedPayloads(page: Page, connection: object): Promise<string[]> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/about');
  requested.length = 0;
  const link = page.getByRole('contentinfo').locator('a[href="/contact"]').first();
  await link.hover();
  await link.focus();
  // Requests that have been sent by now are recorded before this one.
  await page.evaluate(() => fetch('/robots.txt'));
  await expect.poll(() => requested).toContain('/robots.txt');
  return requested.filter((address) => address.startsWith('/RSC/'));
}

test('a page is prefetched when the mouse comes to its link', async ({ page }) => {
  const connection = { effectiveType: '4g', saveData: false };
  expect(await prefetchedPayloads(page, connection)).toEqual(['/RSC/R/contact.txt']);
});

for (const connection of [
  { effectiveType: '2g', saveData: false },
  { effectiveType: 'slow-2g', saveData: false },
  { effectiveType: '4g', saveData: true },
]) {
  test(`no page is prefetched on a slow or metered connection: ${JSON.stringify(connection)}`, async ({
    page,
  }) => {
    expect(await prefetchedPayloads(page, connection)).toEqual([]);
  });
}
