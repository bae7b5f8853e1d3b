import { content } from '#content/index.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { expectedBody, footerForm, typed } from '#e2e/support/lead-form.ts';
import { say } from '#e2e/support/words.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import { startFakeProvider } from '#kit/leads/fake-provider/fake-provider.ts';
import { lastLocale, sampledLocales } from '#kit/testing/sampled-locales.ts';
import { formIds, providerEnvironment, startSite } from '#kit/testing/site.ts';

/** Returns another name for each lead, so that none is a duplicate. */
const uniqueName = () => `Test ${crypto.randomUUID()}`;

test('a lead typed in the footer of a page reaches the provider with the exact body', async ({
  page,
  provider,
  axe,
}) => {
  const name = uniqueName();
  await page.goto(localizePath('/about', lastLocale));
  const form = footerForm(page, lastLocale);
  await form.fill({ ...typed, Name: name });
  await form.send.click();
  await expect(form.status).toContainText(content.page(lastLocale, 'company').sent);
  await expect(form.status).toBeFocused();
  await axe();
  const [first, ...rest] = expectedBody.fields;
  await expect
    .poll(() => provider.received.find(({ body }) => body.fields[0]?.value === name))
    .toMatchObject({
      portalId: '123',
      formId: formIds.LEADS_FORM_CONTACT,
      body: { ...expectedBody, fields: [{ ...first, value: name }, ...rest] },
    });
});

test('leads of the contact page go to a form of their own at the provider', async ({
  page,
  provider,
}) => {
  const name = uniqueName();
  await page.goto('/contact');
  const form = page.locator('#contact-section');
  for (const [label, value] of Object.entries({ ...typed, Name: name })) {
    await form.getByRole('textbox', { name: label }).fill(value);
  }
  await form.getByRole('button', { name: say('en', 'Send') }).click();
  await expect(form.locator('[id$="-answer"][role="status"]')).toBeVisible();
  await expect
    .poll(() => provider.received.find(({ body }) => body.fields[0]?.value === name)?.formId)
    .toBe(formIds.LEADS_FORM_CONTACT_PAGE);
});

for (const locale of sampledLocales) {
  test(`wrong fields are named in "${locale}", values are kept, the summary has the focus`, async ({
    page,
    axe,
    provider,
  }) => {
    const count = provider.received.length;
    await page.goto(locale === 'en' ? '/' : `/${locale}`);
    const form = footerForm(page, locale);
    await form.fill({ Name: 'Ada', 'E-mail': 'ada@', Phone: '12' });
    await form.send.click();
    await expect(form.summary).toBeFocused();
    await expect(form.field('Name')).toHaveValue('Ada');
    await expect(form.field('E-mail')).toHaveAccessibleDescription(
      say(locale, 'This field must only contain a valid email address'),
    );
    await expect(form.field('E-mail')).toHaveAttribute('aria-invalid', 'true');
    await expect(form.field('Phone')).toHaveAccessibleDescription(
      `${say(locale, 'Please enter a valid number')} ${say(locale, 'For example +44 20 7946 0958')}`,
    );
    await expect(form.field('Company')).toHaveAccessibleDescription(
      say(locale, 'This field is required'),
    );
    await axe();
    await form.summary.getByRole('link', { name: say(locale, 'Phone') }).click();
    await expect(form.field('Phone')).toBeFocused();
    expect(provider.received).toHaveLength(count);
  });
}

test('a double click sends one lead', { tag: '@any-window' }, async ({ page, provider }) => {
  const name = uniqueName();
  await page.goto('/about');
  const form = footerForm(page, 'en');
  await form.fill({ ...typed, Name: name });
  await form.send.dblclick();
  await expect(form.status).toBeVisible();
  const mine = () => provider.received.filter(({ body }) => body.fields[0]?.value === name);
  await expect.poll(() => mine().length).toBe(1);
});

test('an overlay says that a lead is being sent', { tag: '@any-window' }, async ({ page }) => {
  await page.goto('/about');
  const form = footerForm(page, 'en');
  await form.fill({ ...typed, Name: uniqueName() });
  await page.route('**/RSC/F/**', async (route) => {
    await expect(page.getByRole('status').filter({ hasText: say('en', 'Sending') })).toBeVisible();
    await route.continue();
  });
  await form.send.click();
  await expect(form.status).toBeVisible();
});

test(
  'a lead sent while the provider is down is stored, and delivered later, even after SIGKILL',
  { tag: '@any-window' },
  async ({ openPage }) => {
    const provider = await startFakeProvider();
    provider.behave({ kind: 'status', status: 503 });
    const first = await startSite(providerEnvironment(provider));
    const page = await openPage({ baseURL: first.url });
    await page.goto(localizePath('/about', lastLocale));
    const form = footerForm(page, lastLocale);
    await form.fill();
    await form.send.click();
    await expect(form.status).toBeVisible();
    await page.context().close();
    await first.stop('SIGKILL');
    provider.received.length = 0;
    provider.behave({ kind: 'ok' });
    const second = await startSite({ ...providerEnvironment(provider), LEADS_DB: first.database });
    await expect.poll(() => provider.received.map(({ body }) => body)).toEqual([expectedBody]);
    await second.stop();
    await provider.close();
  },
);
