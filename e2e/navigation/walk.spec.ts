import type { CDPSession } from '@playwright/test';

import { pagesOf } from '../../src/site/routes.ts';
import { expect, test } from '../support/fixtures.ts';

// Without sheets a page is there as soon as it has been fetched.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What the browser holds after a collection. */
async function holdings(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { metrics } = await session.send('Performance.getMetrics');
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { heap: usedSize, nodes: valueOf('Nodes'), listeners: valueOf('JSEventListeners') };
}

test('a walk over 40 pages keeps focus, title, language, scroll position and history right, and holds nothing back', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const walk = pagesOf('de').slice(0, 10);
  const titles = new Map<string, string>();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(walk[0]!.address);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const length = await page.evaluate(() => history.length);
  const go = async (step: number) => {
    const { address } = walk[step % walk.length]!;
    await page.evaluate((href) => {
      scrollTo({ top: 200, behavior: 'instant' });
      const link = document.createElement('a');
      link.href = href;
      document.body.append(link);
      link.click();
      link.remove();
    }, address);
    await expect(page).toHaveURL(address);
    await expect(page.locator('#main')).toBeFocused();
    const found = await page.evaluate(() => ({
      address: location.pathname,
      lang: document.documentElement.lang,
      top: scrollY,
      entries: history.length,
      title: document.title,
    }));
    expect(found).toMatchObject({
      address,
      lang: 'de',
      top: 0,
      // Browsers keep fifty.
      entries: Math.min(length + step, 50),
      title: titles.get(address) ?? expect.not.stringMatching(/^$/),
    });
    titles.set(address, found.title);
  };
  for (let step = 1; step <= 20; step += 1) await go(step);
  // By now every page has been seen: what they are made of is kept, to be shown again at once.
  const first = await holdings(session);
  for (let step = 21; step <= 40; step += 1) await go(step);
  expect(new Set(titles.values()).size).toBe(walk.length);
  const last = await holdings(session);
  // Twenty pages that are held back would be several times as much. React keeps parts of the page
  // that was left until it renders again.
  expect(last.heap).toBeLessThan(first.heap * 1.1);
  expect(last.nodes).toBeLessThan(first.nodes * 1.1);
  expect(last.listeners).toBeLessThan(first.listeners * 1.1);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(walk[9]!.address);
});
