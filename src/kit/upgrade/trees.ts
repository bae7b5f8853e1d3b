import type { TemplateVersion } from '#kit/adopt/adopted.ts';
import { git, gitOrNone } from '#kit/adopt/git.ts';

/** A file in a tree of git: what `git update-index --index-info` takes. */
export interface Entry {
  mode: string;
  blob: string;
}

export type Tree = ReadonlyMap<string, Entry>;

const refs = 'refs/template';

/** Keeps the files that an upgrade offers, until the next one. */
const nextRef = `${refs}/next`;

/**
 * Brings the versions of the template into the project's object store. No history in common is needed.
 *
 * @param address A folder with a git repository, or its address.
 * @throws Error with what git says.
 */
export function fetchTemplate(address: string): void {
  const wanted = ['HEAD', 'heads/*', 'tags/*'].map(
    (name) => `+${name === 'HEAD' ? name : `refs/${name}`}:${refs}/${name}`,
  );
  const quietly = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-auto-maintenance'];
  git(['fetch', ...quietly, address, ...wanted]);
}

/** Lets go of what was fetched, but for a commit whose files are offered. */
export function forgetTemplate(offered?: string): void {
  if (offered !== undefined) git(['update-ref', nextRef, offered]);
  const names = git(['for-each-ref', '--format=%(refname)', refs]).trim().split('\n');
  const others = names.filter((name) => name !== '' && name !== nextRef);
  git(['update-ref', '--stdin'], { input: others.map((name) => `delete ${name}\n`).join('') });
}

/**
 * The commit of a version of the template: a tag, a branch, or the commit itself.
 *
 * @throws Error where the template has none of this name.
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
 * The commit of the template that a site was made from: the one with the recorded tree, which is the
 * same in every copy of the template, else the tag of the recorded version.
 *
 * @throws Error where the history of the template has neither.
 */
export function recordedCommit({ version, tree }: TemplateVersion): string {
  const commits = git(['log', '--format=%H %T', `--glob=${refs}`]).split('\n');
  const found = tree !== undefined && commits.find((line) => line.endsWith(` ${tree}`));
  if (found) return found.split(' ')[0] ?? '';
  try {
    return commitOf(`v${version}`);
  } catch {
    throw new Error(
      `The history of the template has no tree ${tree ?? ''} and no tag v${version}, which adopted.json names: say by --base which of its versions (a tag, a branch or a commit) this site was made from.`,
    );
  }
}

/** All files of a commit or tree. */
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
