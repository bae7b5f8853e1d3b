import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Dirent, globSync } from 'node:fs';
import path from 'node:path';

import { currentEnvironment, readEnvironment } from '#kit/runtime/environment.ts';

const sources = ['src/**/*', 'locales/*', 'public/*', '*.config.ts', 'package-lock.json'];

/** What of the environment is written into the pages. */
export const buildVariables = [
  'SITE_URL',
  'SITE_INDEX',
  'SITE_HOST',
  'PSEUDO_LOCALE',
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
 * Names the program that a build makes, for browsers that still run an earlier one. Waku's own
 * name is another at each build, and stands in each page: no page would ever be as it was before.
 * Texts do not count, so that a change of one leaves all other pages as they are.
 */
export function buildId(): string {
  const { siteHost } = currentEnvironment();
  const isProgram = ({ name, parentPath }: Dirent) =>
    !/\.(?:md|yaml)$/.test(name) && path.basename(parentPath) !== 'public';
  return digestOf(settingsOf(siteHost, process.env), isProgram).slice(0, 12);
}

function settingsOf(siteHost: 'node' | 'static', environment: NodeJS.ProcessEnv): string[] {
  const names =
    siteHost === 'static' ? [...buildVariables, ...staticBuildVariables] : buildVariables;
  return names.map((name) => environment[name] ?? '');
}

/** One hash over settings and what the build reads. */
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
