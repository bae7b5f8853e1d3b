import { fork, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Dirent, globSync } from 'node:fs';
import path from 'node:path';

import { currentEnvironment, readEnvironment } from '#kit/runtime/environment.ts';

import { servable } from './servable.ts';

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
  const missing = missingBuild(settings);
  if (!missing) return;
  const { status } = spawnSync('npm', ['run', 'build', '--silent'], {
    stdio: 'inherit',
    env: missing.environment,
  });
  if (status !== 0) throw failed();
  missing.keepStamp();
}

/**
 * Begins such a build where there is none.
 *
 * @param program Of the build, with its arguments.
 * @returns once the site can be served; `finished` resolves when everything is made, and is absent
 *   where it is already.
 */
export async function beginBuild(
  [program = '', ...rest]: readonly string[] = [wakuProgram, 'build'],
): Promise<{ finished?: Promise<void> }> {
  const missing = missingBuild();
  if (!missing) return {};
  // Without the memory limit of the server that this process becomes.
  const build = fork(program, rest, { env: missing.environment, execArgv: [] });
  const stop = () => build.kill();
  process.once('exit', stop);
  const finished = new Promise<void>((resolve, reject) => {
    build.once('exit', (status) => {
      process.off('exit', stop);
      if (status !== 0) return reject(failed());
      missing.keepStamp();
      resolve();
    });
  });
  const isServable = new Promise<void>((resolve) => {
    build.on('message', (message) => {
      if (message === servable) resolve();
    });
  });
  await Promise.race([isServable, finished]);
  return { finished };
}

const wakuProgram = path.resolve('node_modules/waku/cli.js');

const failed = () => new Error('The build failed; see above.');

/** Undefined where the present build was made from the same sources and settings. */
function missingBuild(settings: Record<string, string> = {}) {
  // Reads the file .env too.
  currentEnvironment();
  const environment = { ...process.env, ...settings };
  const { distDir, siteHost } = readEnvironment(environment);
  const stamp = path.join(distDir, 'sources.sha256');
  const digest = digestOf(settingsOf(siteHost, environment));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return undefined;
  console.log('Building the site.');
  return { environment, keepStamp: () => writeFileSync(stamp, digest) };
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
  const settings: NodeJS.ProcessEnv = { ...environment, SITE_HOST: siteHost };
  return names.map((name) => settings[name] ?? '');
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
