import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Dirent, globSync } from 'node:fs';
import path from 'node:path';

import { currentEnvironment, readEnvironment } from '#kit/runtime/environment.ts';

const sources = ['src/**/*', 'locales/*', 'public/*', '*.config.ts', 'package-lock.json'];

/** Environment variables whose values are built into pages. */
export const buildVariables = [
  'SITE_URL',
  'SITE_INDEX',
  'SITE_HOST',
  'PSEUDO_LOCALE',
  'TRACKING_SCRIPT_URL',
  'ANALYTICS_ID',
  'VITALS',
];

/** Also built in where the browser itself posts forms to the provider (SITE_HOST=static). */
const staticBuildVariables = [
  'LEADS_PROVIDER_URL',
  'LEADS_PORTAL_ID',
  'LEADS_FORM_CONTACT',
  'LEADS_FORM_CONTACT_PAGE',
  'LEADS_FORM_NEWSLETTER',
  'LEADS_ID_FIELD',
];

/**
 * Builds the site unless the present build was made from the same sources and settings.
 *
 * @param settings Of the build, before those of the process; DIST_DIR says where to.
 * @throws EnvironmentError, or an error where the build fails.
 */
export function ensureBuild(settings: Record<string, string> = {}): void {
  // Reads the file .env too.
  currentEnvironment();
  const environment = { ...process.env, ...settings };
  const { distDir, siteHost } = readEnvironment(environment);
  const stamp = path.join(distDir, 'sources.sha256');
  const digest = digestOf(settingsOf(siteHost, environment));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  console.log('Building the site.');
  const { status } = spawnSync('npm', ['run', 'build', '--silent'], {
    stdio: 'inherit',
    env: environment,
  });
  if (status !== 0) throw new Error('The build failed; see above.');
  writeFileSync(stamp, digest);
}

/**
 * WAKU_BUILD_ID: a hash of the code, by which a browser notices that it runs an older build. Waku's
 * own id is random and written into each page, so that every build would change every page. Content is
 * left out of the hash: a changed text leaves all other pages byte for byte as they were.
 */
export function buildId(): string {
  const { siteHost } = currentEnvironment();
  const isCode = ({ name, parentPath }: Dirent) =>
    !/\.(?:md|yaml)$/.test(name) && path.basename(parentPath) !== 'public';
  return digestOf(settingsOf(siteHost, process.env), isCode).slice(0, 12);
}

function settingsOf(siteHost: 'node' | 'static', environment: NodeJS.ProcessEnv): string[] {
  const names =
    siteHost === 'static' ? [...buildVariables, ...staticBuildVariables] : buildVariables;
  return names.map((name) => environment[name] ?? '');
}

/** One hash over settings and source files. */
function digestOf(
  settings: readonly string[],
  counts: (entry: Dirent) => boolean = () => true,
): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  const files = sources
    .flatMap((pattern) => globSync(pattern, { withFileTypes: true }))
    .filter((entry) => entry.isFile() && counts(entry))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort();
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}
