import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { quietTime, type WithVisitor } from '#kit/site/intent.ts';
import { type PageStart, startPage } from '#kit/site/page-start.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const modules = ['/a.js', '/b.js'];

/** A browser that loads styles at once. */
function stubBrowser({ saveData = false } = {}) {
  const link = {
    media: '',
    onerror: () => undefined,
  };
  const fetched: string[] = [];
  const { promise: sign, resolve: giveSign } = Promise.withResolvers<void>();
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, 16));
  vi.stubGlobal('document', {
    hidden: false,
    getElementById: () => ({ dataset: { payload: '/RSC/R/a.txt' } }),
    querySelectorAll: () => [
      { content: { firstElementChild: link }, replaceWith: () => link.onerror() },
    ],
  });
  vi.stubGlobal('fetch', (address: string) => {
    fetched.push(address);
    return Promise.resolve(`answer of ${address}`);
  });
  vi.stubGlobal('window', { navigator: { connection: { saveData } } });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('__PAGE_START__', undefined);
  vi.stubGlobal('__VISITOR__', { sign, hasActed: false } satisfies WithVisitor['__VISITOR__']);
  const start = () => (globalThis as { __PAGE_START__?: PageStart }).__PAGE_START__;
  return { link, fetched, start, giveSign };
}

it('applies the whole stylesheet with the first sign', async () => {
  const { link, start, giveSign } = stubBrowser();
  startPage(modules, () => undefined);
  await vi.advanceTimersByTimeAsync(quietTime - 1);
  expect(link.media).toBe('print');
  giveSign();
  await vi.advanceTimersByTimeAsync(0);
  expect(link.media).toBe('all');
  await vi.advanceTimersByTimeAsync(20);
  await expect(start()?.styled).resolves.toBeUndefined();
});

it('fetches the payload and the code ahead, and imports the client entry with the first sign', async () => {
  const { fetched, start, giveSign } = stubBrowser();
  const boot = vi.fn(() => {
    expect(start()).toBeDefined();
  });
  startPage(modules, boot);
  expect(fetched).toEqual(['/RSC/R/a.txt', '/a.js', '/b.js']);
  await vi.advanceTimersByTimeAsync(quietTime - 1);
  giveSign();
  await vi.advanceTimersByTimeAsync(15);
  // The browser first paints the effect of the visitor's action.
  expect(boot).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5);
  expect(boot).toHaveBeenCalledOnce();
  expect(await start()?.payload).toBe('answer of /RSC/R/a.txt');
  expect(fetched).toHaveLength(3);
});

it('takes over a page that has been quiet for its time, once', async () => {
  const { giveSign } = stubBrowser();
  const boot = vi.fn();
  startPage(modules, boot);
  await vi.advanceTimersByTimeAsync(quietTime + 20);
  expect(boot).toHaveBeenCalledOnce();
  giveSign();
  await vi.advanceTimersByTimeAsync(20);
  expect(boot).toHaveBeenCalledOnce();
});

it('fetches nothing ahead on a connection that saves data', async () => {
  const { fetched, start, giveSign } = stubBrowser({ saveData: true });
  startPage(modules, () => undefined);
  expect(fetched).toEqual([]);
  giveSign();
  await vi.advanceTimersByTimeAsync(0);
  expect(await start()?.payload).toBe('answer of /RSC/R/a.txt');
});
