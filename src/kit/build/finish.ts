/**
 * Wraps `waku build` (a build enhancer, docs/decisions/0015-build-by-waku.md): `makeFirst` runs before
 * Waku renders the pages, the rest after it. Then the folder of the build is complete.
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
import { foreignSources } from '#kit/server/headers/security-headers.ts';
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
    // Whoever waits for it (src/kit/build/start.ts) can serve the site now.
    process.send?.(servable);
    await build(utils, options);
    checkContract(options.distDir);
    await finish(options.distDir);
  };
}

/** What must be in Waku's output, since this project relies on it, and where (docs/waku.md). */
const contract = [
  ['public/index.html', /__WAKU_HYDRATE__/, 'src/waku.client.tsx hydrates if it is set'],
  ['public/index.html', /__WAKU_INITIAL_RSC__/, 'src/waku.client.tsx passes the payload in it'],
  ['public/index.html', /<link rel="modulepreload"/, 'page-start.ts fetches these modules ahead'],
  // Ours is longer than Waku's own, which is a random one.
  ['public/RSC/R/_root.txt', /"_buildId":"[\da-f]{12}"/, 'src/kit/build/plugin.ts names builds so'],
  ['server/index.js', /INTERNAL_runFetch/, 'src/kit/server/serve.ts renders by it'],
  ['server/index.js', /unstable_serverEntry/, 'src/kit/server/serve.ts takes the adapter from it'],
] as const;

/** @throws Error where the output of a newer Waku lacks one of them: pages would fail silently. */
export function checkContract(distDir: string): void {
  for (const [name, text, use] of contract) {
    const file = path.join(distDir, name);
    if (existsSync(file) && text.test(readFileSync(file, 'utf8'))) continue;
    throw new Error(`Waku wrote no ${text.source} (${file}), but ${use}.`);
  }
}

/** Makes what a page that is rendered needs besides Vite's output: headers, pictures, icons, lists. */
async function makeFirst(distDir: string): Promise<void> {
  writeFileSync(path.join(distDir, policyFile), JSON.stringify(buildPolicy()));
  const publicDir = path.join(distDir, 'public');
  // A site may have none.
  if (existsSync(picturesFolder)) {
    cpSync(picturesFolder, path.join(publicDir, picturesAddress), { recursive: true });
  }
  for (const [address, data] of await publishedFiles()) {
    writeFileSync(outputFile(publicDir, address), data);
  }
}

function buildPolicy(): BuildPolicy {
  const environment = currentEnvironment();
  return { ...foreignSources(environment), indexed: environment.siteIndexed };
}

async function finish(distDir: string): Promise<void> {
  const publicDir = path.join(distDir, 'public');
  await finishPages(publicDir);
  await writeSocialImages(publicDir);
  const compressed = path.join(distDir, 'compressed');
  if (currentEnvironment().siteHost === 'node') {
    await compressFiles(publicDir, compressed);
  } else {
    // Hosts that only serve files compress them by themselves.
    rmSync(compressed, { recursive: true, force: true });
    for (const warning of writeHostFiles(distDir, buildPolicy()))
      console.warn(`Warning: ${warning}`);
  }
  await packForPlatform(distDir);
}

async function writeSocialImages(publicDir: string): Promise<void> {
  const { images, drawn } = await drawSocialImages(allPages, 'node_modules/.cache/social');
  for (const [address, image] of Object.entries(images))
    copyFileSync(image, outputFile(publicDir, address));
  if (drawn > 0) console.log(`${String(drawn)} social images drawn anew`);
}

/** The file of an address, in a folder that is there. */
function outputFile(publicDir: string, address: string): string {
  const file = path.join(publicDir, address);
  mkdirSync(path.dirname(file), { recursive: true });
  return file;
}

/** A page as Waku rendered it. */
interface Page {
  /** Its file within the folder that visitors see. */
  file: string;
  html: string;
  /** The route without its language; pages of a template share one style, so that policies are few. */
  template: string;
}

const modulePreloads = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g;
const inlinePayload = /<script>\(self\.__FLIGHT_DATA\|\|=\[\]\)\.push\([\s\S]*?\)<\/script>/g;
const stylesheet = /<link rel="stylesheet"[^>]*? href="(\/[^"]+)"[^>]*>/g;
const bootScript = /<script id="_R_">([\s\S]*?)<\/script>/;

/**
 * Makes the first paint wait for the document alone: it carries the styles of its template.
 * Everything else comes after the paint, and what takes the page over with the first sign of intent
 * (src/kit/site/page-start.ts).
 *
 * @throws Error where a page does not look like one of Waku's.
 */
export async function finishPages(publicDir: string): Promise<void> {
  const pages = globSync('**/*.html', { cwd: publicDir }).map((file): Page => {
    const html = readFileSync(path.join(publicDir, file), 'utf8');
    return { file, html, template: /\bdata-page="(.*?)___/.exec(html)?.[1] ?? '' };
  });
  const stylesOf = createStylesOf(publicDir, pages);
  const scriptOf = await createScriptOf(publicDir);
  for (const { file, html, template } of pages) {
    const [, boot] = bootScript.exec(html) ?? [];
    if (boot === undefined)
      throw new Error(`${file} has no script of the framework that could wait.`);
    if (html.search(inlinePayload) < 0)
      throw new Error(`${file} has no payload of the framework that could wait.`);
    const modules = [...html.matchAll(modulePreloads)].map(([, address = '']) => address);
    const script = await scriptOf(boot, modules);
    const finished = html
      .replaceAll(modulePreloads, '')
      .replaceAll(inlinePayload, '')
      // What a template holds is not loaded; one that is disabled, Chromium fetches all the same.
      .replaceAll(
        stylesheet,
        (link, address: string) =>
          `<style>${stylesOf(template, address)}</style><template data-later>${link}</template><noscript>${link}</noscript>`,
      )
      .replace(
        bootScript,
        () => `<script id="_R_" data-payload="${payloadOf(file)}">${script}</script>`,
      );
    writeFileSync(path.join(publicDir, file), finished);
  }
}

/** The styles that pages of a template use, of a stylesheet; both are the same for many pages. */
function createStylesOf(publicDir: string, pages: readonly Page[]) {
  const used = new Map<string, Set<string>>();
  for (const { template, html } of pages) {
    used.set(template, usedIn(html).union(used.get(template) ?? new Set()));
  }
  const made = new Map<string, string>();
  return (template: string, address: string): string => {
    const key = `${template} ${address}`;
    const styles =
      made.get(key) ??
      usedStyles(readFileSync(path.join(publicDir, address), 'utf8'), used.get(template)!);
    made.set(key, styles);
    return styles;
  };
}

/**
 * The inline script that imports, after the paint, a file with all that Waku would do at once. Pages with
 * the same modules share that file.
 */
async function createScriptOf(publicDir: string) {
  const pageStart = await bundle('page-start.ts');
  const made = new Map<string, string>();
  return async (boot: string, modules: readonly string[]): Promise<string> => {
    const start = `page.startPage(${JSON.stringify(modules)},()=>{${boot}});`;
    const script =
      made.get(start) ??
      (await bundle('import-after-paint.ts', {
        __START__: writeStart(publicDir, pageStart + start),
      }));
    made.set(start, script);
    return script;
  };
}

/** The address of the payload that Waku wrote beside a page. */
function payloadOf(file: string): string {
  const route = path.posix.dirname(file.split(path.sep).join('/'));
  return `/RSC/R/${route === '.' ? '_root' : route}.txt`;
}

/**
 * A module of src/kit/site as a classic script, with its exports in the global variable `page`.
 *
 * @param constants Texts that it declares.
 */
async function bundle(module: string, constants: Record<string, string> = {}): Promise<string> {
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

/** Keeps a script as a file that is named by its content. */
function writeStart(publicDir: string, text: string): string {
  const name = `assets/start-${contentHash(Buffer.from(text)).slice(0, 12)}.js`;
  writeFileSync(path.join(publicDir, name), text);
  return `/${name}`;
}
