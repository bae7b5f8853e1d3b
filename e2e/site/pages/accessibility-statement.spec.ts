import { company } from '#brand/company.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { leadForm } from '#e2e/support/lead-form.ts';
import { linkLabel, say } from '#e2e/support/words.ts';
import { localeCodes } from '#kit/i18n/locales.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import { routeName } from '#kit/site/routes.ts';
import { otherLocale } from '#kit/testing/sampled-locales.ts';
import { formIds } from '#kit/testing/site.ts';

for (const locale of localeCodes) {
  test(`the footer in "${locale}" leads to an accessibility statement that names its standards, its date and the company as recorded`, async ({
    page,
  }) => {
    await page.goto(localizePath('/about', locale));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: linkLabel(locale, 'legal', 'accessibility') })
      .click();
    await expect(page).toHaveURL(localizePath('/accessibility', locale));
    const text = page.locator('.prose');
    await expect(text).toContainText('WCAG 2.2');
    await expect(text).toContainText('EN 301 549');
    await expect(text).toContainText('2019/882');
    await expect(page.getByRole('main')).toContainText(company.legalName);
    await expect(text.locator(`a[href^="mailto:${company.email}"]`).first()).toBeVisible();
    await expect(text).not.toContainText(/[{}]/);
    const [dateLabel = ''] = say(locale, 'Last changed on {date}').split('{date}');
    const row = page.getByRole('list', { name: say(locale, 'Legal information') }).locator('li', {
      has: page.locator('[aria-current="page"]'),
    });
    await expect(row).toContainText(dateLabel);
    await expect(row).toContainText(/20\d\d/);
    await expect(text.locator('a[href="#contact-section"]')).toBeVisible();
  });
}

test('the form of the accessibility statement, which has no telephone number, sends a report to the provider', async ({
  page,
  provider,
}) => {
  const message = `Der Fokus fehlt ${crypto.randomUUID()}`;
  await page.goto(localizePath('/accessibility', otherLocale));
  const form = leadForm(page, 'accessibility', otherLocale);
  await expect(form.element.locator('[required]')).toHaveCount(3);
  await form.fill({ name: 'Ada', email: 'ada@example.com', message });
  await form.send.click();
  await expect(page.locator('#accessibility-answer')).toBeFocused({ timeout: 15_000 });
  await expect
    .poll(() => provider.received.find(({ body }) => body.fields[2]?.value === message))
    .toMatchObject({
      formId: formIds.LEADS_FORM_CONTACT,
      body: {
        fields: [
          { name: 'firstname', value: 'Ada' },
          { name: 'email', value: 'ada@example.com' },
          { name: 'message', value: message },
        ],
        context: {
          pageUri: localizePath('/accessibility', otherLocale),
          pageName: routeName('accessibility', otherLocale),
        },
      },
    });
});
