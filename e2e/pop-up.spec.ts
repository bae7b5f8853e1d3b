import type { Page } from '@playwright/test';

import { localeCodes } from '../src/i18n/locales.ts';
import { localizePath } from '../src/i18n/paths.ts';
import { appearsAt, listenerDelay, resetsAbove } from '../src/layout/pop-up-state.ts';
import { expect, test } from './fixtures.ts';
import { leadForm } from './lead-form.ts';
import { formIds } from './site.ts';
import { say } from './words.ts';

/** Scrolls until the viewport's lower edge is at a share of the page's height. */
async function scrollTo(page: Page, share: number): Promise<void> {
  await page.evaluate(
    (to) =>
      window.scrollTo({
        top: document.documentElement.scrollHeight * to - innerHeight,
        behavior: 'instant',
      }),
    share,
  );
}

/** Lets time pass in the page: that something does not come can only be seen by waiting. */
async function pass(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), milliseconds);
}

async function arrive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await pass(page, listenerDelay + 100);
}

const popUp = (page: Page) => page.locator('dialog.contact-pop-up');

for (const locale of localeCodes) {
  test(`the pop-up in "${locale}" sends name, e-mail and number as they are`, async ({
    page,
    provider,
    axe,
  }) => {
    const name = `Pop ${crypto.randomUUID()}`;
    await arrive(page, localizePath('/about', locale));
    await scrollTo(page, appearsAt + 0.02);
    await expect(popUp(page)).toBeVisible();
    await expect(popUp(page)).toHaveAccessibleName(say(locale, 'Three lines are enough'));
    const form = leadForm(page, 'pop-up', locale);
    await expect(form.send).toHaveAttribute('aria-disabled', 'true');
    await expect(form.send).toHaveAccessibleDescription(say(locale, 'All fields are needed.'));
    await axe();
    await form.send.press('Enter');
    await expect(form.summary).toBeFocused();
    await expect(form.field('name')).toHaveAccessibleDescription(
      say(locale, 'This field is required'),
    );
    await axe();
    await form.fill({ name, email: 'ada@example.com', contact: '+49 987 65432' });
    await expect(form.send).not.toHaveAttribute('aria-disabled');
    await form.send.click();
    await expect(popUp(page)).toBeHidden();
    await expect(page.locator('.pop-up-sent')).toContainText(
      say(locale, 'Thank you. We have your message and answer within one working day.'),
    );
    await expect
      .poll(() => provider.received.find(({ body }) => body.fields[0]?.value === name))
      .toMatchObject({
        formId: formIds.LEADS_FORM_CONTACT,
        body: {
          fields: [
            { name: 'name', value: name },
            { name: 'email', value: 'ada@example.com' },
            { name: 'contact', value: '+49 987 65432' },
          ],
          context: {
            pageUri: localizePath('/about', locale),
            pageName: `about___${locale}`,
          },
        },
      });
  });
}

test('the pop-up comes at 80 % downward, stays away once closed, and returns after 50 % upward', async ({
  page,
}) => {
  await arrive(page, '/about');
  await scrollTo(page, appearsAt - 0.03);
  await pass(page, 200);
  await expect(popUp(page)).toBeHidden();
  await scrollTo(page, appearsAt + 0.02);
  await expect(popUp(page)).toBeVisible();
  await page.getByRole('button', { name: say('en', 'Close') }).click();
  await expect(popUp(page)).toBeHidden();
  await scrollTo(page, resetsAbove + 0.05);
  await pass(page, 100);
  await scrollTo(page, 0.95);
  await pass(page, 200);
  await expect(popUp(page)).toBeHidden();
  await scrollTo(page, resetsAbove - 0.05);
  await pass(page, 100);
  await scrollTo(page, 0.95);
  await expect(popUp(page)).toBeVisible();
  await expect(leadForm(page, 'pop-up', 'en').field('name')).toHaveValue('');
});

test('the pop-up leaves the focus where it is and the keyboard can reach, use and leave it', async ({
  page,
}) => {
  await arrive(page, '/about');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Instagram' });
  await scrollTo(page, 0.9);
  await expect(popUp(page)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.closest('dialog'))).toBeNull();
  await page.getByRole('button', { name: say('en', 'Close') }).focus();
  await page.keyboard.press('Tab');
  await expect(leadForm(page, 'pop-up', 'en').field('name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(popUp(page)).toBeHidden();
  await expect(page.locator('#main')).toBeFocused();
  await expect(link).toBeVisible();
});

test('another page starts the pop-up anew; whoever has written is not asked again', async ({
  page,
}) => {
  await arrive(page, '/about');
  await scrollTo(page, 0.9);
  await expect(popUp(page)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Plumbline' }).first().click();
  await expect(page).toHaveURL('/');
  await expect(popUp(page)).toBeHidden();
  await pass(page, listenerDelay + 200);
  await scrollTo(page, 0.9);
  await expect(popUp(page)).toBeVisible();
  const form = leadForm(page, 'pop-up', 'en');
  await form.fill({ name: `Pop ${crypto.randomUUID()}`, email: 'a@example.com', contact: '1234' });
  await form.send.click();
  await expect(page.locator('.pop-up-sent')).toBeVisible();
  await page.locator('.pop-up-sent').getByRole('button').click();
  await expect(page.locator('.pop-up-sent')).toBeHidden();
  await scrollTo(page, 0.3);
  await pass(page, 100);
  await scrollTo(page, 0.9);
  await pass(page, 200);
  await expect(popUp(page)).toBeHidden();
});
