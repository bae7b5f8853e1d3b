import { company } from '#brand/company.ts';
import { content } from '#content/index.ts';
import { arrived } from '#e2e/support/arrived.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { leadForm, written } from '#e2e/support/lead-form.ts';
import { has } from '#e2e/support/subjects.ts';
import { say } from '#e2e/support/words.ts';
import { localeCookie } from '#kit/i18n/cookie.ts';
import { defaultLocale, locales } from '#kit/i18n/locales.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import { href, routeName } from '#kit/site/routes.ts';
import { lastLocale, otherLocale } from '#kit/testing/sampled-locales.ts';
import { formIds } from '#kit/testing/site.ts';
import { variant } from '#kit/testing/variant.ts';

test('the browser sends the provider the same body as our server would', async ({
  page,
  provider,
}) => {
  const name = `Static ${crypto.randomUUID()}`;
  await page.goto(localizePath('/about', lastLocale));
  const form = leadForm(page, 'footer', lastLocale);
  await form.fill(written(name));
  await form.send.click();
  await expect(page.locator('#footer-answer[role="status"]')).toContainText(
    content.page(lastLocale, 'company').sent,
  );
  const mine = provider.received.filter(({ body }) => body.fields[0]?.value === name);
  expect(mine).toHaveLength(1);
  const { email, contact, company, message } = written(name);
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
      context: {
        pageUri: localizePath('/about', lastLocale),
        pageName: routeName('about', lastLocale),
      },
    },
  });
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

test('offline a lead stays in the form and is stored nowhere else, and a link writes it as an e-mail', async ({
  page,
  context,
  provider,
  expectedErrors,
  axe,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const name = `Stays ${crypto.randomUUID()}`;
  const message = 'Zwei Zeilen:\nÄrger & Öl';
  await page.goto(localizePath('/about', otherLocale));
  const form = leadForm(page, 'footer', otherLocale);
  await form.fill({ ...written(name), message });
  await context.setOffline(true);
  await page.route(`${variant.LEADS_PROVIDER_URL}/**`, (route) =>
    route.abort('internetdisconnected'),
  );
  await form.send.click();
  await expect(form.problem).toBeFocused();
  await expect(form.problem).toContainText(
    say(
      otherLocale,
      'Your message could not leave this device. Nothing is lost: send it again when you are online, or write to {0}.',
    ).replace('{0}', company.email),
  );
  await expect(form.field('message')).toHaveValue(message);
  const mail = form.problem.getByRole('link', { name: say(otherLocale, 'Send by e-mail') });
  const { pathname, searchParams } = new URL((await mail.getAttribute('href')) ?? '');
  expect(pathname).toBe(company.email);
  expect(searchParams.get('body')).toContain(message.replace('\n', '\r\n'));
  expect(searchParams.get('body')).toContain(`Name: ${name}`);
  await axe();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(name);
  await page.unroute(`${variant.LEADS_PROVIDER_URL}/**`);
  await context.setOffline(false);
  await form.send.click();
  await expect(page.locator('#footer-answer[role="status"]')).toBeVisible();
  expect(provider.received.filter(({ body }) => body.fields[0]?.value === name)).toHaveLength(1);
});

test('a refusal by the provider is shown at once, and the text stays in the form', async ({
  page,
  provider,
  expectedErrors,
}) => {
  expectedErrors.push(/status of (403|503)/);
  await page.goto('/about');
  const form = leadForm(page, 'footer', 'en');
  await form.fill(written('Refused'));
  for (const status of [403, 503]) {
    provider.behave({ kind: 'status', status, times: 1 });
    await form.send.click();
    await expect(form.problem).toBeFocused();
    await expect(
      form.problem.getByRole('link', { name: say('en', 'Send by e-mail') }),
    ).toHaveAttribute('href', /^mailto:.*Refused/);
    await expect(form.field('name')).toHaveValue('Refused');
    await form.field('name').focus();
  }
});

test('without JavaScript links for e-mail and phone replace the forms', async ({
  openPage,
  site,
}) => {
  const page = await openPage({ javaScriptEnabled: false });
  for (const [address, place] of [
    [localizePath('/contact', otherLocale), '#contact-section'],
    [localizePath('/about', otherLocale), 'footer aside + div'],
  ] as const) {
    await page.goto(site.url + address);
    const box = page.locator(place);
    await expect(
      box.getByText(say(otherLocale, 'This form needs JavaScript. You can also reach us here:')),
    ).toBeVisible();
    await expect(box.locator('a[href^="mailto:"]').first()).toBeVisible();
    await expect(box.locator('a[href^="tel:"]').first()).toBeVisible();
    await expect(box.locator('form')).toBeHidden();
  }
});

test('a lead sent from a 404 page names the requested address', async ({
  page,
  provider,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/);
  const name = `Nowhere ${crypto.randomUUID()}`;
  await page.goto(localizePath('/nirgends/wo?von=hier', otherLocale));
  const form = leadForm(page, 'footer', otherLocale);
  await form.fill(written(name));
  await form.send.click();
  await expect(page.locator('#footer-answer[role="status"]')).toBeVisible();
  expect(
    provider.received.find(({ body }) => body.fields[0]?.value === name)?.body.context,
  ).toEqual({
    pageUri: localizePath('/nirgends/wo', otherLocale),
    pageName: `not-found___${otherLocale}`,
  });
});

for (const { code, iso, hreflang } of locales) {
  // The page is in a language that the browser does not prefer.
  const pageLocale = [lastLocale, defaultLocale].find((one) => one !== code) ?? defaultLocale;

  if (has.languages) {
    test(`a browser that prefers "${code}" is offered that language once, in its own words`, async ({
      openPage,
      site,
    }) => {
      const page = await openPage({ baseURL: site.url, locale: iso });
      await page.goto(`${href(pageLocale, 'contact')}?from=mail#contact-section`);
      const suggestion = page.getByRole('region', {
        name: say(code, 'This page is also available in English.'),
      });
      await expect(suggestion).toHaveAttribute('lang', hreflang);
      const read = suggestion.getByRole('link', { name: say(code, 'Read this page in English') });
      await expect(read).toHaveAttribute(
        'href',
        `${href(code, 'contact')}?from=mail#contact-section`,
      );
      await suggestion.getByRole('button', { name: say(code, 'Close') }).click();
      await expect(suggestion).toHaveCount(0);
      await expect(page.locator('#main')).toBeFocused();
      const cookie = (await page.context().cookies()).find(({ name }) => name === localeCookie.key);
      expect(cookie?.value).toBe(pageLocale);
      await page.reload();
      await arrived(page);
      await expect(suggestion).toHaveCount(0);
    });
  }
}

if (has.languages) {
  test('a suggested language is remembered once it is chosen, and nothing is stored before', async ({
    openPage,
    site,
  }) => {
    const page = await openPage({ baseURL: site.url, locale: `${lastLocale}-MX` });
    await page.goto(href('en', 'about'));
    const read = page.getByRole('link', { name: say(lastLocale, 'Read this page in English') });
    await expect(read).toBeVisible();
    await page.goto(href('en', 'work'));
    await expect(read).toBeVisible();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await read.click();
    await expect(page).toHaveURL(href(lastLocale, 'work'));
    const cookie = (await page.context().cookies()).find(({ name }) => name === localeCookie.key);
    expect(cookie?.value).toBe(lastLocale);
  });
}
