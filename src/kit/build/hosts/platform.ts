import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { currentEnvironment } from '#kit/runtime/environment.ts';
import { readBuildPolicy } from '#kit/server/headers/build-policy.ts';

import { readHostRules } from './host-rules.ts';
import { vercelRoutes } from './vercel.ts';

/** A Netlify function that passes every POST to the one of Waku's adapter (serve.js). */
const netlifyForms = `export { default } from "./serve.js";\nexport const config = { path: "/*", method: "POST" };\n`;
/** Configuration files of Cloudflare's Wrangler. If the owner wrote one, it is left as it is. */
const wranglerFiles = ['wrangler.json', 'wrangler.jsonc', 'wrangler.toml'];

const DIST_PUBLIC = 'public';
const rscBase = 'RSC';

/**
 * Packs a finished build with Waku's own adapter for the platform on which it is built; elsewhere it does
 * nothing. The platforms themselves set VERCEL, NETLIFY and CLOUDFLARE.
 */
export async function packForPlatform(distDir: string): Promise<void> {
  const { siteHost, platform } = currentEnvironment();
  const serverless = siteHost === 'node';
  const options = {
    assetsDir: 'assets',
    basePath: '/',
    distDir,
    DIST_PUBLIC,
    privateDir: 'private',
    rscBase,
    serverless,
    srcDir: 'src',
  };
  if (platform === 'vercel') {
    await enhance(await import('waku/adapters/vercel-build-enhancer'), options);
    const rules = readHostRules(path.join(distDir, DIST_PUBLIC), readBuildPolicy(distDir));
    const routes = vercelRoutes(rules, serverless ? `/${rscBase}/` : undefined);
    writeFileSync('.vercel/output/config.json', JSON.stringify({ version: 3, routes }, null, 2));
  } else if (platform === 'netlify') {
    await enhance(await import('waku/adapters/netlify-build-enhancer'), options);
    // Waku's function does not answer addresses for which there is a file, but forms are posted to them.
    if (serverless) writeFileSync('netlify-functions/forms.js', netlifyForms);
  } else if (platform === 'cloudflare') {
    const hasOwnFile = wranglerFiles.some((name) => existsSync(name));
    await enhance(await import('waku/adapters/cloudflare-build-enhancer'), options);
    if (!hasOwnFile) completeWrangler();
  }
  if (platform) console.log(`Packed for ${platform}.`);
}

/** Adds to the configuration that Waku wrote how Cloudflare finds 404 pages. */
function completeWrangler(): void {
  const { assets, ...config } = JSON.parse(readFileSync('wrangler.jsonc', 'utf8')) as {
    assets: object;
  };
  // Cloudflare then serves the nearest 404.html above an address, which is in the address's language.
  const complete = { ...config, assets: { ...assets, not_found_handling: '404-page' } };
  writeFileSync('wrangler.jsonc', `${JSON.stringify(complete, null, 2)}\n`);
}

/** Runs a build enhancer with a no-op in place of the build, which is finished already. */
async function enhance<Options>({ default: enhancer }: Enhancer<Options>, options: Options) {
  const run = await enhancer(() => Promise.resolve());
  await run(undefined, options);
}

interface Enhancer<Options> {
  default: (build: Build<Options>) => Promise<Build<Options>>;
}

type Build<Options> = (utils: unknown, options: Options) => Promise<void>;
