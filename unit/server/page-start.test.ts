import { runInNewContext } from 'node:vm';

import { expect, it } from 'vitest';

import { pageStart } from '#server/page-start.ts';

/** A browser that fires what is dispatched, loads styles and fonts at once, and shows no text. */
function createBrowser(readyState: string) {
  const target = new EventTarget();
  const link = {
    disabled: true,
    media: '',
    set onerror(done: () => void) {
      done();
    },
  };
  const dataset: Record<string, string> = {};
  const fonts: string[] = [];
  const world = {
    document: {
      readyState,
      documentElement: { dataset },
      fonts: { load: (font: string) => fonts.push(font) },
      querySelectorAll: (selector: string) => (selector.startsWith('link') ? [link] : []),
    },
    innerHeight: 800,
    addEventListener: target.addEventListener.bind(target),
    setTimeout: (run: () => void, milliseconds: number) => {
      if (milliseconds < 1000) run();
      else target.addEventListener('timeout', run);
    },
    PerformanceObserver: class {
      callback: (list: object) => void;
      constructor(callback: (list: object) => void) {
        this.callback = callback;
      }
      observe({ type }: { type: string }) {
        const seen: string[] = [];
        target.addEventListener(type, () => {
          seen.push(seen.length === 0 ? 'first-paint' : 'first-contentful-paint');
          const getEntriesByName = (name: string) => seen.filter((entry) => entry === name);
          this.callback({ getEntriesByName });
        });
      }
    },
  };
  const started = runInNewContext(pageStart, world) as Promise<unknown>;
  return { target, link, dataset, fonts, started, world: world as { __DRESSED__?: Promise<void> } };
}

it.each([
  ['at once where the page has been painted', 'complete', 'paint paint'],
  ['once it has been painted, after the load event', 'loading', 'load paint paint'],
  ['where nothing tells of a paint', 'loading', 'load timeout'],
  ['where nothing tells of a paint, after the load event', 'complete', 'timeout'],
  ['at the first touch', 'interactive', 'touchstart'],
  ['at the first key', 'interactive', 'keydown'],
  ['at the first focus', 'loading', 'focusin'],
])('starts %s', async (_when, readyState, acts) => {
  const { target, started } = createBrowser(readyState);
  let begun = false;
  const start = started.then(() => {
    begun = true;
  });
  for (const act of acts.split(' ')) {
    await Promise.resolve();
    expect(begun).toBe(false);
    target.dispatchEvent(new Event(act));
  }
  await start;
  expect(begun).toBe(true);
});

it('dresses the page once it has been painted, whatever the visitor does', async () => {
  const { target, link, dataset, fonts, started, world } = createBrowser('complete');
  target.dispatchEvent(new Event('touchstart'));
  await started;
  expect(fonts).toEqual([]);
  expect(link.disabled).toBe(true);
  target.dispatchEvent(new Event('paint'));
  target.dispatchEvent(new Event('paint'));
  await world.__DRESSED__;
  expect(fonts).toEqual(['1em "Familjen Grotesk"', '1em "Instrument Sans"']);
  expect(link).toMatchObject({ disabled: false, media: 'all' });
  expect(dataset).toEqual({ fonts: '' });
});
