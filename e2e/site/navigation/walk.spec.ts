import type { CDPSession, Page } from '@playwright/test';

import { expect, test } from '#e2e/support/fixtures.ts';
import { pagesOf } from '#kit/site/routes.ts';
import { otherLocale } from '#kit/testing/sampled-locales.ts';

import { follow } from './panels.ts';

// Without panels a page shows as soon as it has been fetched.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Returns what the page occupies after garbage collection: bytes of its heap, nodes and listeners. */
async function memoryUse(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { metrics } = await session.send('Performance.getMetrics');
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { heap: usedSize, nodes: valueOf('Nodes'), listeners: valueOf('JSEventListeners') };
}

/** Waits until the title of the current page is announced to screen readers. */
async function waitForAnnouncement(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[role="status"]')].some(
      ({ textContent }) => textContent === document.title,
    ),
  );
}

test('over 40 navigations focus, title, language, scroll position and history are right, and no memory leaks', async ({
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
    await waitForAnnouncement(page);
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
      // Browsers keep at most 50 entries.
      entries: Math.min(length + step, 50),
      title: titles.get(address) ?? expect.not.stringMatching(/^$/),
    });
    titles.set(address, found.title);
  };
  for (let step = 1; step <= 20; step += 1) await go(step);
  // By now every page has been shown, and is cached on purpose.
  const first = await memoryUse(session);
  for (let step = 21; step <= 40; step += 1) await go(step);
  expect(new Set(titles.values()).size).toBe(walk.length);
  // Twenty leaked pages would be several times as much. The polling leaves time for the
  // last page to be freed.
  await expect
    .poll(async () => {
      const last = await memoryUse(session);
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

test('scrolling during a navigation does not make React render the next page twice', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const created: WeakRef<Element>[] = [];
    const create = document.createElement.bind(document);
    document.createElement = (...tag: Parameters<typeof create>) => {
      const element = create(...tag);
      if (element.localName === 'img') created.push(new WeakRef(element));
      return element;
    };
    Object.assign(window, { created });
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
  const steps: { address: string; discarded: number }[] = [];
  for (const { address } of [...walk.slice(1), ...walk]) {
    await follow(page, address);
    await expect(page).toHaveURL(address);
    await waitForAnnouncement(page);
    // Pictures of a rendering that was started and discarded.
    const discarded = await page.evaluate(() => {
      const { created } = window as unknown as { created: WeakRef<Element>[] };
      return created.splice(0).filter((picture) => picture.deref()?.isConnected === false).length;
    });
    steps.push({ address, discarded });
  }
  // The first step does not count. Parts of the first page that are not hydrated yet are hydrated before
  // the next page shows, and each of them restarts the rendering, with or without scrolling.
  expect(steps.slice(1).filter(({ discarded }) => discarded > 0)).toEqual([]);
});
