import type { BrowserContext, Page } from '@playwright/test';

import { expect, test as base } from '#e2e/support/fixtures.ts';
import { leadForm, written } from '#e2e/support/lead-form.ts';
import { linkLabel, say } from '#e2e/support/words.ts';
import { defaultLocale } from '#kit/i18n/locales.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import { lastLocale, otherLocale, sampledLocales } from '#kit/testing/sampled-locales.ts';
import { templates } from '#kit/testing/templates.ts';
import { variant } from '#kit/testing/variant.ts';

import { question, trackedSite } from './consent-question.ts';

const test = base.extend<{ crossOrigin: string[] }>({
  site: trackedSite,
  /** URLs of the requests to other origins. They are answered with the scripts below, and not sent. */
  crossOrigin: async ({ context, site }, use) => {
    const crossOrigin: string[] = [];
    await context.route(
      (url) => url.origin !== site.url,
      (route) => {
        crossOrigin.push(route.request().url());
        const body = new URL(route.request().url()).hostname.includes('google')
          ? analyticsScript
          : trackingScript;
        return route.fulfill({
          contentType: 'text/javascript',
          headers: { 'access-control-allow-origin': '*' },
          body,
        });
      },
    );
    await use(crossOrigin);
  },
});

const visitorId = '0123456789abcdef0123456789abcdef';
const trackingScript = `
  document.cookie = 'hubspotutk=${visitorId}; Path=/; Max-Age=99999';
  document.cookie = '__hstc=1.2.3; Path=/; Max-Age=99999';
`;
const analyticsScript = `
  document.cookie = '_ga=GA1.1.2.3; Path=/; Max-Age=99999';
  document.cookie = '_ga_TEST123456=GS2.1.x; Path=/; Max-Age=99999';
`;
const analyticsUrl = `https://www.googletagmanager.com/gtag/js?id=${variant.ANALYTICS_ID}`;

async function cookieNames(context: BrowserContext): Promise<string[]> {
  return (await context.cookies()).map(({ name }) => name).sort();
}

/** Everything a page can keep on the visitor's device besides cookies. */
function storedItems(page: Page): Promise<string[]> {
  return page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
    ...(await caches.keys()),
  ]);
}

for (const locale of sampledLocales) {
  // Only one page in each other language: the question depends on the language, what pages store does not.
  const addresses = locale === defaultLocale ? templates(locale) : templates(locale).slice(0, 1);

  test(`without consent no page in "${locale}" sends cross-origin requests or stores anything`, async ({
    page,
    context,
    crossOrigin,
  }) => {
    const { region, decline } = question(page, locale);
    for (const { address } of addresses) {
      await page.goto(address);
      await expect(region).toBeVisible();
      expect(await storedItems(page), address).toEqual([]);
    }
    expect(await cookieNames(context)).toEqual([]);
    await decline.click();
    await expect(region).toBeHidden();
    await page.reload();
    await page.locator('html[data-ready]').waitFor();
    await expect(region).toBeHidden();
    expect(await cookieNames(context)).toEqual(['consent']);
    expect(crossOrigin).toEqual([]);
  });
}

test('with consent both scripts are loaded, now and on later pages, and are told of page views', async ({
  page,
  crossOrigin,
}) => {
  await page.goto('/');
  const { region, accept } = question(page);
  await accept.click();
  await expect(region).toBeHidden();
  await expect
    .poll(() => [...crossOrigin].sort())
    .toEqual([variant.TRACKING_SCRIPT_URL, analyticsUrl]);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: linkLabel('en', 'header', 'about') })
    .click();
  await expect(page).toHaveURL('/about');
  const title = await page.title();
  const queues = () =>
    page.evaluate(() => {
      const { _hsq = [], dataLayer = [] } = window as {
        _hsq?: unknown[];
        dataLayer?: ArrayLike<unknown>[];
      };
      // The first three entries set analytics up.
      return { _hsq, views: dataLayer.map((entry) => Array.from(entry)).slice(3) };
    });
  await expect.poll(queues).toEqual({
    _hsq: [['setPath', '/about'], ['trackPageView']],
    views: [['event', 'page_view', { page_location: page.url(), page_title: title }]],
  });
  expect(crossOrigin).toHaveLength(2);
  await page.reload();
  await expect.poll(() => crossOrigin.length).toBe(4);
  await expect(region).toBeHidden();
});

test('analytics gets consent for statistics only', async ({ page, crossOrigin }) => {
  await page.goto('/');
  await question(page).accept.click();
  await expect.poll(() => crossOrigin.length).toBe(2);
  const first = await page.evaluate(() =>
    Array.from((window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer[0] ?? []),
  );
  expect(first).toEqual([
    'consent',
    'default',
    {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'granted',
    },
  ]);
});

test('withdrawing consent in the footer removes the scripts and their cookies', async ({
  page,
  context,
  crossOrigin,
  axe,
}) => {
  await page.goto(localizePath('/about', lastLocale));
  const { region, accept, decline, settings } = question(page, lastLocale);
  await accept.click();
  await expect
    .poll(() => cookieNames(context))
    .toEqual(['__hstc', '_ga', '_ga_TEST123456', 'consent', 'hubspotutk']);
  await settings.press('Enter');
  await expect(region).toBeFocused();
  await expect(region).toContainText(say(lastLocale, 'At present you accept cookies.'));
  await axe();
  crossOrigin.length = 0;
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const reloaded = page.waitForEvent('load');
  await decline.click();
  await reloaded;
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  await page.locator('html[data-ready]').waitFor();
  expect(await cookieNames(context)).toEqual(['consent']);
  await page.goto(localizePath('/work', lastLocale));
  await expect(region).toBeHidden();
  expect(crossOrigin).toEqual([]);
});

test('withdrawing consent in one tab removes the scripts of another as soon as that is visible again', async ({
  page,
  context,
  crossOrigin,
}) => {
  await page.goto('/about');
  await question(page).accept.click();
  await expect.poll(() => cookieNames(context)).toContain('hubspotutk');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const other = await context.newPage();
  await other.goto('/work');
  await expect.poll(() => crossOrigin.length).toBe(4);
  const { settings, decline } = question(other);
  await settings.press('Enter');
  await decline.click();
  await expect.poll(() => cookieNames(context)).toEqual(['consent']);
  // Meanwhile a script of the first tab, which still runs, sets its cookie again.
  await page.evaluate((cookie) => (document.cookie = cookie), 'hubspotutk=again; Path=/');
  const reloaded = page.waitForEvent('load');
  await page.evaluate(() => {
    setTimeout(() => document.dispatchEvent(new Event('visibilitychange')));
  });
  await reloaded;
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  await page.locator('html[data-ready]').waitFor();
  expect(await cookieNames(context)).toEqual(['consent']);
  expect(crossOrigin).toHaveLength(4);
});

test('a lead has the provider’s visitor id only as long as there is consent', async ({
  page,
  context,
  crossOrigin,
}) => {
  const send = async () => {
    const form = leadForm(page, 'footer', 'en');
    await form.fill(written(`Test ${crypto.randomUUID()}`));
    const sent = page.waitForRequest(
      (request) =>
        request.url().startsWith(variant.LEADS_PROVIDER_URL) && request.method() === 'POST',
    );
    await form.send.press('Enter');
    const { context: leadContext } = (await sent).postDataJSON() as { context: unknown };
    return leadContext;
  };
  await page.goto('/about');
  const { accept, decline, settings } = question(page);
  await accept.click();
  await expect.poll(() => cookieNames(context)).toContain('hubspotutk');
  expect(await send()).toEqual({ pageUri: '/about', pageName: 'about___en', hutk: visitorId });
  await settings.press('Enter');
  const reloaded = page.waitForEvent('load');
  await decline.click();
  await reloaded;
  expect(crossOrigin).toContain(analyticsUrl);
  // The cookie may still be there, for example because another page has set it.
  await context.addCookies([{ name: 'hubspotutk', value: visitorId, url: page.url() }]);
  await page.goto('/work');
  expect(await send()).toEqual({ pageUri: '/work', pageName: 'work___en' });
});

test('the cookie settings show the choice, and Escape leaves it as it is', async ({
  page,
  context,
}) => {
  await page.goto(localizePath('/clients', otherLocale));
  const { region, decline, settings } = question(page, otherLocale);
  await decline.click();
  await settings.press('Enter');
  await expect(region).toContainText(say(otherLocale, 'At present you decline cookies.'));
  await page.keyboard.press('Escape');
  await expect(region).toBeHidden();
  await expect(settings).toBeFocused();
  expect(await context.cookies()).toMatchObject([{ value: 'denied' }]);
});

test('Global Privacy Control declines until the visitor accepts', async ({ page, crossOrigin }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  await page.goto('/');
  const { region, accept, settings } = question(page);
  await expect(settings).toBeVisible();
  await expect(region).toBeHidden();
  expect(crossOrigin).toEqual([]);
  await settings.press('Enter');
  await expect(region).toContainText('Global Privacy Control');
  await accept.click();
  await expect.poll(() => crossOrigin.length).toBe(2);
  await page.reload();
  await expect.poll(() => crossOrigin.length).toBe(4);
});

base(
  'without scripts of other companies there is no question, and its code is not loaded',
  async ({ page, context, site }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto(localizePath('/', lastLocale));
    const { region, settings } = question(page, lastLocale);
    await expect(settings).toHaveCount(0);
    await expect(region).toHaveCount(0);
    expect(requested.length).toBeGreaterThan(3);
    expect(requested.filter((url) => !url.startsWith(site.url) || url.includes('consent'))).toEqual(
      [],
    );
    expect(await context.cookies()).toEqual([]);
  },
);
