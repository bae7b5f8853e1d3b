import { runInNewContext } from 'node:vm';

import { describe, expect, it } from 'vitest';

import { finishHtml, finishPage, type PageParts } from '#server/finish-html.ts';

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
    /<script>before\(\);globalThis.+\)\.then\(\(\)=>import\("\/assets\/a\.js"\)\)\.catch\(\(err\) => \{\}\);\n<\/script>$/s,
  );
});

it('finishes a page once', () => {
  expect(finishHtml(page()).match(/__PAINTED__=/g)).toHaveLength(1);
});

it('leaves out the table of modules where every page needs the same', () => {
  expect(finishHtml(page())).not.toContain('__WAKU_ROUTER_PREFETCH__');
  const pages = '{"^/$":[0,1],"^/de$":[0]}';
  expect(finishHtml(page(pages))).toContain(table(pages));
});

it('says that a document has no entry', () => {
  expect(() => finishHtml('<p>Hello</p>')).toThrow('no client entry');
});

describe('a built page', () => {
  const built =
    '<link rel="stylesheet" crossorigin="anonymous" href="/assets/a.css"/><main>first<div data-first-view-end="" hidden=""></div>rest</main><script id="_R_">globalThis.__WAKU_INITIAL_RSC__ = (() => {const e = {};return e;})();import("/assets/a.js").catch((err) => {});</script><script>(self.__FLIGHT_DATA||=[]).push("1:a<\\/script>")</script><script>(self.__FLIGHT_DATA||=[]).push("2:b")</script></body>';
  let start = '';
  const parts: PageParts = {
    payload: '/assets/page-x.txt',
    stylesOf: (address) => ({ first: `/* ${address} */`, rest: '/assets/rest-x.css' }),
    scriptOf: (text) => {
      start = text;
      return '/assets/start-x.js';
    },
  };
  const finished = finishPage(built, parts);

  it('brings the styles of its first view; the stylesheet waits', () => {
    expect(finished).toContain(
      '<style>/* /assets/a.css */</style><link rel="stylesheet" crossorigin="anonymous" href="/assets/a.css" disabled=""/>',
    );
  });

  it('asks for the other styles where its first view ends', () => {
    expect(finished).toContain(
      '<main>first<div data-first-view-end="" hidden=""><link rel="stylesheet" href="/assets/rest-x.css" fetchpriority="low"/></div>rest</main>',
    );
    const whole = finishPage(built, { ...parts, stylesOf: () => ({ first: '' }) });
    expect(whole).toContain('<main>first<div data-first-view-end="" hidden=""></div>rest</main>');
  });

  it.each(['paint', 'timeout'])('asks for its start after a %s', (event) => {
    expect(finished).not.toContain('__FLIGHT_DATA');
    const script =
      /<script id="_R_" data-payload="\/assets\/page-x\.txt">(.+?)<\/script><\/body>$/.exec(
        finished,
      )?.[1] ?? '';
    const target = new EventTarget();
    const imported: string[] = [];
    runInNewContext(script.replace('import(', 'imported('), {
      PerformanceObserver: class {
        constructor(callback: () => void) {
          target.addEventListener('paint', callback);
        }
        observe() {}
      },
      setTimeout: (run: () => void) => {
        target.addEventListener('timeout', run);
      },
      imported: (address: string) => imported.push(address),
    });
    expect(imported).toEqual([]);
    target.dispatchEvent(new Event(event));
    expect(imported).toEqual(['/assets/start-x.js']);
  });

  it('has its payload fetched together with the entry', () => {
    const fetching =
      /\.then\(\(\)=>(\{globalThis.+?\})\)\.then\(\(\)=>import/.exec(start)?.[1] ?? '';
    const world = {
      fetch: (address: string) => `answer of ${address}`,
      document: { getElementById: () => ({ dataset: { payload: '/a.txt' } }) },
    };
    expect(runInNewContext(`${fetching};globalThis.__WAKU_INITIAL_RSC__`, world)).toEqual({
      response: 'answer of /a.txt',
    });
  });

  it('says that a document has no payload', () => {
    expect(() => finishPage(page(), parts)).toThrow('no payload');
  });
});
