import type { CDPSession, Page } from '@playwright/test';

import { expect, test } from '#e2e/support/fixtures.ts';
import { pagesOf } from '#kit/site/routes.ts';
import { otherLocale } from '#kit/testing/sampled-locales.ts';

import { follow } from './panels.ts';

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

/** Waits until screen readers have been told the title of the page that shows. */
async function announcement(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[role="status"]')].some(
      ({ textContent }) => textContent === document.title,
    ),
  );
}

test('a walk over 40 pages keeps focus, title, language, scroll position and history right, and holds nothing back', async ({
  page,
}) => {
  const walk = pagesOf(otherLocale).slice(0, 10);
  const titles = new Map<string, string>();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(walk[0]!.address);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const length = await page.evaluate(() => history.length);
  const go = async (step: number) => {
    const { address } = walk[step % walk.length]!;
    await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
    await follow(page, address);
    await expect(page).toHaveURL(address);
    await expect(page.locator('#main')).toBeFocused();
    await announcement(page);
    const found = await page.evaluate(() => ({
      address: location.pathname,
      lang: document.documentElement.lang,
      top: scrollY,
      entries: history.length,
      title: document.title,
    }));
    expect(found).toMatchObject({
      address,
      lang: otherLocale,
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
  // Twenty pages that are held back would be several times as much. What has just been left may
  // still be on its way out.
  await expect
    .poll(async () => {
      const last = await holdings(session);
      return Math.max(
        last.heap / first.heap,
        last.nodes / first.nodes,
        last.listeners / first.listeners,
      );
    })
    .toBeLessThan(1.5);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(walk[9]!.address);
});

test('a visitor who scrolls on does not make the next page begin anew', async ({ page }) => {
  await page.addInitScript(() => {
    const made: WeakRef<Element>[] = [];
    const create = document.createElement.bind(document);
    document.createElement = (...tag: Parameters<typeof create>) => {
      const element = create(...tag);
      if (element.localName === 'img') made.push(new WeakRef(element));
      return element;
    };
    Object.assign(window, { made });
  });
  const walk = pagesOf(otherLocale).slice(0, 10);
  await page.goto(walk[0]!.address);
  await page.evaluate(() => {
    const scroll = (by: number) => {
      scrollBy({ top: by, behavior: 'instant' });
      requestAnimationFrame(() => scroll(-by));
    };
    scroll(3);
  });
  const steps: { address: string; givenUp: number }[] = [];
  for (const { address } of [...walk.slice(1), ...walk]) {
    await follow(page, address);
    await expect(page).toHaveURL(address);
    await announcement(page);
    // Pictures that were made for a page that was begun and given up.
    const givenUp = await page.evaluate(() => {
      const { made } = window as unknown as { made: WeakRef<Element>[] };
      return made.splice(0).filter((picture) => picture.deref()?.isConnected === false).length;
    });
    steps.push({ address, givenUp });
  }
  // Parts of the first page that are not taken over yet are so before the next one is shown, which
  // begins anew for each, scrolled or not: what the first step makes does not count.
  expect(steps.slice(1).filter(({ givenUp }) => givenUp > 0)).toEqual([]);
});
