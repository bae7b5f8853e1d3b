import { afterEach, expect, it, vi } from 'vitest';

import { type PageStart, startPage } from '#kit/site/page-start.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser that loads styles and fonts at once. */
function stubBrowser() {
  const link = {
    media: '',
    onerror: () => undefined,
  };
  const dataset: Record<string, string> = {};
  const fonts: string[] = [];
  vi.stubGlobal('document', {
    documentElement: { dataset },
    fonts: { load: (font: string) => Promise.resolve(fonts.push(font)) },
    getElementById: () => ({ dataset: { payload: '/RSC/R/a.txt' } }),
    querySelectorAll: () => [
      { content: { firstElementChild: link }, replaceWith: () => link.onerror() },
    ],
  });
  vi.stubGlobal('fetch', (address: string) => Promise.resolve(`answer of ${address}`));
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('__PAGE_START__', undefined);
  vi.stubGlobal('__TEXT_FACE__', 'Face of the text');
  const start = () => (globalThis as { __PAGE_START__?: PageStart }).__PAGE_START__;
  return { link, dataset, fonts, start };
}

it('applies the whole stylesheet and the typeface of the text', async () => {
  const { link, dataset, fonts, start } = stubBrowser();
  startPage(() => undefined);
  await start()?.styled;
  expect(fonts).toEqual(['1em "Face of the text"']);
  expect(link.media).toBe('all');
  expect(dataset).toEqual({ fonts: '' });
});

it('fetches the payload beside the client entry', async () => {
  const { start } = stubBrowser();
  const boot = vi.fn(() => {
    expect(start()).toBeDefined();
  });
  startPage(boot);
  expect(boot).toHaveBeenCalledOnce();
  expect(await start()?.payload).toBe('answer of /RSC/R/a.txt');
});
