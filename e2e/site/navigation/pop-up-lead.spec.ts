import type { Page } from '@playwright/test';

import { company } from '#brand/company.ts';
import { content } from '#content/index.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { leadForm, written } from '#e2e/support/lead-form.ts';
import { arrive, pass, popUp, scrollTo, scrollToPopUp, sendPopUp } from '#e2e/support/pop-up.ts';
import { say } from '#e2e/support/words.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import { listenerDelay } from '#kit/leads/pop-up/pop-up-state.ts';
import { otherLocale, sampledLocales } from '#kit/testing/sampled-locales.ts';
import { formIds } from '#kit/testing/site.ts';

for (const locale of sampledLocales) {
  test(
    `the pop-up in "${locale}" sends name, e-mail and number as they were typed`,
    { tag: '@any-window' },
    async ({ page, provider, axe }) => {
      const name = `Pop ${crypto.randomUUID()}`;
      await scrollToPopUp(page, localizePath('/about', locale));
      await expect(popUp(page).dialog).toBeVisible();
      await expect(popUp(page).dialog).toHaveAccessibleName(say(locale, 'Three lines are enough'));
      const form = popUp(page, locale);
      await expect(form.toggle).toHaveAttribute('aria-expanded', 'false');
      await expect(form.toggle).toHaveAccessibleDescription(
        content.page(locale, 'company').callback,
      );
      await expect(form.send).toBeHidden();
      await axe();
      await form.toggle.press('Enter');
      await expect(form.toggle).toHaveAttribute('aria-expanded', 'true');
      await expect(form.send).toHaveAttribute('aria-disabled', 'true');
      await expect(form.send).toHaveAccessibleDescription(say(locale, 'All fields are required.'));
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
      await expect(popUp(page).dialog).toBeHidden();
      await expect(popUp(page).thanks).toContainText(content.page(locale, 'company').sent);
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
    },
  );
}

test(
  'after a navigation the pop-up appears again, but not after a message was sent',
  { tag: '@any-window' },
  async ({ page }) => {
    await arrive(page, '/about');
    await scrollTo(page, 0.9);
    await expect(popUp(page).dialog).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: company.name }).first().click();
    await expect(page).toHaveURL('/');
    await expect(popUp(page).dialog).toBeHidden();
    await pass(page, listenerDelay + 200);
    await scrollTo(page, 0.9);
    await expect(popUp(page).dialog).toBeVisible();
    const form = popUp(page);
    await form.toggle.click();
    await form.fill({
      name: `Pop ${crypto.randomUUID()}`,
      email: 'a@example.com',
      contact: '1234',
    });
    await form.send.click();
    await expect(popUp(page).thanks).toBeVisible();
    await popUp(page).thanks.getByRole('button').click();
    await expect(popUp(page).thanks).toBeHidden();
    await scrollTo(page, 0.3);
    await pass(page, 100);
    await scrollTo(page, 0.9);
    await pass(page, 200);
    await expect(popUp(page).dialog).toBeHidden();
  },
);

for (const [place, address] of [
  ['contact-page', '/contact'],
  ['footer', '/clients'],
] as const) {
  test(
    `a lead from the form "${place}" ends the pop-up for the visit`,
    { tag: '@any-window' },
    async ({ page }) => {
      await arrive(page, address);
      const form = leadForm(page, place, 'en');
      await form.fill(written(`Once ${crypto.randomUUID()}`));
      await form.send.click();
      await expect(page.locator('[id$="-answer"][role="status"]')).toBeVisible();
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: say('en', 'Who we are') })
        .click();
      await expect(page).toHaveURL('/about');
      await expectNoPopUp(page);
      // A new document in the same visit.
      await page.goto(localizePath('/about', otherLocale));
      await expectNoPopUp(page);
    },
  );
}

test(
  'after a failure to send the pop-up is empty when it returns, whether it was closed or the page left',
  { tag: '@any-window' },
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/ERR_/);
    const form = popUp(page);
    const openAgain = async () => {
      await scrollTo(page, 0.3);
      await pass(page, 100);
      await scrollTo(page, 0.95);
      await form.toggle.click();
    };
    const sendInVain = async () => {
      await page.route('**/RSC/F/**', (route) => route.abort(), { times: 1 });
      await form.fill({ name: 'Ada', email: 'ada@example.com', contact: '1234' });
      await form.send.click();
      await expect(form.problem).toBeFocused();
      await expect(form.field('name')).toHaveValue('Ada');
    };
    await arrive(page, '/about');
    await openAgain();
    await sendInVain();
    await page.getByRole('button', { name: say('en', 'Close') }).click();
    await openAgain();
    await expect(form.field('name')).toHaveValue('');
    await expect(form.problem).toBeHidden();
    await sendInVain();
    await page.getByRole('banner').getByRole('link', { name: company.name }).first().click();
    await expect(page).toHaveURL('/');
    await pass(page, listenerDelay + 100);
    await openAgain();
    await expect(form.field('name')).toHaveValue('');
    await expect(form.problem).toBeHidden();
  },
);

test('the thanks of the pop-up close by Escape, and the focus goes back to the page', async ({
  page,
}) => {
  await sendPopUp(page);
  await expect(popUp(page).thanks).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(popUp(page).thanks).toBeHidden();
  await expect(page.locator('#main')).toBeFocused();
});

async function expectNoPopUp(page: Page): Promise<void> {
  await pass(page, listenerDelay + 100);
  await scrollTo(page, 0.3);
  await pass(page, 100);
  await scrollTo(page, 0.95);
  await pass(page, 200);
  await expect(popUp(page).dialog).toBeHidden();
}
