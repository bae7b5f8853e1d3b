import type { BrowserContext, Page } from '@playwright/test';

import { expect, test as base } from '#e2e/support/fixtures.ts';
import { leadForm, written } from '#e2e/support/lead-form.ts';
import { linkLabel, say } from '#e2e/support/words.ts';
import { defaultLocale, type LocaleCode } from '#kit/i18n/locales.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import { appearsAt, listenerDelay, resetsAbove } from '#kit/leads/pop-up/pop-up-state.ts';
import { lastLocale, otherLocale, sampledLocales } from '#kit/testing/sampled-locales.ts';
import { startSite } from '#kit/testing/site.ts';
import { templates } from '#kit/testing/templates.ts';
import { variant } from '#kit/testing/variant.ts';

/** The site as it is built where scripts of other companies are configured. */
const test = base.extend<{ foreign: string[] }>({
  site: [
    async ({}, use) => {
      const site = await startSite(variant);
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  /** Addresses of other hosts that were asked for. Stand-ins answer: nothing leaves the machine. */
  foreign: async ({ context, site }, use) => {
    const foreign: string[] = [];
    await context.route(
      (url) => url.origin !== site.url,
      (route) => {
        foreign.push(route.request().url());
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
    await use(foreign);
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

/** The question in a language, and what opens it again. */
function question(page: Page, locale: LocaleCode = 'en') {
  const region = page.getByRole('region', { name: say(locale, 'Cookies, if you agree') });
  const button = (name: string) => region.getByRole('button', { name: say(locale, name) });
  return {
    region,
    accept: button('Accept'),
    decline: button('Decline'),
    settings: page.getByRole('button', { name: say(locale, 'Cookie settings') }),
  };
}

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

/** The pop-up heeds no scrolling until the page, once taken over, has stood for a moment. */
async function popUpListens(page: Page): Promise<void> {
  // A timer of the page: however late the page's own one is, this one is later.
  await page.evaluate((time) => new Promise((done) => setTimeout(done, time)), 2 * listenerDelay);
}

/** The element with the focus where its lower edge is below a height of the window. */
function coveredFocus(page: Page, height: number): Promise<string | undefined> {
  return page.evaluate((limit) => {
    const element = document.activeElement;
    if (!element || element === document.body || element.closest('#consent')) return undefined;
    return element.getBoundingClientRect().bottom > limit ? element.outerHTML : undefined;
  }, height);
}

for (const locale of sampledLocales) {
  // What a page stores does not depend on its language; the question does.
  const addresses = locale === defaultLocale ? templates(locale) : templates(locale).slice(0, 1);

  test(`without consent no page of "${locale}" asks others or keeps anything`, async ({
    page,
    context,
    foreign,
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
    expect(foreign).toEqual([]);
  });
}

test('both answers look alike, and the choice is kept half a year', async ({ page, context }) => {
  await page.goto(localizePath('/contact', otherLocale));
  const { accept, decline } = question(page, otherLocale);
  const look = (button: typeof accept) =>
    button.evaluate((element) => {
      const { width, height } = element.getBoundingClientRect();
      const { backgroundColor, color, font, border } = getComputedStyle(element);
      return { width, height, backgroundColor, color, font, border };
    });
  expect(await look(accept)).toEqual(await look(decline));
  await decline.click();
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ name: 'consent', value: 'denied', path: '/', sameSite: 'Lax' });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60);
  expect(days).toBeCloseTo(180, 1);
});

test('with consent both scripts are loaded, now and on later pages, and hear of page views', async ({
  page,
  foreign,
}) => {
  await page.goto('/');
  const { region, accept } = question(page);
  await accept.click();
  await expect(region).toBeHidden();
  await expect.poll(() => [...foreign].sort()).toEqual([variant.TRACKING_SCRIPT_URL, analyticsUrl]);
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
      return { _hsq, views: dataLayer.map((entry) => Array.from(entry)).slice(3) };
    });
  await expect.poll(queues).toEqual({
    _hsq: [['setPath', '/about'], ['trackPageView']],
    views: [['event', 'page_view', { page_location: page.url(), page_title: title }]],
  });
  expect(foreign).toHaveLength(2);
  await page.reload();
  await expect.poll(() => foreign.length).toBe(4);
  await expect(region).toBeHidden();
});

test('analytics may serve statistics only', async ({ page, foreign }) => {
  await page.goto('/');
  await question(page).accept.click();
  await expect.poll(() => foreign.length).toBe(2);
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

test('withdrawn from the footer, the scripts and their cookies are gone', async ({
  page,
  context,
  foreign,
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
  foreign.length = 0;
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await decline.click();
  await expect.poll(() => page.evaluate(() => 'sameDocument' in window)).toBe(false);
  await page.locator('html[data-ready]').waitFor();
  expect(await cookieNames(context)).toEqual(['consent']);
  await page.goto(localizePath('/work', lastLocale));
  await expect(region).toBeHidden();
  expect(foreign).toEqual([]);
});

test('a lead tells of the provider’s visitor only while consent holds', async ({
  page,
  context,
  foreign,
}) => {
  const send = async () => {
    const form = leadForm(page, 'footer', 'en');
    await form.fill(written(`Test ${crypto.randomUUID()}`));
    const sent = page.waitForRequest(
      (request) =>
        request.url().startsWith(variant.LEADS_PROVIDER_URL) && request.method() === 'POST',
    );
    await form.send.press('Enter');
    const { context: told } = (await sent).postDataJSON() as { context: unknown };
    return told;
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
  expect(foreign).toContain(analyticsUrl);
  // Another page has set it, or the browser kept it all the same.
  await context.addCookies([{ name: 'hubspotutk', value: visitorId, url: page.url() }]);
  await page.goto('/work');
  expect(await send()).toEqual({ pageUri: '/work', pageName: 'work___en' });
});

test('a choice can be looked up and left as it is', async ({ page, context }) => {
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

test('Global Privacy Control is an answer until the visitor gives another', async ({
  page,
  foreign,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  await page.goto('/');
  const { region, accept, settings } = question(page);
  await expect(settings).toBeVisible();
  await expect(region).toBeHidden();
  expect(foreign).toEqual([]);
  await settings.press('Enter');
  await expect(region).toContainText('Global Privacy Control');
  await accept.click();
  await expect.poll(() => foreign.length).toBe(2);
  await page.reload();
  await expect.poll(() => foreign.length).toBe(4);
});

test('the question is reached and answered by keyboard, and steals no focus', async ({ page }) => {
  await page.goto('/contact');
  const { region, accept, decline } = question(page);
  await expect(region).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(region.getByRole('link', { name: say('en', 'Privacy notice') })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(accept).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(decline).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(region).toBeHidden();
  await expect(page.locator('#main')).toBeFocused();
});

test('what has the focus is not covered by the question, nor is the end of the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  const { region, settings } = question(page);
  const top = (await region.boundingBox())?.y ?? 0;
  const covered: (string | undefined)[] = [];
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press('Tab');
    covered.push(await coveredFocus(page, top));
  }
  expect(covered.filter((element) => element !== undefined)).toEqual([]);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const box = await settings.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top);
});

test('the pop-up waits until the question is answered', async ({ page }) => {
  const scrollTo = (share: number) =>
    page.evaluate(async (to) => {
      const top = document.documentElement.scrollHeight * to - innerHeight;
      window.scrollTo({ top, behavior: 'instant' });
      // The pop-up decides in the frame after the scrolling.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    }, share);
  await page.goto('/about');
  await popUpListens(page);
  const popUp = page.locator('#contact-pop-up');
  await scrollTo(appearsAt + 0.02);
  await expect(popUp).toBeHidden();
  await question(page).decline.click();
  await scrollTo(resetsAbove);
  await scrollTo(appearsAt + 0.02);
  await expect(popUp).toBeVisible();
});

test('opened from the settings, the question takes the place of the pop-up', async ({ page }) => {
  await page.goto('/about');
  const { region, decline, settings } = question(page);
  await decline.click();
  const popUp = page.locator('#contact-pop-up');
  await popUpListens(page);
  await settings.focus();
  await expect(popUp).toBeVisible();
  await settings.press('Enter');
  await expect(region).toBeFocused();
  await expect(popUp).toBeHidden();
  await decline.click();
  await expect(region).toBeHidden();
});

test('at 320 px and in print the page stays whole', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(localizePath('/', otherLocale));
  const { region, decline } = question(page, otherLocale);
  await expect(decline).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.emulateMedia({ media: 'print' });
  await expect(region).toBeHidden();
});

base('where nothing is configured nobody is asked, by no code', async ({ page, context, site }) => {
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
});
