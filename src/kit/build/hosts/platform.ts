import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { currentEnvironment } from '#kit/runtime/environment.ts';
import { readBuildPolicy } from '#kit/server/headers/build-policy.ts';

import { readHostRules } from './host-rules.ts';
import { vercelRoutes } from './vercel.ts';

/** Code of a Netlify function that passes every POST to serve.js, the function that Waku's adapter writes. */
const netlifyForms = `export { default } from "./serve.js";\nexport const config = { path: "/*", method: "POST" };\n`;
/** Possible names of the configuration file of Cloudflare's Wrangler. A site's own file is left as it is. */
const wranglerFiles = ['wrangler.json', 'wrangler.jsonc', 'wrangler.toml'];

/** Folder of static files within the build, named as in the options of Waku's adapters. */
const DIST_PUBLIC = 'public';
/** Folder of the router's payloads. Waku's Vercel adapter names its function after it: `RSC.func`. */
const rscBase = 'RSC';

/**
 * Packs a finished build with Waku's own adapter for the platform on which it is built. Does nothing
 * elsewhere. Each platform sets a variable by which it is recognized: VERCEL, NETLIFY or CLOUDFLARE.
 */
export async function packForPlatform(distDir: string): Promise<void> {
  const { siteHost, platform } = currentEnvironment();
  // On a platform a serverless function takes the place of the Node server: it answers forms and requests for
  // which there is no file. A static build needs none.
  const needsFunction = siteHost !== 'static';
  // The options with which `waku build` calls these adapters.
  const options = {
    assetsDir: 'assets',
    basePath: '/',
    distDir,
    DIST_PUBLIC,
    privateDir: 'private',
    rscBase,
    serverless: needsFunction,
    srcDir: 'src',
  };
  if (platform === 'vercel') {
    await enhance(await import('waku/adapters/vercel-build-enhancer'), options);
    const rules = readHostRules(path.join(distDir, DIST_PUBLIC), readBuildPolicy(distDir));
    const functionPath = needsFunction ? `/${rscBase}/` : undefined;
    const routes = vercelRoutes(rules, functionPath);
    writeFileSync('.vercel/output/config.json', JSON.stringify({ version: 3, routes }, null, 2));
  } else if (platform === 'netlify') {
    await enhance(await import('waku/adapters/netlify-build-enhancer'), options);
    // Waku's function does not answer an address for which there is a file, and forms are posted to the
    // addresses of pages.
    if (needsFunction) writeFileSync('netlify-functions/forms.js', netlifyForms);
  } else if (platform === 'cloudflare') {
    // The adapter would write wrangler.jsonc, so this is checked first.
    const hasOwnFile = wranglerFiles.some((name) => existsSync(name));
    await enhance(await import('waku/adapters/cloudflare-build-enhancer'), options);
    if (!hasOwnFile) completeWrangler();
  }
  if (platform) console.log(`Packed for ${platform}.`);
}

/** Completes the configuration that Waku's adapter wrote: Cloudflare must find the 404 pages. */
function completeWrangler(): void {
  const { assets, ...config } = JSON.parse(readFileSync('wrangler.jsonc', 'utf8')) as {
    assets: object;
  };
  // Cloudflare then serves the nearest 404.html above an address, which is in the language of the address.
  const complete = { ...config, assets: { ...assets, not_found_handling: '404-page' } };
  writeFileSync('wrangler.jsonc', `${JSON.stringify(complete, null, 2)}\n`);
}

/** Runs a build enhancer on the finished build: the build that it gets to wrap does nothing. */
async function enhance<Options>({ default: enhancer }: Enhancer<Options>, options: Options) {
  const run = await enhancer(() => Promise.resolve());
  await run(undefined, options);
}

interface Enhancer<Options> {
  default: (build: Build<Options>) => Promise<Build<Options>>;
}

type Build<Options> = (utils: unknown, options: Options) => Promise<void>;
