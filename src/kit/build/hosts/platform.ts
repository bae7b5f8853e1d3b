import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { currentEnvironment } from '#kit/runtime/environment.ts';
import { readBuildPolicy } from '#kit/server/headers/build-policy.ts';

import { readHostRules } from './host-rules.ts';
import { vercelRoutes } from './vercel.ts';

const netlifyForms = `export { default } from "./serve.js";\nexport const config = { path: "/*", method: "POST" };\n`;
/** Of Cloudflare; one that the owner wrote is left as it is. */
const configurations = ['wrangler.json', 'wrangler.jsonc', 'wrangler.toml'];

const DIST_PUBLIC = 'public';
const rscBase = 'RSC';

/**
 * Packs a finished build for the platform that builds it, by Waku's own adapters. Elsewhere it
 * does nothing. VERCEL, NETLIFY and CLOUDFLARE are set by the platforms themselves.
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
    // Waku's function leaves the addresses of pages to their files; forms are posted to them.
    if (serverless) writeFileSync('netlify-functions/forms.js', netlifyForms);
  } else if (platform === 'cloudflare') {
    const isOwn = configurations.some((name) => existsSync(name));
    await enhance(await import('waku/adapters/cloudflare-build-enhancer'), options);
    if (!isOwn) completeWrangler();
  }
  if (platform) console.log(`Packed for ${platform}.`);
}

function completeWrangler(): void {
  const { assets, ...config } = JSON.parse(readFileSync('wrangler.jsonc', 'utf8')) as {
    assets: object;
  };
  // The nearest 404.html is the one of the visitor's language.
  const complete = { ...config, assets: { ...assets, not_found_handling: '404-page' } };
  writeFileSync('wrangler.jsonc', `${JSON.stringify(complete, null, 2)}\n`);
}

/** The build is there already: what is left of an enhancer is its own work. */
async function enhance<Options>({ default: enhancer }: Enhancer<Options>, options: Options) {
  const run = await enhancer(() => Promise.resolve());
  await run(undefined, options);
}

interface Enhancer<Options> {
  default: (build: Build<Options>) => Promise<Build<Options>>;
}

type Build<Options> = (utils: unknown, options: Options) => Promise<void>;
