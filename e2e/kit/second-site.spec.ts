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

/** Fills in fields of the form on the second site's contact page, by their labels. */
async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(value);
  }
}

/** Position of the message among the fields that the provider receives. */
const messagePosition = 3;

/** Values for all fields of the form but the message, by their labels. */
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
    .poll(() =>
      provider.received.find(({ body }) => body.fields[messagePosition]?.value === message),
    )
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
  for (const [correctedCount, [label, value]] of values.entries()) {
    await expect(summary.getByRole('link')).toHaveText(
      values.slice(correctedCount).map(([wrong]) => wrong),
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
    .poll(() => provider.received.map(({ body }) => body.fields[messagePosition]?.value))
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

test('a post that it refuses is answered in the language and direction of its page', async ({
  request,
}) => {
  const headers = { origin: 'https://evil.example' };
  const response = await request.post('/ar/contact', { headers, multipart: { message: 'x' } });
  expect(response.status()).toBe(403);
  expect(await response.text()).toContain('<html lang="ar" dir="rtl">');
});

/** Returns a list to which the address of each request for a video is added when the page sends the request. */
function videoRequests(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.webm')) addresses.push(request.url());
  });
  return addresses;
}

test.describe('before anything tells of a visitor', () => {
  test.use({ quiet: true });

  test('no video is loaded; then it plays above its picture, and stands while motion is paused', async ({
    page,
  }) => {
    const requested = videoRequests(page);
    await page.goto('/');
    const film = page.locator('video');
    await expect(page.getByRole('img', { name: 'Una lampada accesa che oscilla' })).toBeVisible();
    expect(requested).toEqual([]);
    await page.mouse.move(200, 200);
    const isPlaying = () =>
      film.evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0);
    await expect.poll(isPlaying).toBe(true);
    expect(await film.evaluate(({ muted, loop }: HTMLVideoElement) => [muted, loop])).toEqual([
      true,
      true,
    ]);
    const setMotion = (motion: string | undefined) =>
      page.evaluate((value) => {
        const { dataset } = document.documentElement;
        if (value === undefined) delete dataset['motion'];
        else dataset['motion'] = value;
        document.dispatchEvent(new Event('motionchange'));
      }, motion);
    await setMotion('paused');
    await expect.poll(isPlaying).toBe(false);
    await setMotion(undefined);
    await expect.poll(isPlaying).toBe(true);
  });
});

/** Waits until the page has found the animated boxes near the viewport, and would have requested their code. */
async function untilNear(page: Page): Promise<void> {
  await page.locator('[data-moving]').waitFor({ state: 'attached' });
  await untilIdle(page);
}
async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

for (const [who, options, init, settled] of [
  ['without JavaScript', { javaScriptEnabled: false }, '', () => Promise.resolve()],
  ['with reduced motion', { reducedMotion: 'reduce' }, '', untilIdle],
  ['who has paused motion', {}, "localStorage.setItem('motion', 'paused')", untilNear],
  [
    'who saves data',
    {},
    "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })",
    untilNear,
  ],
] as const) {
  test(`a visitor ${who} sees the picture, and loads no video`, async ({ openPage, site }) => {
    const page = await openPage({ baseURL: site.url, ...options });
    const requested = videoRequests(page);
    await page.addInitScript(init);
    await page.goto('/');
    const picture = page.getByRole('img', { name: 'Una lampada accesa che oscilla' });
    await expect(picture).toBeVisible();
    await settled(page);
    expect(requested).toEqual([]);
  });
}

test('a video is sent in parts, and its policy lets it play', async ({ request }) => {
  const home = await request.get('/');
  expect(home.headers()['content-security-policy']).toContain("media-src 'self'");
  const [, address = ''] =
    /<source src="([^"]+\.webm)" type="video\/webm"/.exec(await home.text()) ?? [];
  const ask = (range: string) => request.get(address, { headers: { range } });
  const part = await ask('bytes=0-3');
  expect(part.status()).toBe(206);
  expect(part.headers()['content-type']).toBe('video/webm');
  expect(part.headers()['content-range']).toMatch(/^bytes 0-3\/\d+$/);
  // The head of every WebM file.
  expect((await part.body()).toString('hex')).toBe('1a45dfa3');
  const beyond = await ask('bytes=9999999-');
  expect(beyond.status()).toBe(416);
  expect(beyond.headers()['content-range']).toMatch(/^bytes \*\/\d+$/);
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
