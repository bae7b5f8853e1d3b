import { runInNewContext } from 'node:vm';

import { describe, expect, it } from 'vitest';

import { finishHtml, finishPage } from '#server/finish-html.ts';

const table = (pages: string) => `globalThis.__WAKU_ROUTER_PREFETCH__ = (path, callback) => {
  const ids = ["/assets/a.js","/assets/b.js"];
  const path2idxs = ${pages};
  const key = Object.keys(path2idxs).find((key) => new RegExp(key).test(path));
  for (const idx of path2idxs[key] || []) {
    callback(ids[idx]);
  }
};
`;
const page = (pages = '{"^/$":[0,1],"^/de$":[0,1]}') =>
  `<head><link rel="modulepreload" href="/assets/a.js" crossorigin="" fetchPriority="low"/><link rel="preload" as="font" href="/a.woff2"/></head><script>before();import("/assets/a.js").catch((err) => {});\n${table(pages)}</script>`;

it('lets fonts be fetched early and modules not', () => {
  expect(finishHtml(page())).not.toContain('modulepreload');
  expect(finishHtml(page())).toContain('<link rel="preload" as="font" href="/a.woff2"/>');
});

it('keeps what stands around the import', () => {
  expect(finishHtml(page())).toMatch(
    /<script>before\(\);new Promise\(.+\)\.then\(\(\)=>import\("\/assets\/a\.js"\)\)\.catch\(\(err\) => \{\}\);\n<\/script>$/,
  );
});

it('finishes a page once', () => {
  expect(finishHtml(page()).match(/new Promise/g)).toHaveLength(1);
});

it('leaves out the table of modules where every page needs the same', () => {
  expect(finishHtml(page())).not.toContain('__WAKU_ROUTER_PREFETCH__');
  const pages = '{"^/$":[0,1],"^/de$":[0]}';
  expect(finishHtml(page(pages))).toContain(table(pages));
});

it('says that a document has no entry', () => {
  expect(() => finishHtml('<p>Hello</p>')).toThrow('no client entry');
});

it.each([
  ['at once where the page has been painted', 'complete', 'paint paint'],
  ['once it has been painted, after the load event', 'loading', 'load paint paint'],
  ['where nothing tells of a paint', 'loading', 'load timeout'],
  ['at the first touch', 'interactive', 'touchstart'],
  ['at the first key', 'interactive', 'keydown'],
  ['at the first focus', 'loading', 'focusin'],
])('starts %s', async (_when, readyState, acts) => {
  const script = /new Promise.+?(?=\.then)/.exec(finishHtml(page()))?.[0] ?? '';
  const target = new EventTarget();
  const started = runInNewContext(script, {
    document: { readyState },
    addEventListener: target.addEventListener.bind(target),
    setTimeout: (run: () => void) => target.addEventListener('timeout', run),
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
  }) as Promise<unknown>;
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

describe('a built page', () => {
  const built =
    '<link rel="stylesheet" crossorigin="anonymous" href="/assets/a.css"/><script id="_R_">globalThis.__WAKU_INITIAL_RSC__ = (() => {const e = {};return e;})();import("/assets/a.js").catch((err) => {});</script><script>(self.__FLIGHT_DATA||=[]).push("1:a<\\/script>")</script><script>(self.__FLIGHT_DATA||=[]).push("2:b")</script></body>';
  const finished = finishPage(built, {
    styleOf: (address) => `/* ${address} */`,
    payload: '/assets/page-x.txt',
  });

  it('brings its styles; the stylesheet waits', () => {
    expect(finished).toContain(
      '<style>/* /assets/a.css */</style><link rel="stylesheet" crossorigin="anonymous" href="/assets/a.css" disabled=""/>',
    );
  });

  it('has its payload fetched together with the entry', async () => {
    expect(finished).not.toContain('__FLIGHT_DATA');
    expect(finished).toMatch(/<script id="_R_" data-payload="\/assets\/page-x\.txt">new Promise/);
    const fetching =
      /\.then\(\(\)=>(\{globalThis.+?\})\)\.then\(\(\)=>import/.exec(finished)?.[1] ?? '';
    const world = {
      fetch: (address: string) => `answer of ${address}`,
      document: { getElementById: () => ({ dataset: { payload: '/a.txt' } }) },
    };
    expect(runInNewContext(`${fetching};globalThis.__WAKU_INITIAL_RSC__`, world)).toEqual({
      response: 'answer of /a.txt',
    });
  });

  it('says that a document has no payload', () => {
    expect(() => finishPage(page(), { styleOf: () => '', payload: '' })).toThrow('no payload');
  });
});
