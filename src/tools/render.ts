/** Renders the pages of the program that Waku bundled, and finishes them, in several threads. */
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

import { type BuildPolicy, policyFile } from '../server/build-policy.ts';
import { readEnvironment } from '../server/environment.ts';
import { foreignSources } from '../server/security-headers.ts';
import { writeHostFiles } from './hosts/write.ts';
import { copyChanged, linkChanged, removeOthers } from './kept-files.ts';
import { readSocialImages } from './publish/social-image-list.ts';
import { isPagePart } from './render/finish.ts';
import { mergeClasses, type TemplateClasses } from './render/templates.ts';
import type { PartData, PartFiles } from './render/thread.ts';

/** Each thread holds the whole program and all entries: some 200 MB with thousands of posts. */
const mostThreads = 4;

if (existsSync('.env')) process.loadEnvFile('.env');
const { distDir, siteHost, siteIndexed } = readEnvironment(process.env);
const start = performance.now();

const of = Math.min(availableParallelism(), mostThreads);
const threads = Array.from({ length: of }, (_, number) => {
  const workerData: PartData = { distDir, part: { number, of } };
  return new Worker(new URL('./render/thread.ts', import.meta.url), { workerData });
});
const classes = mergeClasses(await answers<TemplateClasses>());
for (const thread of threads) thread.postMessage(classes);

const publicDir = path.join(distDir, 'public');
const names = new Set(copyChanged('public', publicDir));
for (const [address, image] of Object.entries(readSocialImages())) {
  linkChanged(image, path.join(publicDir, address));
  names.add(address);
}

const parts = await answers<PartFiles>();
const pages = parts.reduce((sum, part) => sum + part.pages, 0);
for (const name of parts.flatMap((part) => part.names)) names.add(name);
// Of what is bundled there is only what this build has made (kept-output.ts).
removeOthers(
  publicDir,
  (name) => names.has(name) || (name.startsWith('assets/') && !isPagePart(name)),
);

const policy: BuildPolicy = { ...foreignSources(process.env), indexed: siteIndexed };
writeFileSync(path.join(distDir, policyFile), JSON.stringify(policy));
const seconds = ((performance.now() - start) / 1000).toFixed(1);
console.log(`${String(pages)} pages of ${String(classes.size)} templates rendered in ${seconds} s`);
if (siteHost === 'static') {
  for (const warning of writeHostFiles(distDir, policy)) console.warn(`Warning: ${warning}`);
}

/** What each thread says next. */
async function answers<Answer>(): Promise<Answer[]> {
  return Promise.all(
    threads.map(async (thread) => {
      const [answer] = (await once(thread, 'message')) as [Answer];
      return answer;
    }),
  );
}
