import AxeBuilder from '@axe-core/playwright';
import { type Browser, expect, type Page, test as base } from '@playwright/test';

import { type StandIn, startStandIn } from '../src/tools/provider/stand-in.ts';
import { providerEnvironment, type Site, startSite, startStaticSite } from './site.ts';
import { variant } from './variant.ts';

interface Fixtures {
  /** Checks the page as it now is; at the end of every test it happens by itself. */
  axe: () => Promise<void>;
  /** Messages that a test expects on the console; everything else fails it. */
  expectedErrors: RegExp[];
}

export interface HostOptions {
  /** What serves the site: our server, or a host that only serves files. */
  host: 'node' | 'static';
}

interface WorkerFixtures extends HostOptions {
  provider: StandIn;
  site: Site;
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export const test = base.extend<Fixtures, WorkerFixtures>({
  host: ['node', { option: true, scope: 'worker' }],
  provider: [
    async ({}, use) => {
      const provider = await startStandIn();
      await use(provider);
      await provider.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ host, provider }, use) => {
      const site = await (host === 'static'
        ? startStaticSite(`${variant.DIST_DIR}/public`)
        : startSite(providerEnvironment(provider)));
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  context: async ({ context, host, site, provider }, use) => {
    if (host === 'static') {
      // The question of consent was answered before: here it only stands in the way.
      await context.addCookies([{ name: 'consent', value: 'denied', url: site.url }]);
      await context.route(`${variant.LEADS_PROVIDER_URL}/**`, async (route) => {
        const url = route.request().url().replace(variant.LEADS_PROVIDER_URL, provider.url);
        await route.fulfill({ response: await route.fetch({ url }) });
      });
    }
    await use(context);
  },
  expectedErrors: async ({ site: _site }, use) => use([]),
  axe: async ({ page, browser, javaScriptEnabled }, use) =>
    use(() => (javaScriptEnabled === false ? checkCopy(page, browser) : check(page))),
  page: async ({ page, browser, javaScriptEnabled, expectedErrors }, use) => {
    const scripted = javaScriptEnabled !== false;
    if (scripted) {
      const goto = page.goto.bind(page);
      page.goto = async (...parameters) => {
        const response = await goto(...parameters);
        await page.locator('html[data-ready]').waitFor();
        return response;
      };
    }
    const errors: string[] = [];
    const report = (text: string) => {
      if (!expectedErrors.some((pattern) => pattern.test(text))) errors.push(text);
    };
    page.on('console', (message) => {
      if (message.type() === 'error') report(message.text());
    });
    page.on('pageerror', (error) => report(String(error)));
    page.on('requestfailed', (request) => {
      // With scripts switched off the browser refuses them: that is the point of the test.
      if (!scripted && request.resourceType() === 'script') return;
      const reason = request.failure()?.errorText ?? '';
      // A prefetch or picture that a navigation overtakes is not a failure.
      if (reason !== 'net::ERR_ABORTED') report(`${request.url()} ${reason}`);
    });
    await use(page);
    if (page.url() !== 'about:blank' && !page.isClosed()) {
      await (scripted ? check(page) : checkCopy(page, browser));
    }
    expect(errors, 'errors in the browser').toEqual([]);
  },
});

export { expect };

async function check(page: Page): Promise<void> {
  // Movement that is under way would be judged in mid-air.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
    }
  });
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
  );
  expect(found, `axe on ${page.url()}`).toEqual([]);
}

/** axe needs scripts: what a page without them shows is copied into one that runs none but axe. */
async function checkCopy(page: Page, browser: Browser): Promise<void> {
  // Without its scripts, or the page would notice that they fail to load and ask for itself again.
  const html = (await page.content()).replace(/<script[\s\S]*?<\/script>/g, '');
  const context = await browser.newContext({
    viewport: page.viewportSize(),
    javaScriptEnabled: true,
  });
  const copy = await context.newPage();
  await copy.route('**/*', (route) => {
    const type = route.request().resourceType();
    if (type === 'document') return route.fulfill({ body: html, contentType: 'text/html' });
    return type === 'script' ? route.abort() : route.continue();
  });
  await copy.goto(page.url());
  await check(copy);
  await context.close();
}
