import { existsSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { brotliOptions } from '#kit/build/compress.ts';

import { localTarget, type Output } from './built-site.ts';

/** Limits of a first view. Sizes are bytes after Brotli; fonts are counted as they are. */
const budget = {
  // The home page needs this much; other documents are a third smaller (docs/decisions/0024-utilities.md).
  document: 34_000,
  stylesheets: 20_100,
  scripts: 115_000,
  fonts: 60_000,
  fontFiles: 2,
};

/**
 * Bytes by which the stylesheets of an adopted site may exceed the budget, which is set for the template's
 * own brand. Other colours and fonts change Brotli's result by up to 100 bytes; the allowance is twice as
 * much.
 */
const otherBrandAllowance = 200;

/**
 * Each document keeps its budget, and so do its stylesheets. The first paint waits for the document alone; the
 * stylesheets are applied afterwards (finish.ts).
 *
 * @param isAdopted Whether the site was made from the template by `npm run adopt`, which writes
 *   adopted.json.
 */
export function* documentsOverBudget(output: Output, isAdopted = existsSync('adopted.json')) {
  const stylesLimit = budget.stylesheets + (isAdopted ? otherBrandAllowance : 0);
  for (const { address, html } of output.pages.values()) {
    const styleLinks = [...html.matchAll(/<link rel="stylesheet"[^>]*? href="([^"]+)"/g)];
    // A Set, since finish.ts writes each link twice: in `template`, and in `noscript`.
    const styleFiles = new Set(styleLinks.map(([, href = '']) => href));
    const documentBytes = sizeOf(path.posix.join(address, 'index.html'), output);
    const styleBytes = [...styleFiles].reduce((bytes, file) => bytes + sizeOf(file, output), 0);
    if (documentBytes > budget.document)
      yield overBudget(address, 'document', documentBytes, budget.document);
    if (styleBytes > stylesLimit) yield overBudget(address, 'stylesheets', styleBytes, stylesLimit);
  }
}

/**
 * The client code of a page keeps its budget: the start file (finish.ts), Waku's client entry, the modules of
 * client components, and all static imports of these files.
 */
export function* scriptsOverBudget(output: Output) {
  // Memoized, since many pages share one start file.
  const sizeByStart = new Map<string, number>();
  for (const { address, html } of output.pages.values()) {
    const start = importOfStart.exec(html)?.[1];
    if (start === undefined || !output.files.has(start)) {
      yield `${address}: its inline script imports no start file`;
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

/** Matches the absolute URLs in a stylesheet. The site's own files have root-relative ones. */
const absoluteUrl = /(?:url\(|@import\s*)["']?((?:https?:)?\/\/[^"')\s]+)/g;

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
    for (const [, url = ''] of body.toString().matchAll(absoluteUrl)) {
      yield `${file}: asks another host: ${url}`;
    }
  }
}

/**
 * The import of the start file, in the inline script of a page: finish.ts bundles the script from
 * src/kit/site/import-after-paint.ts.
 */
const importOfStart = /import\([`"](\/assets\/[^`"]+\.js)[`"]\)/;
/** The import of Waku's client entry, in Waku's boot script: finish.ts moves that script into the start file. */
const importOfEntry = /\bimport\("\/assets\/([^"]+)"\)/g;
/** The import of a client component that the entry loads on demand, as Vite writes it. */
const dynamicImport = /\bimport\(\s*[`"]\.\/([^`"]+)[`"]/g;
/** A static import as Vite writes it: `import{a}from"./b.js"`, or `import"./b.js"` for side effects. */
const staticImport = /\b(?:from|import)\s*[`"]\.\/([^`"]+)[`"]/g;

/** Returns the addresses of all files of a page's client code, given the address of the start file. */
function scriptsOf(start: string, output: Output): ReadonlySet<string> {
  const entries = entriesOf(start, output);
  const modules = entries.flatMap((entry) => importsOf(entry, output, dynamicImport));
  const files = new Set([start, ...entries, ...modules]);
  // A loop over a Set also visits what is added meanwhile, so imports of imports are found too.
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

/** Memoized results of `sizeOf`, since pages share most files. */
const sizes = new WeakMap<Buffer, number>();

/**
 * Returns the size of a file after Brotli, in bytes; 0 if the file does not exist.
 *
 * @param file Path from the root: '/assets/a.js'. `brotliOptions` takes the path without its slash.
 */
function sizeOf(file: string, { files }: Output): number {
  const body = files.get(file);
  if (!body) return 0;
  const bytes = sizes.get(body) ?? brotliCompressSync(body, brotliOptions(file.slice(1))).length;
  sizes.set(body, bytes);
  return bytes;
}

function overBudget(address: string, what: string, bytes: number, limit: number): string {
  return `${address}: ${what} of ${String(bytes)} bytes, over ${String(limit)}`;
}
