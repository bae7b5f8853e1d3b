import { existsSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { brotliOptions } from '#kit/build/compress.ts';

import { localTarget, type Output } from './built-site.ts';

/** Bytes that a first view may cost, compressed by Brotli where files are text. */
const budget = {
  // The home page's; others are a third smaller (docs/decisions/0024-utilities.md).
  document: 34_000,
  stylesheets: 20_100,
  scripts: 115_000,
  fonts: 60_000,
  fontFiles: 2,
};

/**
 * Colours and faces that differ in a few digits make Brotli's answer up to 100 bytes longer: the
 * budget is that of the template's own.
 */
const otherBrand = 200;

/**
 * The document, with the styles of its template all that a first paint waits for, and the
 * stylesheets that take over afterwards.
 */
export function* documentSize(output: Output, isAdopted = existsSync('adopted.json')) {
  const mostStyles = budget.stylesheets + (isAdopted ? otherBrand : 0);
  for (const { address, html } of output.pages.values()) {
    const styles = [...html.matchAll(/<link rel="stylesheet"[^>]*? href="([^"]+)"/g)];
    const files = new Set(styles.map(([, href = '']) => href));
    const document = sizeOf(path.posix.join(address, 'index.html'), output);
    const stylesheets = [...files].reduce((bytes, file) => bytes + sizeOf(file, output), 0);
    if (document > budget.document) yield over(address, 'document', document, budget.document);
    if (stylesheets > mostStyles) yield over(address, 'stylesheets', stylesheets, mostStyles);
  }
}

/** What starts the client, its entry, the modules of the page that it loads, and what these import. */
export function* scriptSize(output: Output) {
  // Many pages share what starts them.
  const known = new Map<string, number>();
  for (const { address, html } of output.pages.values()) {
    const start = /import\([`"](\/assets\/[^`"]+\.js)[`"]\)/.exec(html)?.[1];
    if (start === undefined || !output.files.has(start)) {
      yield `${address}: imports no start of its client code`;
      continue;
    }
    if (entriesOf(start, output).length === 0) {
      yield `${address}: ${start} imports no client entry`;
      continue;
    }
    const bytes =
      known.get(start) ??
      [...scriptsOf(start, output)].reduce((sum, file) => sum + sizeOf(file, output), 0);
    known.set(start, bytes);
    if (bytes > budget.scripts) yield over(address, 'client code', bytes, budget.scripts);
  }
}

/** Fonts that the site has at all: a page may need each of them. */
export function* fontSize({ files }: Output) {
  const fonts = [...files].filter(([file]) => /\.(?:woff2?|ttf|otf)$/.test(file));
  const bytes = fonts.reduce((sum, [, body]) => sum + body.length, 0);
  if (fonts.length > budget.fontFiles) {
    yield `/assets: ${String(fonts.length)} fonts, over ${String(budget.fontFiles)}`;
  }
  if (bytes > budget.fonts) yield over('/assets', 'fonts', bytes, budget.fonts);
}

/** Nothing of a first view comes from another host. */
export function* ownHost(output: Output) {
  for (const page of output.pages.values()) {
    for (const resource of new Set([...page.resources, ...page.images.map(({ src }) => src)])) {
      if (resource.startsWith('data:') || localTarget(resource, page.address, output)) continue;
      yield `${page.address}: asks another host: ${resource}`;
    }
  }
  for (const [file, body] of output.files) {
    if (!file.endsWith('.css')) continue;
    for (const [, url = ''] of body
      .toString()
      .matchAll(/(?:url\(|@import\s*)["']?((?:https?:)?\/\/[^"')\s]+)/g)) {
      yield `${file}: asks another host: ${url}`;
    }
  }
}

/** The files of a page's client code, from the one that starts it. */
function scriptsOf(start: string, output: Output): ReadonlySet<string> {
  const entries = entriesOf(start, output);
  const modules = entries.flatMap((entry) =>
    importsOf(entry, output, /\bimport\(\s*[`"]\.\/([^`"]+)[`"]/g),
  );
  const files = new Set([start, ...entries, ...modules]);
  // What is added meanwhile is visited too.
  for (const file of files) {
    for (const next of importsOf(file, output, /\b(?:from|import)\s*[`"]\.\/([^`"]+)[`"]/g)) {
      files.add(next);
    }
  }
  return files;
}

function entriesOf(start: string, output: Output): string[] {
  return importsOf(start, output, /\bimport\("\/assets\/([^"]+)"\)/g);
}

function importsOf(file: string, { files }: Output, pattern: RegExp): string[] {
  const text = files.get(file)?.toString() ?? '';
  return [...text.matchAll(pattern)].map(([, name = '']) => `/assets/${name}`);
}

const sizes = new WeakMap<Buffer, number>();

function sizeOf(file: string, { files }: Output): number {
  const body = files.get(file);
  if (!body) return 0;
  const bytes = sizes.get(body) ?? brotliCompressSync(body, brotliOptions(file.slice(1))).length;
  sizes.set(body, bytes);
  return bytes;
}

function over(address: string, what: string, bytes: number, most: number): string {
  return `${address}: ${what} of ${String(bytes)} bytes, over ${String(most)}`;
}
