import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Dirent, globSync } from 'node:fs';
import path from 'node:path';

import { readEnvironment } from '../server/environment.ts';
import { writtenNames } from './publish/names.ts';

const sources = [
  'src/**/*',
  'locales/*',
  'public/*',
  '*.config.ts',
  'content-collections.ts',
  'package-lock.json',
];

/** What of the environment is written into the pages. */
const buildVariables = [
  'SITE_URL',
  'SITE_INDEX',
  'SITE_HOST',
  'TRACKING_SCRIPT_URL',
  'ANALYTICS_ID',
  'VITALS',
];

/** What is written into them besides where the browser itself sends leads (SITE_HOST=static). */
const staticBuildVariables = [
  'LEADS_PROVIDER_URL',
  'LEADS_PORTAL_ID',
  'LEADS_FORM_CONTACT',
  'LEADS_FORM_CONTACT_PAGE',
  'LEADS_FORM_NEWSLETTER',
  'LEADS_ID_FIELD',
];

/**
 * Builds the site unless the build that is there was made from these very sources and settings.
 *
 * @param environment Settings of the build; DIST_DIR says where to.
 * @throws EnvironmentError, or an error where the build fails.
 */
export function ensureBuild(environment: NodeJS.ProcessEnv = process.env): void {
  const { distDir, siteHost } = readEnvironment(environment);
  const stamp = path.join(distDir, 'sources.sha256');
  const names =
    siteHost === 'static' ? [...buildVariables, ...staticBuildVariables] : buildVariables;
  const digest = digestOf(names.map((name) => environment[name] ?? ''));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  console.log('Building the site.');
  const { status } = spawnSync('npm', ['run', 'build', '--silent'], {
    stdio: 'inherit',
    env: environment,
  });
  if (status !== 0) throw new Error('The build failed; see above.');
  writeFileSync(stamp, digest);
}

/** One hash over everything the build reads. */
function digestOf(settings: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  const files = sources
    .flatMap((pattern) => globSync(pattern, { withFileTypes: true }))
    .filter((entry) => entry.isFile() && !isWritten(entry))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort();
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function isWritten({ name, parentPath }: Dirent): boolean {
  return path.basename(parentPath) === 'public' && writtenNames.includes(name);
}
