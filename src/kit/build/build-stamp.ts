import { fork, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Dirent, globSync } from 'node:fs';
import path from 'node:path';

import { currentEnvironment, readEnvironment } from '#kit/runtime/environment.ts';

import { servable } from './servable.ts';

/** Globs of the files that a build reads. */
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

/** Variables that are built in too if SITE_HOST is static: then the browser posts forms to the provider. */
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
 * @param settings Environment variables of the build, which override those of the process. The build
 *   writes into the folder DIST_DIR.
 * @throws EnvironmentError for an invalid setting, Error if the build fails.
 */
export function ensureBuild(settings: Record<string, string> = {}): void {
  const missing = missingBuild(settings);
  if (!missing) return;
  const { status } = spawnSync('npm', ['run', 'build', '--silent'], {
    stdio: 'inherit',
    env: missing.environment,
  });
  if (status !== 0) throw buildError();
  missing.writeStamp();
}

/**
 * Starts a build in a child process, unless the present build was made from the same sources and
 * settings. Resolves once the site can be served: the child then sends the message `servable`.
 *
 * @param command Path of the program that builds, then its arguments.
 * @returns `finished`, which resolves when everything is built; absent if there was nothing to build.
 */
export async function beginBuild(
  [program = '', ...parameters]: readonly string[] = [wakuProgram, 'build'],
): Promise<{ finished?: Promise<void> }> {
  const missing = missingBuild();
  if (!missing) return {};
  // `execArgv`: the build does not inherit the memory limit that `npm start` sets for the server.
  const build = fork(program, parameters, { env: missing.environment, execArgv: [] });
  const stop = () => build.kill();
  process.once('exit', stop);
  const finished = new Promise<void>((resolve, reject) => {
    build.once('exit', (status) => {
      process.off('exit', stop);
      if (status !== 0) return reject(buildError());
      missing.writeStamp();
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

const buildError = () => new Error('The build failed; see above.');

/**
 * Returns undefined if the present build was made from the same sources and settings. Otherwise returns the
 * environment for a new build and `writeStamp`, which must be called once the build is made: it records
 * the sources and settings in the build's folder.
 */
function missingBuild(settings: Record<string, string> = {}) {
  // Loads the file .env into `process.env`.
  currentEnvironment();
  const environment = { ...process.env, ...settings };
  const { distDir, siteHost } = readEnvironment(environment);
  const stamp = path.join(distDir, 'sources.sha256');
  const digest = digestOf(settingsOf(siteHost, environment));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return undefined;
  console.log('Building the site.');
  return { environment, writeStamp: () => writeFileSync(stamp, digest) };
}

/**
 * Returns WAKU_BUILD_ID: a hash of code and settings, by which a browser notices that it runs an older build.
 * Waku's own id would be random and is written into each page: every build would change every page. The hash
 * leaves content out, so that a changed text changes no other page.
 *
 * It has twelve digits, for which `contract` in finish.ts checks.
 */
export function buildId(): string {
  const { siteHost } = currentEnvironment();
  const isCode = ({ name, parentPath }: Dirent) =>
    !/\.(?:md|yaml)$/.test(name) && path.basename(parentPath) !== 'public';
  return digestOf(settingsOf(siteHost, process.env), isCode).slice(0, 12);
}

/** Returns the values of all variables that are built in. */
function settingsOf(siteHost: 'node' | 'static', environment: NodeJS.ProcessEnv): string[] {
  const names =
    siteHost === 'static' ? [...buildVariables, ...staticBuildVariables] : buildVariables;
  const settings: NodeJS.ProcessEnv = { ...environment, SITE_HOST: siteHost };
  return names.map((name) => settings[name] ?? '');
}

/** Returns one hash over the settings and the source files that `isIncluded` selects. */
function digestOf(
  settings: readonly string[],
  isIncluded: (entry: Dirent) => boolean = () => true,
): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  const files = sources
    .flatMap((pattern) => globSync(pattern, { withFileTypes: true }))
    .filter((entry) => entry.isFile() && isIncluded(entry))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort();
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}
