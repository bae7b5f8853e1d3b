import type { BrowserContext } from '@playwright/test';

import { expect, test } from '#e2e/support/fixtures.ts';
import { leadForm, written } from '#e2e/support/lead-form.ts';
import { has } from '#e2e/support/subjects.ts';
import type { FakeProvider } from '#kit/leads/fake-provider/fake-provider.ts';
import { hiddenFields } from '#kit/testing/submissions.ts';

const visitorId = '0123456789abcdef0123456789abcdef';

async function setCookies(context: BrowserContext, url: string, cookies: Record<string, string>) {
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
}

/** Returns the context that the provider received with the lead that has this value in a field. */
function contextOf(provider: FakeProvider, value: string) {
  return provider.received.find(({ body }) => body.fields.some((field) => field.value === value))
    ?.body.context;
}

// The provider's name for its visitor id is `hutk`.
for (const [consent, hutk] of [
  ['granted', visitorId],
  ['denied', undefined],
] as const) {
  test(`consent ${consent}: the provider’s visitor id in a lead is ${String(hutk)}`, async ({
    page,
    context,
    site,
    provider,
  }) => {
    const name = `Test ${crypto.randomUUID()}`;
    await setCookies(context, site.url, { consent, hubspotutk: visitorId });
    await page.goto('/about');
    const form = leadForm(page, 'footer', 'en');
    await form.fill(written(name));
    await form.send.click();
    await expect
      .poll(() => contextOf(provider, name))
      .toEqual({ pageUri: '/about', pageName: 'about___en', ...(hutk && { hutk }) });
  });

  test(`consent ${consent}: without JavaScript the provider’s visitor id in a lead is ${String(hutk)}`, async ({
    request,
    site,
    provider,
  }) => {
    const name = `Test ${crypto.randomUUID()}`;
    const response = await request.post('/about', {
      headers: { origin: site.url, cookie: `consent=${consent}; hubspotutk=${visitorId}` },
      multipart: {
        ...hiddenFields(await (await request.get('/about')).text(), 'footer'),
        ...written(name),
      },
    });
    expect(response.status()).toBe(200);
    await expect
      .poll(() => contextOf(provider, name))
      .toEqual({ pageUri: '/about', pageName: 'about___en', ...(hutk && { hutk }) });
  });
}

if (has.newsletter) {
  test('a newsletter subscription never has the provider’s visitor id', async ({
    page,
    context,
    site,
    provider,
  }) => {
    const address = `${crypto.randomUUID()}@example.com`;
    await setCookies(context, site.url, { consent: 'granted', hubspotutk: visitorId });
    await page.goto('/');
    const form = leadForm(page, 'newsletter', 'en');
    await form.fill({ email: address });
    await form.send.click();
    await expect.poll(() => contextOf(provider, address)).toBeDefined();
    expect(contextOf(provider, address)).not.toHaveProperty('hutk');
  });
}
