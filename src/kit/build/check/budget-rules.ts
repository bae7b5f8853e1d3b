import { existsSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { brotliOptions } from '#kit/build/compress.ts';

import { localTarget, type Output } from './built-site.ts';

/** The most that a first view may cost: bytes after Brotli (of fonts as they are), and a number of files. */
const budget = {
  // Set by the home page; other documents are a third smaller (docs/decisions/0024-utilities.md).
  document: 34_000,
  stylesheets: 20_100,
  scripts: 115_000,
  fonts: 60_000,
  fontFiles: 2,
};

/**
 * Bytes by which the stylesheets of an adopted site may exceed the budget, which is set for the
 * template's own brand: other colours and fonts change Brotli's result by up to 100. The
 * allowance is twice that.
 */
const otherBrandAllowance = 200;

/**
 * The document, which is all that the first paint waits for, and the stylesheets that are applied
 * afterwards keep their budgets.
 *
 * @param isAdopted Whether the site was made from the template by `npm run adopt`, which writes
 *   adopted.json.
 */
export function* documentsOverBudget(output: Output, isAdopted = existsSync('adopted.json')) {
  const mostStyles = budget.stylesheets + (isAdopted ? otherBrandAllowance : 0);
  for (const { address, html } of output.pages.values()) {
    const styles = [...html.matchAll(/<link rel="stylesheet"[^>]*? href="([^"]+)"/g)];
    const files = new Set(styles.map(([, href = '']) => href));
    const document = sizeOf(path.posix.join(address, 'index.html'), output);
    const stylesheets = [...files].reduce((bytes, file) => bytes + sizeOf(file, output), 0);
    if (document > budget.document)
      yield overBudget(address, 'document', document, budget.document);
    if (stylesheets > mostStyles) yield overBudget(address, 'stylesheets', stylesheets, mostStyles);
  }
}

/**
 * The client code of a page keeps its budget: the file that starts it (finish.ts), Waku's client entry,
 * the modules of client components, and everything that these import statically.
 */
export function* scriptsOverBudget(output: Output) {
  // Many pages share one start.
  const sizeByStart = new Map<string, number>();
  for (const { address, html } of output.pages.values()) {
    const start = importOfStart.exec(html)?.[1];
    if (start === undefined || !output.files.has(start)) {
      yield `${address}: imports no start of its client code`;
      continue;
    }
    if (entriesOf(start, output).length === 0) {
      yield `${address}: ${start} imports no client entry`;
      continue;
    }
    const bytes =
      sizeByStart.get(start) ??
      [...scriptsOf(start, output)].reduce((sum, file) => sum + sizeOf(file, output), 0);
    sizeByStart.set(start, bytes);
    if (bytes > budget.scripts) yield overBudget(address, 'client code', bytes, budget.scripts);
  }
}

/** All fonts of the site together keep their budget, since one page may need each of them. */
export function* fontsOverBudget({ files }: Output) {
  const fonts = [...files].filter(([file]) => /\.(?:woff2?|ttf|otf)$/.test(file));
  const bytes = fonts.reduce((sum, [, body]) => sum + body.length, 0);
  if (fonts.length > budget.fontFiles) {
    yield `/assets: ${String(fonts.length)} fonts, over ${String(budget.fontFiles)}`;
  }
  if (bytes > budget.fonts) yield overBudget('/assets', 'fonts', bytes, budget.fonts);
}

/** Nothing of a first view comes from another host. */
export function* requestsToOtherHosts(output: Output) {
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

/** The inline script of a page, which finish.ts has bundled from src/kit/site/import-after-paint.ts. */
const importOfStart = /import\([`"](\/assets\/[^`"]+\.js)[`"]\)/;
/** Waku's boot script, which finish.ts moves into the start file. */
const importOfEntry = /\bimport\("\/assets\/([^"]+)"\)/g;
/** Vite writes these for the client components that the entry loads on demand. */
const dynamicImport = /\bimport\(\s*[`"]\.\/([^`"]+)[`"]/g;
/** Vite writes these into every chunk: `import{a}from"./b.js"`, and `import"./b.js"` for side effects. */
const staticImport = /\b(?:from|import)\s*[`"]\.\/([^`"]+)[`"]/g;

/** Returns the addresses of all files of a page's client code, from the one that starts it. */
function scriptsOf(start: string, output: Output): ReadonlySet<string> {
  const entries = entriesOf(start, output);
  const modules = entries.flatMap((entry) => importsOf(entry, output, dynamicImport));
  const files = new Set([start, ...entries, ...modules]);
  // The loop also visits files that are added to the set meanwhile.
  for (const file of files) {
    for (const imported of importsOf(file, output, staticImport)) files.add(imported);
  }
  return files;
}

function entriesOf(start: string, output: Output): string[] {
  return importsOf(start, output, importOfEntry);
}

function importsOf(file: string, { files }: Output, pattern: RegExp): string[] {
  const text = files.get(file)?.toString() ?? '';
  return [...text.matchAll(pattern)].map(([, name = '']) => `/assets/${name}`);
}

const sizes = new WeakMap<Buffer, number>();

/** Returns the size of a file after Brotli, in bytes; 0 if the file does not exist. */
function sizeOf(file: string, { files }: Output): number {
  const body = files.get(file);
  if (!body) return 0;
  const bytes = sizes.get(body) ?? brotliCompressSync(body, brotliOptions(file.slice(1))).length;
  sizes.set(body, bytes);
  return bytes;
}

function overBudget(address: string, what: string, bytes: number, most: number): string {
  return `${address}: ${what} of ${String(bytes)} bytes, over ${String(most)}`;
}
