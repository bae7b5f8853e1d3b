import type { Page } from '@playwright/test';

import { formIds } from '#kit/testing/site.ts';

import { expect, test } from '../support/fixtures.ts';

const pages = [
  ['/', 'it', 'ltr', 'Luce che si può riparare'],
  ['/lamps', 'it', 'ltr', 'Le lampade'],
  ['/lamps/molo', 'it', 'ltr', 'Molo'],
  ['/lamps/bora', 'it', 'ltr', 'Bora'],
  ['/contact', 'it', 'ltr', 'Scrivici'],
  ['/ar', 'ar', 'rtl', 'ضوء يمكن إصلاحه'],
  ['/ar/lamps', 'ar', 'rtl', 'المصابيح'],
  ['/ar/lamps/molo', 'ar', 'rtl', 'مولو'],
  ['/ar/lamps/bora', 'ar', 'rtl', 'بورا'],
  ['/ar/contact', 'ar', 'rtl', 'اكتب إلينا'],
] as const;

for (const [address, language, direction, heading] of pages) {
  test(`another site has ${address}, in its language and direction`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
    const html = page.locator('html');
    await expect(html).toHaveAttribute('lang', language);
    await expect(html).toHaveAttribute('dir', direction);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(3);
  });
}

test('its links are client navigation that moves the focus', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  await page.getByRole('navigation', { name: 'Pagine' }).getByText('Lampade').click();
  await expect(page).toHaveURL('/lamps');
  await page.getByRole('main').getByRole('link', { name: 'Molo' }).click();
  await expect(page).toHaveURL('/lamps/molo');
  await expect(page.getByRole('main')).toBeFocused();
  // A link within Markdown gets the prefix of its language; Italian has none.
  await page.getByRole('main').getByRole('link', { name: 'scrivici' }).click();
  await expect(page).toHaveURL('/contact');
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
});

test('links of its texts lead to their own language', async ({ page }) => {
  await page.goto('/ar/lamps/molo');
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL('/ar/contact');
});

/** Fills in the form of its contact page. */
async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(value);
  }
}

const typed = { Nome: 'Ada', 'E-mail': 'ada@example.com', Telefono: '+39 040 5550 101' };

test('its form names what is missing, keeps the rest and then reaches the provider', async ({
  page,
  axe,
  provider,
}) => {
  const message = `Una lampada ${crypto.randomUUID()}`;
  await page.goto('/contact');
  await fill(page, typed);
  const send = page.getByRole('button', { name: 'Invia' });
  await send.click();
  await expect(page.getByRole('alert')).toBeFocused();
  const field = page.getByRole('textbox', { name: 'Messaggio' });
  await expect(field).toHaveAccessibleDescription('Questo campo è obbligatorio');
  await axe();
  await field.fill(message);
  await send.click();
  await expect(page.locator('#order-answer')).toContainText('Grazie');
  await expect
    .poll(() => provider.received.find(({ body }) => body.fields[3]?.value === message))
    .toMatchObject({
      formId: formIds.LEADS_FORM_CONTACT,
      body: {
        fields: [
          { name: 'firstname', value: 'Ada' },
          { name: 'email', value: 'ada@example.com' },
          { name: 'phone', value: '+39 040 5550 101' },
          { name: 'message', value: message },
        ],
        context: { pageUri: '/contact', pageName: 'contact___it' },
      },
    });
});

test('an error of its form that is corrected leaves the summary at once', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Invia' }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  const values = Object.entries({ ...typed, Messaggio: 'Una lampada' });
  for (const [corrected, [label, value]] of values.entries()) {
    await expect(summary.getByRole('link')).toHaveText(
      values.slice(corrected).map(([wrong]) => wrong),
    );
    await fill(page, { [label]: value });
  }
  await expect(summary).toBeHidden();
});

test('its form needs no JavaScript', async ({ openPage, provider, site }) => {
  const message = `Senza script ${crypto.randomUUID()}`;
  const page = await openPage({ javaScriptEnabled: false, baseURL: site.url });
  await page.goto('/contact');
  await fill(page, typed);
  await page.getByRole('button', { name: 'Invia' }).click();
  await expect(page.getByRole('alert')).toContainText('Controlla questi campi');
  await expect(page.getByRole('textbox', { name: 'Nome', exact: true })).toHaveValue('Ada');
  await fill(page, { Messaggio: message });
  await page.getByRole('button', { name: 'Invia' }).click();
  await expect(page.locator('#order-answer')).toContainText('Grazie');
  await expect
    .poll(() => provider.received.map(({ body }) => body.fields[3]?.value))
    .toContain(message);
});

test('an address that it does not have is answered in the language of its prefix', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404/);
  for (const [address, heading] of [
    ['/none', 'Questa pagina non c’è'],
    ['/ar/none', 'هذه الصفحة غير موجودة'],
  ] as const) {
    expect((await page.goto(address))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
});

test('what machines read is about it', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap.match(/<loc>/g)).toHaveLength(pages.length);
  expect(await (await request.get('/llms.txt')).text()).toContain('# Officina Lume');
  expect(await (await request.get('/site.webmanifest')).json()).toMatchObject({
    name: 'Officina Lume',
  });
  for (const name of ['index', 'ar', 'lamps', 'contact']) {
    expect((await request.get(`/social/${name}.png`)).headers()['content-type']).toBe('image/png');
  }
});
