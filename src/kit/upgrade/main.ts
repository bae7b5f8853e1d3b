/**
 * Brings a newer version of the template into this site (docs/upgrade.md).
 *
 *     npm run upgrade -- <folder or git address>
 *
 * `--to` is the new version: a tag, a branch or a commit; by default HEAD of the template's repository. `--base` is the
 * version that the site was made from, and replaces the version in adopted.json. `--dry-run` changes nothing.
 * `--discard-edits` replaces files of the kit even if the site changed them. `--no-checks` does not install packages,
 * build or check.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { type Adopted, adoptedFile, readAdopted } from '#kit/adopt/adopted.ts';
import { git, gitOrNone } from '#kit/adopt/git.ts';
import { recordText } from '#kit/adopt/write.ts';

import { writeFiles, writePatches } from './apply.ts';
import { type Plan, planUpgrade, storeBlob } from './plan.ts';
import {
  commitOf,
  type Entry,
  fetchTemplate,
  forgetTemplate,
  readTree,
  recordedCommit,
} from './trees.ts';
import { listFile, type Owner, readOwners } from './whose.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    base: { type: 'string' },
    to: { type: 'string', default: 'HEAD' },
    'dry-run': { type: 'boolean', default: false },
    'discard-edits': { type: 'boolean', default: false },
    'no-checks': { type: 'boolean', default: false },
  },
});

/**
 * The template's commit that the site was upgraded to; undefined until the upgrade is in the project. `forgetTemplate`
 * (trees.ts) keeps the commit in git, so that offered files can be checked out later.
 */
let upgradedTo: string | undefined;

try {
  const [address, ...others] = positionals;
  if (address === undefined || others.length > 0) {
    throw new Error('Usage: npm run upgrade -- <folder or git address> (docs/upgrade.md)');
  }
  checkProject();
  try {
    fetchTemplate(address);
    process.exitCode = await upgrade();
  } finally {
    forgetTemplate(upgradedTo);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** Checks that an upgrade can be committed and undone. @throws Error if not. */
function checkProject(): void {
  const root = gitOrNone(['rev-parse', '--show-toplevel']);
  if (root === undefined)
    throw new Error('This is not a git repository, so the upgrade could not be undone.');
  if (realpathSync(root.trim()) !== realpathSync('.')) {
    throw new Error(
      'An upgrade needs the project to be a repository of its own, not a folder of one.',
    );
  }
  if (options['dry-run']) return;
  if (git(['status', '--porcelain']) !== '') {
    throw new Error(
      'There are uncommitted changes. Commit them first, so that the upgrade can be undone.',
    );
  }
  // Fails if git knows no name or e-mail address for the commit.
  git(['var', 'GIT_COMMITTER_IDENT']);
}

/** Plans and writes the upgrade, commits it, and checks it. Returns the exit code. */
async function upgrade(): Promise<number> {
  const adopted = existsSync(adoptedFile) ? readAdopted() : undefined;
  const base = baseCommit(adopted);
  const next = commitOf(options.to);
  const names = { base: nameOf(base), next: nameOf(next) };
  if (treeOf(base) === treeOf(next)) {
    console.log(`The site already has this version of the template: ${names.next}.`);
    return 0;
  }
  console.log(`From ${names.base} to ${names.next} of the template.`);
  const versions = { base: readTree(base), ours: readTree('HEAD'), next: readTree(next) };
  // An early version of the template may have no list of owners.
  const ownerInNext = ownersOf(next) ?? ownersHere();
  // Files that the next version removed may be missing in its list.
  const ownerInBase = ownersOf(base);
  const ownerOf = (file: string) => ownerInNext(file) ?? ownerInBase?.(file);
  const plan = planUpgrade(versions, ownerOf, ['this site', names.base, names.next]);
  report(plan, ownerOf, next);

  if (plan.edits.length > 0 && !options['discard-edits']) {
    refuseEdits(plan.edits, base);
    return 1;
  }
  if (plan.conflicts.length > 0) {
    console.error(`\nChanged by both sides:\n${indented(plan.conflicts)}`);
  }
  if (options['dry-run']) {
    console.log('\nNothing is changed.');
    return plan.conflicts.length > 0 ? 1 : 0;
  }
  if (plan.edits.length > 0) {
    console.log(`\nThe edits of the kit are patches in ${writePatches(plan.edits, base)}.`);
  }
  if (adopted) plan.writes.set(adoptedFile, await newRecord(adopted, next));
  writeFiles(plan.writes, versions.ours);
  if (!updateLock(plan, next)) {
    git(['reset', '--hard', '--quiet']);
    throw new Error('npm could not make the lock file: nothing is changed.');
  }
  upgradedTo = next;
  if (plan.conflicts.length > 0) {
    console.error(`
The upgrade is in the project but not committed. Files have conflict markers where both sides changed them;
in package.json this site's values are kept. Resolve each, then
    npm install && npm run build && npm run check
    git commit --all --message "chore: upgrade the template"
"git reset --hard" undoes it instead.`);
    return 1;
  }
  commit(messageOf(names, next));
  console.log('\nCommitted; "git revert HEAD" undoes it.');
  return options['no-checks'] ? 0 : check(names.next);
}

/** Prints that the site's edits of the kit prevent the upgrade. Saves the edits as patches, unless the run is dry. */
function refuseEdits(edits: readonly string[], base: string): void {
  console.error('\nFiles of the kit are changed here, and an upgrade replaces them:');
  console.error(indented(edits));
  if (options['dry-run']) return;
  console.error(
    `Nothing is changed. The edits are patches in ${writePatches(edits, base)}: offer them to the kit, or do the same in the site.\n--discard-edits upgrades without them; "git apply --3way" brings one back.`,
  );
}

/** Returns the commit of the template that the site was made from: `--base`, or else the recorded version. */
function baseCommit(adopted: Adopted | undefined): string {
  if (options.base !== undefined) return commitOf(options.base);
  if (adopted) return recordedCommit(adopted.template);
  throw new Error(
    'There is no adopted.json: say with --base which version of the template (a tag, a branch or a commit) this site was made from.',
  );
}

/** Returns the file adopted.json with the new version of the template. */
async function newRecord(adopted: Adopted, next: string): Promise<Entry> {
  const { name, version } = packageOf(next);
  const record = { ...adopted, template: { name, version, tree: treeOf(next) } };
  const blob = storeBlob(Buffer.from(await recordText(adoptedFile, record)));
  return { mode: '100644', blob };
}

/** Commits what is in git's index. @throws Error if git refuses, for example because of a hook. */
function commit(message: string): void {
  try {
    // `--allow-empty`, because nothing is written if the template only has new files of the site.
    git(['commit', '--quiet', '--allow-empty', '--message', message]);
  } catch (error) {
    console.error((error as Error).message);
    throw new Error(
      'The upgrade is in the project but not committed: commit it, or undo it with "git reset --hard".',
    );
  }
}

/** Installs packages if they changed, builds, and runs the quick checks. Returns the exit code. */
function check(version: string): number {
  const hasSamePackages = git(['diff', '--name-only', 'HEAD~', '--', 'package-lock.json']) === '';
  const commands = [...(hasSamePackages ? [] : ['ci']), 'run build', 'run check'];
  for (const command of commands) {
    console.log(`\n── npm ${command}`);
    if (npm(command.split(' ')) === 0) continue;
    console.error(
      `\n"npm ${command}" fails: make the changes that CHANGELOG.md asks for, or undo the upgrade with "git revert HEAD".`,
    );
    return 1;
  }
  console.log(`\nThe site is now on ${version}. "npm test" checks all of it.`);
  return 0;
}

/** Prints which files the upgrade writes and which it offers, and what a person should review. */
function report(
  { writes, notes, offers }: Plan,
  ownerOf: (file: string) => Owner | undefined,
  next: string,
) {
  const actions = [...writes].map(([file, entry]) => {
    // Files of the kit are counted by folder, such as src/kit/site.
    const name = ownerOf(file) === 'kit' ? file.split('/').slice(0, 3).join('/') : file;
    if (entry === null) return `remove ${name}`;
    return `${existsSync(file) ? 'change' : 'write'} ${name}`;
  });
  for (const [action, { length }] of Map.groupBy(actions, (each) => each)) {
    console.log(length === 1 ? action : `${action}: ${String(length)} files`);
  }
  if (offers.length > 0) {
    console.log(
      `\nThe template changed or added these files, which belong to the site and stay as they are; "git checkout ${next.slice(0, 12)} -- FILE" takes one:`,
    );
    console.log(
      indented(offers.map(({ file, isNew }) => `${isNew ? 'new    ' : 'changed'} ${file}`)),
    );
  }
  if (notes.length > 0)
    console.log(`\nPlease review; this site's version is kept:\n${indented(notes)}`);
}

/**
 * Lets npm update the lock file to package.json, and adds both files to git's index. Does nothing if the upgrade writes
 * neither file, or if both files are the template's own, which match each other.
 *
 * @returns false if npm fails.
 */
function updateLock({ writes }: Plan, next: string): boolean {
  const files = ['package.json', 'package-lock.json'];
  if (!files.some((file) => writes.has(file))) return true;
  const areSameAsTemplate = files.every(
    // Git fails if the file in the index differs from the template's.
    (file) => gitOrNone(['diff', '--cached', '--quiet', next, '--', file]) !== undefined,
  );
  if (areSameAsTemplate) return true;
  const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  if (npm(['install', '--package-lock-only', ...quietly]) !== 0) return false;
  git(['add', ...files]);
  return true;
}

/** Runs npm with its output on the terminal. Returns the exit code. */
function npm(args: readonly string[]): number {
  return spawnSync('npm', args, { stdio: ['ignore', 'inherit', 'inherit'] }).status ?? 1;
}

/** Reads the list of owners (whose.ts) of a version of the template; undefined if the version has no list. */
function ownersOf(commit: string) {
  const text = gitOrNone(['show', `${commit}:${listFile}`]);
  return text === undefined ? undefined : readOwners(text);
}

/** Reads the list of owners in this folder. */
function ownersHere() {
  const file = path.join(import.meta.dirname, path.basename(listFile));
  return readOwners(readFileSync(file, 'utf8'));
}

function treeOf(commit: string): string {
  return git(['rev-parse', `${commit}^{tree}`]).trim();
}

function packageOf(commit: string): { name: string; version: string } {
  return JSON.parse(git(['show', `${commit}:package.json`])) as { name: string; version: string };
}

/** Returns the version and the commit of the template for messages, such as '1.0.0 (0123abcd)'. */
function nameOf(commit: string): string {
  return `${packageOf(commit).version} (${commit.slice(0, 8)})`;
}

function messageOf(names: { base: string; next: string }, next: string): string {
  return `chore: upgrade the template from ${names.base} to ${names.next}\n\nIts commit is ${next}.`;
}

/** Returns the items as indented lines. */
function indented(items: readonly string[]): string {
  return items.map((item) => `  ${item}`).join('\n');
}
