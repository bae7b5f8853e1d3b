import type { Page } from '@playwright/test';

import { company } from '#brand/company.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { leadForm } from '#e2e/support/lead-form.ts';
import {
  arrive,
  coverOfFocus,
  pass,
  popUp,
  scrollTo,
  sendPopUp,
  settle,
} from '#e2e/support/pop-up.ts';
import { category, has } from '#e2e/support/subjects.ts';
import { linkLabel } from '#e2e/support/words.ts';

test('the pop-up does not take the focus, and the keyboard can reach, use and leave it', async ({
  page,
}) => {
  await arrive(page, '/about');
  const link = page.getByRole('contentinfo').getByRole('link', {
    name: linkLabel('en', 'legal', 'imprint'),
  });
  await scrollTo(page, 0.9);
  await expect(popUp(page).dialog).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.closest('dialog'))).toBeNull();
  await popUp(page).toggle.focus();
  await page.keyboard.press('Enter');
  await expect(popUp(page).toggle).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(popUp(page).close).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(popUp(page).field('name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(popUp(page).dialog).toBeHidden();
  await expect(page.locator('#main')).toBeFocused();
  await expect(link).toBeVisible();
});

if (has.newsletter) {
  test('the pop-up does not cover the thanks of another form', async ({ page }) => {
    await arrive(page, '/blogs');
    const form = leadForm(page, 'newsletter', 'en');
    await form.field('email').fill(`${crypto.randomUUID()}@example.com`);
    await form.send.click();
    const thanks = page.locator('#newsletter-answer');
    await expect(thanks).toBeFocused();
    await thanks.blur();
    await thanks.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    const top = () => page.evaluate(() => scrollY);
    const before = await top();
    await page.evaluate(() => {
      // Without the footer the end of the page is near.
      document.querySelector('footer')?.remove();
      scrollBy(0, 1);
    });
    await pass(page, 200);
    expect(await top()).toBeGreaterThanOrEqual(before - 1);
    await expect(thanks).toBeInViewport();
    await expect(popUp(page).dialog).toBeHidden();
  });
}

test('text typed in the pop-up stays while the focus is elsewhere, and nothing covers the focused element', async ({
  page,
}) => {
  await arrive(page, '/about');
  await scrollTo(page, 0.9);
  await expect(popUp(page).dialog).toBeVisible();
  const form = popUp(page);
  await form.toggle.click();
  await form.field('name').fill('Ada');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  for (let step = 0; step < 4; step += 1) {
    expect(await page.evaluate(coverOfFocus)).toBeUndefined();
    await page.keyboard.press('Shift+Tab');
  }
  await expect(popUp(page).dialog).toBeVisible();
  await expect(form.field('name')).toHaveValue('Ada');
});

test('the thanks of the pop-up have the focus, and are gone after a navigation', async ({
  page,
}) => {
  await sendPopUp(page);
  await expect(popUp(page).thanks).toBeFocused();
  // Backwards through the end of the page, which the thanks could cover.
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(coverOfFocus)).toBeUndefined();
  }
  await page.getByRole('banner').getByRole('link', { name: company.name }).first().click();
  await expect(page).toHaveURL('/');
  await expect(popUp(page).thanks).toBeHidden();
});

for (const [address, reducedMotion] of [
  // The home page without animations, which have tests of their own and would slow this one down.
  ['/', 'reduce'],
  [`/services/${category}`, 'no-preference'],
  ['/contact', 'no-preference'],
  ['/about', 'no-preference'],
] as const) {
  for (const [speed, pause] of [
    ['slowly', settle],
    ['fast', () => Promise.resolve()],
  ] as const) {
    test(`Tab, pressed ${speed}, leads from the top of ${address} into the pop-up, and nothing covers the focused element`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await arrive(page, address);
      expect(await tabIntoPopUp(page, pause)).toEqual([]);
      await expect(popUp(page).dialog).toBeVisible();
    });
  }
}

/** Presses Tab until the focus is in the pop-up. Returns what covered the focused element on the way. */
async function tabIntoPopUp(page: Page, pause: () => Promise<void>): Promise<string[]> {
  const covered: string[] = [];
  for (let step = 0; step < 400; step += 1) {
    await page.keyboard.press('Tab');
    await page.evaluate(pause);
    let cover = await page.evaluate(coverOfFocus);
    // A carousel or an accordion may still be moving: checks again when it has come to rest.
    for (let retry = 0; cover !== undefined && retry < 3; retry += 1) {
      await page.evaluate(settle);
      cover = await page.evaluate(coverOfFocus);
    }
    if (cover !== undefined) covered.push(cover);
    if (await page.evaluate(() => document.activeElement?.closest('dialog') != null)) {
      return covered;
    }
  }
  throw new Error('The focus never came into the pop-up.');
}
