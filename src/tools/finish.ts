/** Finishes what Waku built: its pages, and what the server must know of the build. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { type BuildPolicy, policyFile } from '../server/build-policy.ts';
import { readEnvironment } from '../server/environment.ts';
import { finishPage } from '../server/finish-html.ts';
import { foreignSources } from '../server/security-headers.ts';
import { writeHostFiles } from './hosts/write.ts';
import { hydrationPayload } from './hydration-payload.ts';
import { classesOf, usedStyles } from './used-styles.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
const { distDir, siteHost, siteIndexed } = readEnvironment(process.env);
const publicDir = path.join(distDir, 'public');

const pages = globSync('**/*.html', { cwd: publicDir });

// One style for all pages of a template: so the site has few policies, not one a page.
const classes = new Map<string, Set<string>>();
for (const page of pages) {
  const html = readPage(page);
  const template = templateOf(html);
  classes.set(template, classesOf(html).union(classes.get(template) ?? new Set()));
}

const styles = new Map<string, string>();
for (const page of pages) {
  const html = readPage(page);
  const styleOf = (address: string): string => styleFor(templateOf(html), address);
  const finished = finishPage(html, { styleOf, payload: payloadOf(page) });
  writeFileSync(path.join(publicDir, page), finished);
}
const policy: BuildPolicy = { ...foreignSources(process.env), indexed: siteIndexed };
writeFileSync(path.join(distDir, policyFile), JSON.stringify(policy));
console.log(`Finished ${String(pages.length)} pages of ${String(classes.size)} templates.`);
if (siteHost === 'static') {
  for (const warning of writeHostFiles(distDir, policy)) console.warn(`Warning: ${warning}`);
}

function readPage(page: string): string {
  return readFileSync(path.join(publicDir, page), 'utf8');
}

/** The route of a page without its language; empty for documents of another kind. */
function templateOf(html: string): string {
  return /\bdata-page="(.*?)___/.exec(html)?.[1] ?? '';
}

/** What a template uses of a stylesheet. */
function styleFor(template: string, address: string): string {
  const key = `${template} ${address}`;
  const style =
    styles.get(key) ??
    usedStyles(
      readFileSync(path.join(publicDir, address), 'utf8'),
      classes.get(template) ?? new Set(),
    );
  styles.set(key, style);
  return style;
}

/**
 * Writes what the page needs to be taken over, under a name by its content, so that a page kept
 * somewhere never meets the payload of a later build. Its address.
 */
function payloadOf(page: string): string {
  const route = path.dirname(page);
  const file = path.join(publicDir, 'RSC/R', `${route === '.' ? '_root' : route}.txt`);
  const payload = hydrationPayload(readFileSync(file));
  const hash = createHash('sha256').update(payload).digest('base64url').slice(0, 12);
  const address = `/assets/page-${hash}.txt`;
  writeFileSync(path.join(publicDir, address), payload);
  return address;
}
