import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test as base } from '@playwright/test';

import { type StandIn, startStandIn } from '../src/tools/provider/stand-in.ts';
import { providerEnvironment, type Site, startSite } from './site.ts';

interface Fixtures {
  /** Checks the page as it now is; at the end of every test it happens by itself. */
  axe: () => Promise<void>;
  /** Messages that a test expects on the console; everything else fails it. */
  expectedErrors: RegExp[];
}

interface WorkerFixtures {
  provider: StandIn;
  site: Site;
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export const test = base.extend<Fixtures, WorkerFixtures>({
  provider: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern
    async ({}, use) => {
      const provider = await startStandIn();
      await use(provider);
      await provider.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ provider }, use) => {
      const site = await startSite(providerEnvironment(provider));
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  expectedErrors: async ({ site: _site }, use) => use([]),
  axe: async ({ page }, use) => use(() => check(page)),
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    const report = (text: string) => {
      if (!expectedErrors.some((pattern) => pattern.test(text))) errors.push(text);
    };
    page.on('console', (message) => {
      if (message.type() === 'error') report(message.text());
    });
    page.on('pageerror', (error) => report(String(error)));
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // A prefetch or picture that a navigation overtakes is not a failure.
      if (reason !== 'net::ERR_ABORTED') report(`${request.url()} ${reason}`);
    });
    await use(page);
    if (page.url() !== 'about:blank' && !page.isClosed()) await check(page);
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
