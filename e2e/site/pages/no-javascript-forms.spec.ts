import { content } from '#content/index.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { expectedBody, footerForm, leadForm, typed } from '#e2e/support/lead-form.ts';
import { category } from '#e2e/support/subjects.ts';
import { say } from '#e2e/support/words.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import { routeName } from '#kit/site/routes.ts';
import { lastLocale, otherLocale, sampledLocales } from '#kit/testing/sampled-locales.ts';

test('a lead sent without JavaScript arrives', { tag: '@server' }, async ({ page, provider }) => {
  const name = `Sans script ${crypto.randomUUID()}`;
  await page.goto(localizePath('/about', lastLocale));
  const form = footerForm(page, lastLocale);
  await form.fill({ ...typed, Name: name });
  await form.send.click();
  await expect(form.status).toContainText(content.page(lastLocale, 'company').sent);
  // The page is scrolled to the answer.
  await expect(page).toHaveURL(localizePath('/about#footer-answer', lastLocale));
  await expect(form.status).toBeInViewport();
  // The server has rendered all of the thanks: what was sent, and what happens next.
  await expect(form.form.getByText(name, { exact: true })).toBeVisible();
  await expect(form.form.getByRole('listitem')).toHaveCount(3);
  const [first, ...rest] = expectedBody.fields;
  // A browser sends line breaks of a form as CR LF; the server stores them as LF.
  await expect
    .poll(() => provider.received.find(({ body }) => body.fields[0]?.value === name)?.body)
    .toEqual({ ...expectedBody, fields: [{ ...first, value: name }, ...rest] });
});

test(
  'a reload after the post, and sending the same text again, make no second lead',
  { tag: '@server' },
  async ({ page, provider }) => {
    const name = `Twice ${crypto.randomUUID()}`;
    await page.goto('/about');
    const form = footerForm(page, 'en');
    await form.fill({ ...typed, Name: name });
    await form.send.click();
    await expect(form.status).toBeVisible();
    const answer = await form.status.innerText();
    const currentAnswer = () => form.status.innerText();
    await page.reload();
    await expect.poll(currentAnswer).toBe(answer);
    await page.goBack();
    await form.fill({ ...typed, Name: name });
    await form.send.click();
    await expect.poll(currentAnswer).toBe(answer);
    await expect
      .poll(() => provider.received.filter(({ body }) => body.fields[0]?.value === name).length)
      .toBe(1);
  },
);

test('errors come back with the typed values', { tag: '@server' }, async ({ page }) => {
  await page.goto(localizePath(`/services/${category}`, otherLocale));
  const form = footerForm(page, otherLocale);
  await form.fill({ Name: 'Ada', 'E-mail': 'ada@' });
  await form.send.click();
  await expect(form.field('Name')).toHaveValue('Ada');
  await expect(form.field('E-mail')).toHaveAccessibleDescription(
    say(otherLocale, 'This field must only contain a valid email address'),
  );
  await expect(form.field('Company')).toHaveAccessibleDescription(
    say(otherLocale, 'This field is required'),
  );
});

for (const locale of sampledLocales) {
  test(
    `a page with errors in "${locale}" is scrolled to them, and its title says that there are errors`,
    { tag: '@server' },
    async ({ page }) => {
      await page.goto(localizePath('/contact', locale));
      const title = await page.title();
      const form = leadForm(page, 'contact-page', locale);
      await form.send.click();
      await expect(page).toHaveTitle(say(locale, 'Error: {title}').replace('{title}', title));
      await expect(form.summary).toBeInViewport();
      await expect(form.summary).toBeFocused();
    },
  );
}

test(
  'a lead sent from a 404 page names the requested address',
  { tag: '@server' },
  async ({ page, provider, expectedErrors }) => {
    expectedErrors.push(/status of 404/);
    const name = `Nulle part ${crypto.randomUUID()}`;
    await page.goto(localizePath('/nulle/part?de=ici', lastLocale));
    const form = footerForm(page, lastLocale);
    await form.fill({ Name: name });
    await form.send.click();
    await expect(form.summary).toBeInViewport();
    await form.fill({ ...typed, Name: name });
    await form.send.click();
    await expect(form.status).toBeInViewport();
    await expect
      .poll(
        () => provider.received.find(({ body }) => body.fields[0]?.value === name)?.body.context,
      )
      .toEqual({
        pageUri: localizePath('/nulle/part', lastLocale),
        pageName: `not-found___${lastLocale}`,
      });
  },
);

test(
  'a report sent from the accessibility statement reaches the provider with the name of that page',
  { tag: '@server' },
  async ({ page, provider }) => {
    const message = `Sans script ${crypto.randomUUID()}`;
    await page.goto(localizePath('/accessibility', lastLocale));
    const form = leadForm(page, 'accessibility', lastLocale);
    await form.fill({ name: 'Ada', email: 'ada@example.com', message });
    await form.send.click();
    await expect(page.locator('#accessibility-answer')).toBeInViewport();
    await expect
      .poll(
        () => provider.received.find(({ body }) => body.fields[2]?.value === message)?.body.context,
      )
      .toEqual({
        pageUri: localizePath('/accessibility', lastLocale),
        pageName: routeName('accessibility', lastLocale),
      });
  },
);
