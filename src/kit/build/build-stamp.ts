import { fork, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { type Dirent, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/**
 * Variables that are also built in if SITE_HOST is `static`: a static site has no server, so the browser itself
 * posts forms to the provider.
 */
const staticBuildVariables = [
  'LEADS_PROVIDER_URL',
  'LEADS_PORTAL_ID',
  'LEADS_FORM_CONTACT',
  'LEADS_FORM_CONTACT_PAGE',
  'LEADS_FORM_NEWSLETTER',
  'LEADS_ID_FIELD',
];

/**
 * Builds the site unless the existing build was made from the same sources and settings.
 *
 * @param settings Environment variables of the build, which override those of the process. The build
 *   writes into the folder DIST_DIR.
 * @throws EnvironmentError for an invalid setting, Error if the build fails.
 */
export function ensureBuild(settings: Record<string, string> = {}): void {
  const plan = planBuild(settings);
  if (!plan) return;
  const { status } = spawnSync('npm', ['run', 'build', '--silent'], {
    stdio: 'inherit',
    env: plan.environment,
  });
  if (status !== 0) throw buildError();
  plan.writeStamp();
}

/**
 * Starts a build in a child process, unless the existing build was made from the same sources and
 * settings. Resolves once the site can be served: the child then sends the message `servable`.
 *
 * @param command Path of the program that builds, then its arguments.
 * @returns `finished`, which resolves when everything is built and rejects if the build fails; absent if there
 *   was nothing to build.
 * @throws EnvironmentError for an invalid setting, Error if the build fails before the site can be served.
 */
export async function beginBuild(
  [program, ...parameters]: readonly [string, ...string[]] = [wakuProgram, 'build'],
): Promise<{ finished?: Promise<void> }> {
  const plan = planBuild();
  if (!plan) return {};
  // `execArgv`: the build does not inherit the memory limit that `npm start` sets for the server.
  const build = fork(program, parameters, { env: plan.environment, execArgv: [] });
  const stop = () => build.kill();
  process.once('exit', stop);
  const finished = new Promise<void>((resolve, reject) => {
    build.once('exit', (status) => {
      process.off('exit', stop);
      if (status !== 0) return reject(buildError());
      plan.writeStamp();
      resolve();
    });
  });
  const becomesServable = new Promise<void>((resolve) => {
    build.on('message', (message) => {
      if (message === servable) resolve();
    });
  });
  await Promise.race([becomesServable, finished]);
  return { finished };
}

const wakuProgram = path.resolve('node_modules/waku/cli.js');

const buildError = () => new Error('The build failed; see above.');

const stampOf = (distDir: string) => path.join(distDir, 'sources.sha256');

/**
 * Removes the record of what the build in a folder was made from. Every build calls this function when it begins.
 * Otherwise `ensureBuild` would take the output of a failed build, or of `npm run build`, which writes no stamp, for that
 * of the recorded sources.
 */
export function removeStamp(distDir: string): void {
  rmSync(stampOf(distDir), { force: true });
}

/**
 * Returns undefined if the existing build was made from the same sources and settings. Otherwise logs that the
 * site is built, and returns the environment for the build and `writeStamp`. The caller must call `writeStamp`
 * once the build is made: this records the sources and settings in the build's folder.
 */
function planBuild(settings: Record<string, string> = {}) {
  // Loads the file .env into `process.env`.
  currentEnvironment();
  const environment = { ...process.env, ...settings };
  const { distDir, siteHost } = readEnvironment(environment);
  const stamp = stampOf(distDir);
  const digest = digestOf(settingsOf(siteHost, environment));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return undefined;
  console.log('Building the site.');
  return { environment, writeStamp: () => writeFileSync(stamp, digest) };
}

/**
 * Returns WAKU_BUILD_ID: a hash of code and settings, by which a browser notices that it runs an older build.
 * Waku writes the id into each page. Its own id is random, so that every build would change every page. The hash
 * leaves out content (Markdown, YAML) and the folder `public`, so that a changed text changes no other page.
 *
 * The hash has twelve hexadecimal digits. `contract` in finish.ts checks that pages have an id of this length.
 */
export function buildId(): string {
  const { siteHost } = currentEnvironment();
  const isCode = ({ name, parentPath }: Dirent) =>
    !/\.(?:md|yaml)$/.test(name) && path.basename(parentPath) !== 'public';
  return digestOf(settingsOf(siteHost, process.env), isCode).slice(0, 12);
}

/**
 * Returns the values of all variables that are built in.
 *
 * @param siteHost SITE_HOST with its default: the variable itself may be unset, which is the same setting.
 */
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
