import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { checkContract, finishPages } from '#kit/build/finish.ts';

const boot = 'globalThis.booted = true;';
const payload = '<script>(self.__FLIGHT_DATA||=[]).push("1:a<\\/script>")</script>';

/** A page as Waku renders it. */
const page = ({ template = 'about', name = 'a', script = boot, data = payload } = {}) =>
  `<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="preload" as="font" href="/a.woff2"/>
<link rel="stylesheet" crossorigin="anonymous" href="/assets/a.css" data-precedence="x"/></head>
<body><main data-page="${template}___en" class="${name}"></main><script id="_R_">${script}</script>${data}${data}</body></html>`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'finish-'));
  write('assets/a.css', '.a{top:0}.b{top:1px}.c{top:2px}');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string) {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
}

function read(name: string) {
  return readFileSync(path.join(folder, name), 'utf8');
}

it('inlines the same styles in all pages of a template, and defers the whole stylesheet', async () => {
  write('index.html', page({ template: 'index', name: 'c' }));
  write('about/index.html', page({ name: 'a' }));
  write('de/about/index.html', page({ name: 'b' }));
  await finishPages(folder);
  const sheet =
    '<link rel="stylesheet" crossorigin="anonymous" href="/assets/a.css" data-precedence="x"/>';
  const link = `<template data-later>${sheet}</template><noscript>${sheet}</noscript>`;
  for (const name of ['about/index.html', 'de/about/index.html']) {
    expect(read(name)).toContain(`<style>.a{top:0}.b{top:1px}</style>${link}`);
  }
  expect(read('index.html')).toContain(`<style>.c{top:2px}</style>${link}`);
});

it('keeps the preload of fonts and removes that of modules', async () => {
  write('index.html', page());
  await finishPages(folder);
  expect(read('index.html')).not.toContain('modulepreload');
  expect(read('index.html')).toContain('<link rel="preload" as="font" href="/a.woff2"/>');
});

it.each([
  ['index.html', '/RSC/R/_root.txt'],
  ['de/about/index.html', '/RSC/R/de/about.txt'],
])('removes the inline payload of %s, and names the file that has it', async (name, address) => {
  write(name, page());
  await finishPages(folder);
  expect(read(name)).not.toContain('__FLIGHT_DATA');
  expect(read(name)).toContain(`<script id="_R_" data-payload="${address}">`);
});

it.each(['first-contentful-paint', 'timeout'])(
  'imports the start of the client after the page has loaded, by %s',
  async (event) => {
    write('index.html', page());
    await finishPages(folder);
    const [, script = ''] = /<script id="_R_"[^>]*>(.+?)<\/script>/.exec(read('index.html')) ?? [];
    // Stands in for window, PerformanceObserver and setTimeout: each calls back when an event is dispatched here.
    const target = new EventTarget();
    const imported: string[] = [];
    runInNewContext(script.replace('import(', 'imported('), {
      addEventListener: target.addEventListener.bind(target),
      removeEventListener: target.removeEventListener.bind(target),
      location: { hash: '' },
      PerformanceObserver: class {
        constructor(callback: (paints: { getEntriesByName(name: string): string[] }) => void) {
          for (const paint of ['first-paint', 'first-contentful-paint']) {
            const paints = {
              getEntriesByName: (name: string) => [paint].filter((it) => it === name),
            };
            target.addEventListener(paint, () => {
              callback(paints);
            });
          }
        }
        observe() {}
      },
      setTimeout: (run: () => void) => {
        target.addEventListener('timeout', run);
      },
      imported: async (address: string) => imported.push(address),
    });
    target.dispatchEvent(new Event(event));
    expect(imported).toEqual([]);
    target.dispatchEvent(new Event('load'));
    // The first paint may show only a background, without text.
    target.dispatchEvent(new Event('first-paint'));
    expect(imported).toEqual([]);
    target.dispatchEvent(new Event(event));
    expect(imported).toHaveLength(1);
    expect(read(imported[0] ?? '')).toContain(`startPage(["/assets/a.js"],()=>{${boot}})`);
  },
);

it('pages with the same start share one file, named by its content', async () => {
  write('index.html', page());
  write('about/index.html', page());
  write('contact/index.html', page({ script: `${boot}more()` }));
  await finishPages(folder);
  const start = (name: string) => /import\(`(.+?)`\)/.exec(read(name))?.[1];
  expect(start('about/index.html')).toBe(start('index.html'));
  expect(start('contact/index.html')).not.toBe(start('index.html'));
});

it.each([
  ['script', page().replace('id="_R_"', '')],
  ['payload', page({ data: '' })],
])('says which page has no %s of the framework', async (what, html) => {
  write('about/index.html', html);
  await expect(finishPages(folder)).rejects.toThrow(new RegExp(`about.index.html has no ${what}`));
});

it('leaves an HTML file of the public folder as it is', async () => {
  const given = path.join(folder, 'given');
  write('given/proof-of-ownership.html', 'proof');
  write('dist/proof-of-ownership.html', 'proof');
  write('dist/index.html', page());
  write('dist/assets/a.css', '.a{top:0}');
  await finishPages(path.join(folder, 'dist'), given);
  expect(read('dist/proof-of-ownership.html')).toBe('proof');
  expect(read('dist/index.html')).not.toContain('__FLIGHT_DATA');
});

const start =
  '<link rel="modulepreload" href="/assets/a.js"/><script id="_R_">__WAKU_HYDRATE__ __WAKU_INITIAL_RSC__</script>';

it.each([
  ['public/index.html', '__WAKU_HYDRATE__'],
  ['public/RSC/R/_root.txt', '"_buildId":'],
  ['server/index.js', 'INTERNAL_runFetch'],
])('stops if Waku writes a different %s', (name, says) => {
  write('public/index.html', start);
  write('public/RSC/R/_root.txt', '0:{"_buildId":"0123456789ab"}');
  write('server/index.js', 'export { INTERNAL_runFetch, unstable_serverEntry };');
  expect(() => checkContract(folder)).not.toThrow();
  write(name, '');
  expect(() => checkContract(folder)).toThrow(says);
  rmSync(path.join(folder, name));
  expect(() => checkContract(folder)).toThrow(says);
});

it('stops if Waku writes no links of modulepreload', () => {
  write('public/index.html', start.replace(/<link[^>]*>/, ''));
  write('server/index.js', 'export { INTERNAL_runFetch, unstable_serverEntry };');
  write('public/RSC/R/_root.txt', '0:{"_buildId":"0123456789ab"}');
  expect(() => checkContract(folder)).toThrow('modulepreload');
});

it('stops if the payload has a build id of Waku', () => {
  write('public/index.html', start);
  write('server/index.js', 'export { INTERNAL_runFetch, unstable_serverEntry };');
  write('public/RSC/R/_root.txt', '0:{"_buildId":"dGhlIG5h"}');
  expect(() => checkContract(folder)).toThrow('_buildId');
});
