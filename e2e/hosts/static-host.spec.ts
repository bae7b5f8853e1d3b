import { localeCookie } from '#kit/i18n/cookie.ts';
import { locales } from '#kit/i18n/locales.ts';
import { href } from '#kit/site/routes.ts';
import { formIds } from '#kit/testing/site.ts';
import { variant } from '#kit/testing/variant.ts';

import { expect, test } from '../support/fixtures.ts';
import { leadForm, written } from '../support/lead-form.ts';
import { say } from '../support/words.ts';

const kept = say(
  'en',
  'Your message is waiting on this device and will go out by itself as soon as this site is open and you are online. If it cannot be sent, you will find it here again.',
);

test('the browser sends the same body to the provider', async ({ page, provider }) => {
  const name = `Static ${crypto.randomUUID()}`;
  await page.goto('/fr/about');
  const form = leadForm(page, 'footer', 'fr');
  await form.fill(written(name));
  await form.send.click();
  await expect(page.locator('.footer-form .lead-form-status')).toContainText(
    say('fr', 'Thank you. We have your message and will answer within one working day.'),
  );
  const mine = provider.received.filter(({ body }) => body.fields[0]?.value === name);
  expect(mine).toHaveLength(1);
  const [{ email, contact, company, message }] = [written(name)];
  expect(mine[0]).toMatchObject({
    portalId: variant.LEADS_PORTAL_ID,
    formId: formIds.LEADS_FORM_CONTACT,
    authorization: null,
    body: {
      fields: [
        { name: 'firstname', value: name },
        { name: 'email', value: email },
        { name: 'mobilephone', value: contact },
        { name: 'company', value: company },
        { name: 'message', value: message },
      ],
      context: { pageUri: '/fr/about', pageName: 'about___fr' },
    },
  });
  expect(await page.evaluate(() => localStorage.getItem('leads-unsent'))).toBeNull();
});

test('wrong fields are named before anything is sent', async ({ page, provider, axe }) => {
  const count = provider.received.length;
  await page.goto('/contact');
  const form = leadForm(page, 'contact-page', 'en');
  await form.fill({ ...written('Ada'), email: 'nobody' });
  await form.send.click();
  await expect(form.summary).toBeFocused();
  await expect(form.field('email')).toHaveAccessibleDescription(
    say('en', 'This field must only contain a valid email address'),
  );
  await axe();
  expect(provider.received).toHaveLength(count);
});

test('a lead that cannot leave waits on the device and goes once, after a reload, when online', async ({
  page,
  context,
  provider,
  expectedErrors,
  axe,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const name = `Kept ${crypto.randomUUID()}`;
  await page.goto('/about');
  const form = leadForm(page, 'footer', 'en');
  await form.fill(written(name));
  await context.setOffline(true);
  await page.route(`${variant.LEADS_PROVIDER_URL}/**`, (route) =>
    route.abort('internetdisconnected'),
  );
  await form.send.click();
  await expect(page.locator('.footer-form .lead-form-status')).toContainText(kept);
  await expect(page.locator('.footer-form .lead-form-status')).toBeFocused();
  await axe();
  // Closed and opened again: a page that is left in the middle of an answer may send twice.
  await page.close();
  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto('/about');
  const mine = () => provider.received.filter(({ body }) => body.fields[0]?.value === name).length;
  await expect.poll(mine).toBe(1);
  await expect.poll(() => later.evaluate(() => localStorage.getItem('leads-unsent'))).toBeNull();
  await later.reload();
  await later.locator('html[data-ready]').waitFor();
  expect(mine()).toBe(1);
});

test('what the provider cannot take now is tried again when the network returns', async ({
  page,
  provider,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503/);
  const name = `Later ${crypto.randomUUID()}`;
  await page.goto('/about');
  const form = leadForm(page, 'footer', 'en');
  await form.fill(written(name));
  provider.behave({ kind: 'status', status: 503, times: 1 });
  await form.send.click();
  await expect(page.locator('.footer-form .lead-form-status')).toContainText(kept);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect
    .poll(() => provider.received.filter(({ body }) => body.fields[0]?.value === name).length)
    .toBe(2);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('leads-unsent'))).toBeNull();
});

test('what can no longer be sent holds up nothing, and is shown with another way to send it', async ({
  page,
  provider,
  expectedErrors,
  axe,
}) => {
  expectedErrors.push(/status of 503/);
  const name = `Beside ${crypto.randomUUID()}`;
  await page.goto('/de/about');
  const form = leadForm(page, 'footer', 'de');
  await form.fill(written(name));
  provider.behave({ kind: 'status', status: 503, times: 1 });
  await form.send.click();
  await expect(page.locator('.footer-form .lead-form-status')).toBeVisible();
  // As a build for another provider kept it, before this one.
  const text = 'Zwei Zeilen:\nÄrger & Öl';
  await page.evaluate((message) => {
    const [mine] = JSON.parse(localStorage.getItem('leads-unsent') ?? '[]') as {
      payload: { fields: { name: string; value: string }[] };
    }[];
    if (!mine) throw new Error('No lead was kept.');
    const fields = mine.payload.fields.map((field) =>
      field.name === 'message' ? { ...field, value: message } : field,
    );
    const url = 'https://elsewhere.example/submit';
    const old = { ...mine, id: 'old', url, payload: { ...mine.payload, fields } };
    localStorage.setItem('leads-unsent', JSON.stringify([old, mine]));
  }, text);
  await page.goto('/de/work');
  await expect
    .poll(() => provider.received.filter(({ body }) => body.fields[0]?.value === name).length)
    .toBe(2);
  const dialog = page.getByRole('dialog', { name: say('de', 'What you wrote did not reach us') });
  await expect(dialog).toContainText(text);
  await axe();
  const mail = await dialog
    .getByRole('link', { name: say('de', 'Send by e-mail') })
    .getAttribute('href');
  expect(new URL(mail ?? '').searchParams.get('body')).toContain(text.replace('\n', '\r\n'));
  await expect(dialog.locator('a[href^="tel:"]')).toBeVisible();
  await dialog.getByRole('button', { name: say('de', 'Keep it and close') }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await dialog.getByRole('button', { name: say('de', 'Delete it here') }).click();
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('leads-unsent'))).toBeNull();
});

test('a refusal for good is said at once, with the address to write to', async ({
  page,
  provider,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 403/);
  await page.goto('/about');
  const form = leadForm(page, 'footer', 'en');
  await form.fill(written('Refused'));
  provider.behave({ kind: 'status', status: 403, times: 1 });
  await form.send.click();
  await expect(form.problem).toBeFocused();
  await expect(form.problem.getByRole('link')).toHaveAttribute('href', /^mailto:/);
  await expect(form.field('name')).toHaveValue('Refused');
});

test('without JavaScript the forms give way to e-mail and phone', async ({ openPage, site }) => {
  const page = await openPage({ javaScriptEnabled: false });
  for (const [address, place] of [
    ['/de/contact', '.contact-form-fields'],
    ['/de/about', '.footer-form'],
  ] as const) {
    await page.goto(site.url + address);
    const box = page.locator(place);
    await expect(
      box.getByText(say('de', 'This form needs JavaScript. You can also reach us here:')),
    ).toBeVisible();
    await expect(box.locator('a[href^="mailto:"]').first()).toBeVisible();
    await expect(box.locator('a[href^="tel:"]').first()).toBeVisible();
    await expect(box.locator('form')).toBeHidden();
  }
});

test('a lead from an unknown address says which address was asked for', async ({
  page,
  provider,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/);
  const name = `Nowhere ${crypto.randomUUID()}`;
  await page.goto('/de/nirgends/wo?von=hier');
  const form = leadForm(page, 'footer', 'de');
  await form.fill(written(name));
  await form.send.click();
  await expect(page.locator('.footer-form .lead-form-status')).toBeVisible();
  expect(
    provider.received.find(({ body }) => body.fields[0]?.value === name)?.body.context,
  ).toEqual({ pageUri: '/de/nirgends/wo', pageName: 'not-found___de' });
});

for (const { code, iso, hreflang } of locales) {
  const current = code === 'fr' ? 'de' : 'fr';

  test(`a browser that prefers "${code}" is told of that language once, in itself`, async ({
    openPage,
    site,
  }) => {
    const page = await openPage({ baseURL: site.url, locale: iso });
    await page.goto(`${href(current, 'contact')}?from=mail#contact-section`);
    const suggestion = page.getByRole('region', {
      name: say(code, 'This page is also available in English.'),
    });
    await expect(suggestion).toHaveAttribute('lang', hreflang);
    const read = suggestion.getByRole('link', { name: say(code, 'Read it in English') });
    await expect(read).toHaveAttribute(
      'href',
      `${href(code, 'contact')}?from=mail#contact-section`,
    );
    await suggestion.getByRole('button', { name: say(code, 'Close') }).click();
    await expect(suggestion).toHaveCount(0);
    await expect(page.locator('#main')).toBeFocused();
    const cookie = (await page.context().cookies()).find(({ name }) => name === localeCookie.key);
    expect(cookie?.value).toBe(current);
    await page.reload();
    await page.locator('html[data-fonts]').waitFor();
    await expect(suggestion).toHaveCount(0);
  });
}

test('a suggested language that is chosen is remembered, and before nothing is kept', async ({
  openPage,
  site,
}) => {
  const page = await openPage({ baseURL: site.url, locale: 'es-MX' });
  await page.goto(href('en', 'about'));
  const read = page.getByRole('link', { name: say('es', 'Read it in English') });
  await expect(read).toBeVisible();
  await page.goto(href('en', 'work'));
  await expect(read).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await read.click();
  await expect(page).toHaveURL(href('es', 'work'));
  const cookie = (await page.context().cookies()).find(({ name }) => name === localeCookie.key);
  expect(cookie?.value).toBe('es');
});
