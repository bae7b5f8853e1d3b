import {
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  test as base,
} from '@playwright/test';

import { type FakeProvider, startFakeProvider } from '#kit/leads/fake-provider/fake-provider.ts';
import { buildSecondSite } from '#kit/testing/second-site.ts';
import { providerEnvironment, type Site, startSite, startStaticSite } from '#kit/testing/site.ts';
import { temporaryFolder } from '#kit/testing/temporary-folder.ts';
import { variant } from '#kit/testing/variant.ts';
import { seedRandom, signOfIntent } from '#kit/testing/visitor.ts';

import { type Guard, guard } from './guard.ts';

interface Fixtures {
  /**
   * Checks the page in its present state with axe; this also happens automatically at the end of every
   * test.
   */
  axe: () => Promise<void>;
  /** Patterns of the errors that a test expects in the browser; any other error fails the test. */
  expectedErrors: RegExp[];
  /** True if the init script `signOfIntent` is left out: documents are hydrated only when the test acts. */
  quiet: boolean;
  /** Opens a page in a browser context of its own, for example on another site. */
  openPage: (options: BrowserContextOptions) => Promise<Page>;
  /**
   * Watches a browser context (guard.ts). A second call for the same context returns the same guard.
   *
   * @param options.scripted Whether pages run their scripts. By default as the test is configured.
   */
  watch: (context: BrowserContext, options?: { scripted: boolean }) => Guard;
}

export interface HostOptions {
  /**
   * How the site is served: by our server, by a host that only serves files, or the second site by our
   * server.
   */
  host: 'node' | 'static' | 'second';
}

interface WorkerFixtures extends HostOptions {
  provider: FakeProvider;
  site: Site;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  host: ['node', { option: true, scope: 'worker' }],
  provider: [
    async ({}, use) => {
      const provider = await startFakeProvider();
      await use(provider);
      await provider.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ host, provider }, use) => {
      const site = await start(host, providerEnvironment(provider));
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  quiet: [false, { option: true }],
  context: async ({ context, host, site, provider, quiet, watch }, use) => {
    await context.addInitScript(seedRandom);
    if (!quiet) await context.addInitScript(signOfIntent);
    if (host === 'static') {
      // Consent is decided already, because the banner would be in the way of other tests.
      await context.addCookies([{ name: 'consent', value: 'denied', url: site.url }]);
      await context.route(`${variant.LEADS_PROVIDER_URL}/**`, async (route) => {
        const url = route.request().url().replace(variant.LEADS_PROVIDER_URL, provider.url);
        await route.fulfill({ response: await route.fetch({ url }) });
      });
    }
    const { finish } = watch(context);
    await use(context);
    await finish();
  },
  expectedErrors: async ({}, use) => use([]),
  watch: async ({ browser, javaScriptEnabled, quiet, expectedErrors }, use) => {
    const guards = new Map<BrowserContext, Guard>();
    await use((context, { scripted } = { scripted: javaScriptEnabled !== false }) => {
      const contextGuard =
        guards.get(context) ?? guard(context, { browser, scripted, quiet, expectedErrors });
      guards.set(context, contextGuard);
      return contextGuard;
    });
  },
  axe: async ({ page, watch }, use) => use(() => watch(page.context()).check(page)),
  openPage: async ({ browser, viewport, quiet, watch }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ viewport, ...options });
      await context.addInitScript(seedRandom);
      if (!quiet) await context.addInitScript(signOfIntent);
      contexts.push(context);
      watch(context, { scripted: options.javaScriptEnabled !== false });
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

function start(host: HostOptions['host'], environment: Record<string, string>): Promise<Site> {
  if (host === 'static') return startStaticSite(`${variant.DIST_DIR}/public`);
  if (host === 'node') return startSite(environment);
  const folder = temporaryFolder('second-site');
  buildSecondSite(folder);
  return startSite(environment, folder);
}

export { expect };
