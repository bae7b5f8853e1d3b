import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { StaticConfigLoader } from 'html-validate';

import { htmlConfig } from './html-config.ts';
import { type BuiltPage, readPage } from './page.ts';

/** The public files of a build. */
export interface Output {
  /** Every file by its path from the root: '/about/index.html', '/sitemap.xml'. */
  files: ReadonlyMap<string, Buffer>;
  /** Pages by their address: '/about'. */
  pages: ReadonlyMap<string, BuiltPage>;
  /** Origin of the home page's canonical address; '' if that is not absolute. */
  origin: string;
}

/**
 * Returns the faults that a rule finds, as sentences that begin with the address concerned. A rule is named by the faults
 * that it finds. Its comment states what it demands.
 */
export type Rule = (output: Output) => Iterable<string> | Promise<Iterable<string>>;

/** Reads the public folder of a build. */
export function readOutput(directory: string): Promise<Output> {
  const files = new Map<string, Buffer>();
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const address = path.relative(directory, file).split(path.sep).join('/');
    files.set(`/${address}`, readFileSync(file));
  }
  return outputOf(files);
}

/** Parses the pages among the files of a build. */
export async function outputOf(files: ReadonlyMap<string, Buffer>): Promise<Output> {
  const config = await new StaticConfigLoader(htmlConfig).getConfigFor('index.html');
  const pages = new Map<string, BuiltPage>();
  for (const [file, body] of files) {
    if (!file.endsWith('/index.html')) continue;
    const address = file.slice(0, -'/index.html'.length) || '/';
    pages.set(address, readPage(address, body.toString(), config));
  }
  const home = pages.get('/')?.canonical;
  return { files, pages, origin: home && URL.canParse(home) ? new URL(home).origin : '' };
}

/** Returns the pages that search engines may list. */
export function indexedPages({ pages }: Output): BuiltPage[] {
  return [...pages.values()].filter(({ noindex }) => !noindex);
}

/** Whether there are pages below an address, as '/blogs/a' is below '/blogs'. */
export function hasPagesBelow(address: string, { pages }: Output): boolean {
  return [...pages.keys()].some((other) => other.startsWith(`${address}/`));
}

/**
 * Resolves a link on a page. Returns the address without its query, and the hash without '#'; undefined
 * if the link leaves the site.
 *
 * @param from Address of the page.
 */
export function localTarget(
  link: string,
  from: string,
  { origin }: Output,
): { address: string; hash: string } | undefined {
  // Without an origin (`wrongCanonicals` reports that), any origin serves to resolve relative links.
  const base = origin || 'http://localhost';
  const url = URL.canParse(link, base + from) ? new URL(link, base + from) : undefined;
  if (url?.origin !== base) return undefined;
  return { address: decode(url.pathname), hash: decode(url.hash.slice(1)) };
}

/** Decodes percent-encoding. Returns malformed text unchanged: no page or file has such an address. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Whether there is a page or a file at an address. */
export function exists(address: string, { files, pages }: Output): boolean {
  return pages.has(address) || files.has(address);
}
