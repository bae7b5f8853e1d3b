import { expect, test } from '#e2e/support/fixtures.ts';
import { leadForm } from '#e2e/support/lead-form.ts';
import { has } from '#e2e/support/subjects.ts';
import { say } from '#e2e/support/words.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import { sampledLocales } from '#kit/testing/sampled-locales.ts';
import { formIds } from '#kit/testing/site.ts';

if (has.newsletter) {
  for (const locale of sampledLocales) {
    test(`the newsletter form in "${locale}" refuses an empty and a wrong address, and sends a right one`, async ({
      page,
      provider,
      axe,
    }) => {
      const email = `${crypto.randomUUID()}@example.com`;
      await page.goto(localizePath('/blogs', locale));
      await expect(
        page.getByRole('heading', { name: say(locale, 'Subscribe to our newsletter') }),
      ).toBeVisible();
      const form = leadForm(page, 'newsletter', locale);
      await form.send.click();
      await expect(form.field('email')).toHaveAccessibleDescription(
        say(locale, 'This field is required'),
      );
      await axe();
      await form.field('email').fill('nobody');
      await form.send.click();
      await expect(form.field('email')).toHaveAccessibleDescription(
        say(locale, 'This field must only contain a valid email address'),
      );
      await expect(form.field('email')).toHaveValue('nobody');
      await form.field('email').fill(email);
      await form.send.click();
      await expect(page.locator('#newsletter-answer')).toContainText(
        say(locale, 'Thank you. The next newsletter will come to you too.'),
      );
      expect(new URL(page.url()).pathname).toBe(localizePath('/blogs', locale));
      await expect
        .poll(() => provider.received.find(({ body }) => body.fields[0]?.value === email))
        .toMatchObject({
          formId: formIds.LEADS_FORM_NEWSLETTER,
          body: {
            fields: [{ name: 'email', value: email }],
            context: {
              pageUri: localizePath('/blogs', locale),
              pageName: `blogs___${locale}`,
            },
          },
        });
    });
  }
}
