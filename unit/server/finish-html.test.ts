import { runInNewContext } from 'node:vm';

import { expect, it } from 'vitest';

import { finishHtml } from '#server/finish-html.ts';

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
  ['at once where the page has loaded', 'complete', undefined],
  ['after the load event', 'loading', 'load'],
  ['at the first touch', 'interactive', 'touchstart'],
  ['at the first key', 'interactive', 'keydown'],
  ['at the first focus', 'loading', 'focusin'],
])('starts %s', async (_when, readyState, act) => {
  const script = /new Promise.+?(?=\.then)/.exec(finishHtml(page()))?.[0] ?? '';
  const target = new EventTarget();
  const started = runInNewContext(script, {
    document: { readyState },
    addEventListener: target.addEventListener.bind(target),
  }) as Promise<unknown>;
  let begun = false;
  const start = started.then(() => {
    begun = true;
  });
  await Promise.resolve();
  if (act !== undefined) {
    expect(begun).toBe(false);
    target.dispatchEvent(new Event(act));
  }
  await start;
  expect(begun).toBe(true);
});
