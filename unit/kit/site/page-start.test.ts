import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { quietTime, type WithVisitor } from '#kit/site/intent.ts';
import { type PageStart, startPage } from '#kit/site/page-start.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const modules = ['/a.js', '/b.js'];

/** A browser that loads styles and fonts at once. */
function stubBrowser({ saveData = false, isFontLost = false } = {}) {
  const link = {
    media: '',
    onerror: () => undefined,
  };
  const dataset: Record<string, string> = {};
  const fonts: string[] = [];
  const fetched: string[] = [];
  const { promise: sign, resolve: giveSign } = Promise.withResolvers<void>();
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, 16));
  vi.stubGlobal('document', {
    hidden: false,
    documentElement: { dataset },
    fonts: { add: ({ family }: FontFace) => fonts.push(family) },
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
  const load = () => (isFontLost ? Promise.reject(new Error()) : Promise.resolve());
  vi.stubGlobal('__TEXT_FACE__', { family: 'Face of the text', load });
  const start = () => (globalThis as { __PAGE_START__?: PageStart }).__PAGE_START__;
  return { link, dataset, fonts, fetched, start, giveSign };
}

it('applies the typeface of the text at once, the whole stylesheet with the first sign', async () => {
  const { link, dataset, fonts, start, giveSign } = stubBrowser();
  startPage(modules, () => undefined);
  await vi.advanceTimersByTimeAsync(quietTime - 1);
  expect(fonts).toEqual(['Face of the text']);
  expect(dataset).toEqual({ fonts: '' });
  expect(link.media).toBe('print');
  giveSign();
  await vi.advanceTimersByTimeAsync(0);
  expect(link.media).toBe('all');
  await vi.advanceTimersByTimeAsync(20);
  await expect(start()?.styled).resolves.toBeUndefined();
});

it('keeps the fallback of a typeface that does not come', async () => {
  const { dataset, fonts } = stubBrowser({ isFontLost: true });
  startPage(modules, () => undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(fonts).toEqual([]);
  expect(dataset).toEqual({ fonts: '' });
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
  // What the visitor has done is painted first.
  expect(boot).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5);
  expect(boot).toHaveBeenCalledOnce();
  expect(await start()?.payload).toBe('answer of /RSC/R/a.txt');
  expect(fetched).toHaveLength(3);
});

it('takes a page over that has been quiet for its time, once', async () => {
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
