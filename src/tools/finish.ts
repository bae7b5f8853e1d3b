/** Finishes what Waku built: its pages, and what the server must know of the build. */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { policyFile } from '../server/build-policy.ts';
import { readEnvironment } from '../server/environment.ts';
import { finishHtml } from '../server/finish-html.ts';
import { foreignSources } from '../server/security-headers.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
const { distDir } = readEnvironment(process.env);
const pages = globSync(path.join(distDir, 'public/**/*.html'));
for (const page of pages) writeFileSync(page, finishHtml(readFileSync(page, 'utf8')));
writeFileSync(path.join(distDir, policyFile), JSON.stringify(foreignSources(process.env)));
console.log(`Finished ${String(pages.length)} pages.`);
