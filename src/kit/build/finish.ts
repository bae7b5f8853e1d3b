/**
 * The build enhancer that wraps `waku build` (docs/decisions/0015-build-by-waku.md): `makeFirst` runs before
 * Waku renders the pages, everything else afterwards.
 */
import {
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import { rolldown } from 'rolldown';

import { currentEnvironment } from '#kit/runtime/environment.ts';
import { contentHash } from '#kit/server/files/encodings.ts';
import { type BuildPolicy, policyFile } from '#kit/server/headers/build-policy.ts';
import { externalSources } from '#kit/server/headers/security-headers.ts';
import { allPages } from '#kit/site/routes.ts';

import { compressFiles } from './compress.ts';
import { packForPlatform } from './hosts/platform.ts';
import { writeHostFiles } from './hosts/write.ts';
import { picturesAddress } from './pictures/files.ts';
import { picturesFolder } from './pictures/kept.ts';
import { publishedFiles } from './publish/files.ts';
import { drawSocialImages } from './publish/social-images.ts';
import { servable } from './servable.ts';
import { usedIn, usedStyles } from './used-styles.ts';

type Build = (utils: unknown, options: { distDir: string }) => Promise<void>;

/** Wraps Waku's build. */
export default function finishedBuild(build: Build): Build {
  return async (utils, options) => {
    await makeFirst(options.distDir);
    // The site can be served from now on: `beginBuild` (build-stamp.ts) waits for this message. `send` exists
    // only in a process that `beginBuild` has forked.
    process.send?.(servable);
    await build(utils, options);
    checkContract(options.distDir);
    await finish(options.distDir);
  };
}

/**
 * What this project relies on in Waku's output (docs/waku.md): a file, a pattern that it must match, and the
 * end of the error message, which says what needs the match.
 */
const contract = [
  ['public/index.html', /__WAKU_HYDRATE__/, 'src/waku.client.tsx hydrates if it is set'],
  ['public/index.html', /__WAKU_INITIAL_RSC__/, 'src/waku.client.tsx passes the payload in it'],
  ['public/index.html', /<link rel="modulepreload"/, 'page-start.ts fetches these modules ahead'],
  // Twelve digits mark the id of `buildId` (build-stamp.ts). Waku's own id is random and shorter.
  ['public/RSC/R/_root.txt', /"_buildId":"[\da-f]{12}"/, 'src/kit/build/plugin.ts sets this id'],
  ['server/index.js', /INTERNAL_runFetch/, 'src/kit/server/serve.ts renders by it'],
  ['server/index.js', /unstable_serverEntry/, 'src/kit/server/serve.ts takes the adapter from it'],
] as const;

/**
 * Checks `contract`, since pages would fail silently if a newer version of Waku wrote other output.
 *
 * @throws Error if a file does not exist or does not match.
 */
export function checkContract(distDir: string): void {
  for (const [name, pattern, use] of contract) {
    const file = path.join(distDir, name);
    if (existsSync(file) && pattern.test(readFileSync(file, 'utf8'))) continue;
    throw new Error(`Waku wrote no ${pattern.source} (${file}), but ${use}.`);
  }
}

/**
 * Writes the files that pages need besides Vite's output, before Waku renders the first page: the policy for the headers,
 * the pictures, and the published files (feeds, icons, sitemap).
 */
async function makeFirst(distDir: string): Promise<void> {
  writeFileSync(path.join(distDir, policyFile), JSON.stringify(buildPolicy()));
  const publicDir = path.join(distDir, 'public');
  // A site may have no pictures.
  if (existsSync(picturesFolder)) {
    cpSync(picturesFolder, path.join(publicDir, picturesAddress), { recursive: true });
  }
  for (const [address, data] of await publishedFiles()) {
    writeFileSync(prepareOutputFile(publicDir, address), data);
  }
}

function buildPolicy(): BuildPolicy {
  const environment = currentEnvironment();
  return { ...externalSources(environment), indexed: environment.siteIndexed };
}

async function finish(distDir: string): Promise<void> {
  const publicDir = path.join(distDir, 'public');
  await finishPages(publicDir);
  await writeSocialImages(publicDir);
  const compressed = path.join(distDir, 'compressed');
  if (currentEnvironment().siteHost === 'node') {
    await compressFiles(publicDir, compressed);
  } else {
    // Hosts that only serve files compress them by themselves. An earlier build for Node may have compressed.
    rmSync(compressed, { recursive: true, force: true });
    for (const warning of writeHostFiles(distDir, buildPolicy()))
      console.warn(`Warning: ${warning}`);
  }
  await packForPlatform(distDir);
}

async function writeSocialImages(publicDir: string): Promise<void> {
  const { images, drawn } = await drawSocialImages(allPages, 'node_modules/.cache/social');
  for (const [address, image] of Object.entries(images))
    copyFileSync(image, prepareOutputFile(publicDir, address));
  if (drawn > 0) console.log(`${String(drawn)} social images drawn anew`);
}

/** Creates the folder of the file that is to be served at an address. @returns the path of the file. */
function prepareOutputFile(publicDir: string, address: string): string {
  const file = path.join(publicDir, address);
  mkdirSync(path.dirname(file), { recursive: true });
  return file;
}

/** A page as Waku rendered it. */
interface Page {
  /** Path relative to the public folder. */
  file: string;
  html: string;
  /**
   * Name of the route, without the language: the part of `data-page` before `___` (`routeName` in
   * src/kit/site/routes.ts). All pages of a route get the same styles, so that there are few content
   * security policies.
   */
  route: string;
}

const modulePreloads = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g;
const inlinePayloads = /<script>\(self\.__FLIGHT_DATA\|\|=\[\]\)\.push\([\s\S]*?\)<\/script>/g;
const stylesheetLinks = /<link rel="stylesheet"[^>]*? href="(\/[^"]+)"[^>]*>/g;
const bootScript = /<script id="_R_">([\s\S]*?)<\/script>/;

/**
 * Makes the first paint depend on the document alone: each page gets the styles of its route inline. The
 * stylesheet, the payload and the client entry are fetched after the paint. React hydrates the page at the
 * first sign of intent or after a quiet time (src/kit/site/page-start.ts).
 *
 * page-start.ts reads two attributes that are written here: `data-later` of the `template` that holds the
 * stylesheet's link, and `data-payload` of the script `_R_`, the address of the payload.
 *
 * @param copiedDir The project's own public folder, which Vite has copied. Its HTML files are not pages of Waku, for
 *   example the proof of ownership that a search engine asks for, and stay as they are.
 * @throws Error if a page has no boot script or no payload of Waku.
 */
export async function finishPages(publicDir: string, copiedDir = 'public'): Promise<void> {
  const pages = globSync('**/*.html', { cwd: publicDir })
    .filter((file) => !existsSync(path.join(copiedDir, file)))
    .map((file): Page => {
      const html = readFileSync(path.join(publicDir, file), 'utf8');
      return { file, html, route: /\bdata-page="(.*?)___/.exec(html)?.[1] ?? '' };
    });
  const stylesOf = createStylesOf(publicDir, pages);
  const scriptOf = await createScriptOf(publicDir);
  for (const { file, html, route } of pages) {
    const [, boot] = bootScript.exec(html) ?? [];
    if (boot === undefined)
      throw new Error(`${file} has no script of Waku (id="_R_") to run after the first paint.`);
    // Not `test`: with the flag `g` it would begin at the `lastIndex` that its match in the previous page left.
    if (html.search(inlinePayloads) === -1)
      throw new Error(
        `${file} has no payload of Waku (__FLIGHT_DATA) to load after the first paint.`,
      );
    const modules = [...html.matchAll(modulePreloads)].map(([, address = '']) => address);
    const script = await scriptOf(boot, modules);
    const finished = html
      .replaceAll(modulePreloads, '')
      .replaceAll(inlinePayloads, '')
      // Browsers do not load a stylesheet within a `template` element. The attribute `disabled` would not be
      // enough: Chromium fetches a disabled stylesheet all the same.
      .replaceAll(
        stylesheetLinks,
        (link, address: string) =>
          `<style>${stylesOf(route, address)}</style><template data-later>${link}</template><noscript>${link}</noscript>`,
      )
      .replace(
        bootScript,
        () => `<script id="_R_" data-payload="${payloadOf(file)}">${script}</script>`,
      );
    writeFileSync(path.join(publicDir, file), finished);
  }
}

/**
 * Returns a memoized function of a route and a stylesheet's address. It returns the critical CSS: the rules of
 * the stylesheet that any page of the route uses.
 *
 * @param pages All pages, so that each route has an entry in `usedByRoute`.
 */
function createStylesOf(publicDir: string, pages: readonly Page[]) {
  const usedByRoute = new Map<string, Set<string>>();
  for (const { route, html } of pages) {
    usedByRoute.set(route, usedIn(html).union(usedByRoute.get(route) ?? new Set()));
  }
  const cache = new Map<string, string>();
  return (route: string, address: string): string => {
    const key = `${route} ${address}`;
    const styles =
      cache.get(key) ??
      usedStyles(readFileSync(path.join(publicDir, address), 'utf8'), usedByRoute.get(route)!);
    cache.set(key, styles);
    return styles;
  };
}

/**
 * Returns a memoized function of Waku's boot script and the addresses of a page's modules. It returns the inline
 * script of the page (import-after-paint.ts) and writes the start file (page-start.ts). The inline script imports
 * the start file after the paint, and the start file runs the boot script. Pages with the same modules share
 * both.
 *
 * The start file's address is the global constant `__START__`, which import-after-paint.ts declares.
 */
async function createScriptOf(publicDir: string) {
  const pageStart = await bundleScript('page-start.ts');
  const cache = new Map<string, string>();
  return async (boot: string, modules: readonly string[]): Promise<string> => {
    // `page` has the exports of page-start.ts (`bundleScript`).
    const call = `page.startPage(${JSON.stringify(modules)},()=>{${boot}});`;
    const script =
      cache.get(call) ??
      (await bundleScript('import-after-paint.ts', {
        __START__: writeStartFile(publicDir, pageStart + call),
      }));
    cache.set(call, script);
    return script;
  };
}

/** Returns the address of the payload that Waku wrote for a page. */
function payloadOf(file: string): string {
  const route = path.posix.dirname(file.split(path.sep).join('/'));
  return `/RSC/R/${route === '.' ? '_root' : route}.txt`;
}

/**
 * Bundles a module of src/kit/site as a classic script, with its exports in the global variable `page`.
 *
 * @param constants Values of the global constants that the module declares, by name.
 */
async function bundleScript(
  module: string,
  constants: Record<string, string> = {},
): Promise<string> {
  const program = await rolldown({
    input: path.resolve('src/kit/site', module),
    transform: {
      define: Object.fromEntries(
        Object.entries(constants).map(([name, text]) => [name, JSON.stringify(text)]),
      ),
    },
  });
  const { output } = await program.generate({ format: 'iife', name: 'page', minify: true });
  return output[0].code.trim();
}

/** Writes a start file, whose name has a hash of its content. @returns the address of the file. */
function writeStartFile(publicDir: string, text: string): string {
  const name = `assets/start-${contentHash(Buffer.from(text)).slice(0, 12)}.js`;
  writeFileSync(path.join(publicDir, name), text);
  return `/${name}`;
}
