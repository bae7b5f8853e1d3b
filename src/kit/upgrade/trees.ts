import type { TemplateVersion } from '#kit/adopt/adopted.ts';
import { git, gitOrNone } from '#kit/adopt/git.ts';

/** A file in a git tree, with the values that `git update-index --index-info` takes. */
export interface Entry {
  mode: string;
  blob: string;
}

/** Files by their paths. */
export type Tree = ReadonlyMap<string, Entry>;

const refs = 'refs/template';

/**
 * Ref of the commit that was upgraded to. It keeps the commit in the repository until the next upgrade, so that
 * files which the upgrade left as they were can still be taken from it.
 */
const nextRef = `${refs}/next`;

/**
 * Fetches the template's HEAD, branches and tags into the project's object store, as refs below
 * refs/template. Template and project need no common history.
 *
 * @param address Folder or address of the template's git repository.
 * @throws Error with git's message.
 */
export function fetchTemplate(address: string): void {
  const wanted = [
    `+HEAD:${refs}/HEAD`,
    `+refs/heads/*:${refs}/heads/*`,
    `+refs/tags/*:${refs}/tags/*`,
  ];
  const quietly = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-auto-maintenance'];
  git(['fetch', ...quietly, address, ...wanted]);
}

/**
 * Deletes the refs that fetchTemplate made.
 *
 * @param keep The commit that was upgraded to: `nextRef` keeps it.
 */
export function forgetTemplate(keep?: string): void {
  if (keep !== undefined) git(['update-ref', nextRef, keep]);
  const names = git(['for-each-ref', '--format=%(refname)', refs]).trim().split('\n');
  const others = names.filter((name) => name !== '' && name !== nextRef);
  git(['update-ref', '--stdin'], { input: others.map((name) => `delete ${name}\n`).join('') });
}

/**
 * Returns the commit of a version of the template: a tag, a branch, 'HEAD', or the commit itself.
 *
 * @throws Error if the template has no version of this name.
 */
export function commitOf(version: string): string {
  const names = [`${refs}/tags/${version}`, `${refs}/heads/${version}`, `${refs}/${version}`];
  if (/^[0-9a-f]{7,64}$/.test(version)) names.push(version);
  for (const name of names) {
    const commit = gitOrNone(['rev-parse', '--verify', '--quiet', `${name}^{commit}`]);
    if (commit !== undefined) return commit.trim();
  }
  throw new Error(`The template has no version "${version}": no tag, branch or commit.`);
}

/**
 * Returns the commit of the template that a site was made from. It is found by the recorded tree, whose hash is
 * the same in every copy of the template, or else by the tag of the recorded version.
 *
 * @throws Error if the template's history has neither.
 */
export function recordedCommit({ version, tree }: TemplateVersion): string {
  const lines = git(['log', '--format=%H %T', `--glob=${refs}`]).split('\n');
  const line = tree && lines.find((one) => one.endsWith(` ${tree}`));
  if (line) return line.split(' ')[0] ?? '';
  try {
    return commitOf(`v${version}`);
  } catch {
    const recorded = [`tag v${version}`, ...(tree === undefined ? [] : [`tree ${tree}`])];
    throw new Error(
      `The template's history does not have the version that adopted.json records (${recorded.join(', ')}): say with --base which version of the template (a tag, a branch or a commit) this site was made from.`,
    );
  }
}

/** Returns all files of a commit or tree. */
export function readTree(name: string): Tree {
  const lines = git(['ls-tree', '-r', '-z', '--full-tree', name]).split('\0').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [head = '', file = ''] = line.split('\t');
      const [mode = '', , blob = ''] = head.split(' ');
      return [file, { mode, blob }];
    }),
  );
}
