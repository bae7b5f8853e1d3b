import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { StaticConfigLoader } from 'html-validate';

import { htmlConfig } from './html-config.ts';
import { type BuiltPage, readPage } from './page.ts';

/** A build as its visitors meet it. */
export interface Output {
  /** Every file by its address: '/about/index.html', '/sitemap.xml'. */
  files: ReadonlyMap<string, Buffer>;
  /** Pages by their address: '/about'. */
  pages: ReadonlyMap<string, BuiltPage>;
  /** Origin of the site as the home page's canonical address has it. */
  origin: string;
}

/** A rule names what is wrong, each fault with the address at which it is. */
export type Rule = (output: Output) => Iterable<string> | Promise<Iterable<string>>;

/** Reads a built directory. */
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

/** Makes an output of its files. */
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

/** Pages that search engines may list. */
export function indexedPages({ pages }: Output): BuiltPage[] {
  return [...pages.values()].filter(({ noindex }) => !noindex);
}

/** Whether a list has entries with pages of their own: '/blogs/a' is a page below '/blogs'. */
export function hasPagesBelow(address: string, { pages }: Output): boolean {
  return [...pages.keys()].some((other) => other.startsWith(`${address}/`));
}

/**
 * The address on this site that a link leads to, seen from a page; undefined where it leaves the
 * site. Query and hash are apart.
 */
export function localTarget(
  link: string,
  from: string,
  { origin }: Output,
): { address: string; hash: string } | undefined {
  const base = origin || 'http://localhost';
  const url = URL.canParse(link, base + from) ? new URL(link, base + from) : undefined;
  if (url?.origin !== base) return undefined;
  return { address: decoded(url.pathname), hash: decoded(url.hash.slice(1)) };
}

/** What cannot be decoded stays as it is, and leads nowhere. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** True where a page or a file answers. */
export function exists(address: string, { files, pages }: Output): boolean {
  return pages.has(address) || files.has(address);
}
