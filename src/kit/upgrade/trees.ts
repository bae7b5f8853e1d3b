import type { TemplateVersion } from '#kit/adopt/adopted.ts';
import { git, gitOrNone } from '#kit/adopt/git.ts';

/** A file in a git tree, with the values that `git update-index --index-info` reads. */
export interface Entry {
  /** Mode as git prints it, such as `100644`. */
  mode: string;
  /** Hash of the file's blob. */
  blob: string;
}

/** Files by their paths. */
export type Tree = ReadonlyMap<string, Entry>;

/** Namespace of the refs in the project that hold the template's commits. */
const refs = 'refs/template';

/**
 * Ref of the commit that the site was upgraded to. Because of the ref, git does not delete the commit before the next
 * upgrade, so files that the upgrade only offered can still be checked out from the commit.
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
 * Deletes the refs that `fetchTemplate` made.
 *
 * @param keep The commit that the site was upgraded to, for `nextRef`. Without it, `nextRef` stays as it is.
 */
export function forgetTemplate(keep?: string): void {
  if (keep !== undefined) git(['update-ref', nextRef, keep]);
  const names = git(['for-each-ref', '--format=%(refname)', refs]).trim().split('\n');
  const others = names.filter((name) => name !== '' && name !== nextRef);
  git(['update-ref', '--stdin'], { input: others.map((name) => `delete ${name}\n`).join('') });
}

/**
 * Returns the commit of a version of the template: a tag, a branch, 'HEAD', or a commit by its hash.
 *
 * Git looks up a hash among all commits in the object store, so a commit of the project itself is accepted as well. This
 * is intended for `--base`: the template's history may lack the version that the site was made from, but the project has
 * it as the commit of the unchanged copy. Only the tree of the base is used, whatever history it is from.
 *
 * @throws Error if there is no such version.
 */
export function commitOf(version: string): string {
  const names = [`${refs}/tags/${version}`, `${refs}/heads/${version}`, `${refs}/${version}`];
  const isHash = /^[0-9a-f]{7,64}$/.test(version);
  if (isHash) names.push(version);
  for (const name of names) {
    const commit = gitOrNone(['rev-parse', '--verify', '--quiet', `${name}^{commit}`]);
    if (commit !== undefined) return commit.trim();
  }
  throw new Error(`The template has no version "${version}": no tag, branch or commit.`);
}

/**
 * Returns the commit of the template that a site was made from. It is found by its tree, whose hash is the same in every
 * copy of the template: the recorded tree, or, if files were changed before adopting, the latest one in the history of
 * the site. Otherwise it is the commit with the tag of the recorded version.
 *
 * @throws Error if the template's history has neither such a tree nor the tag.
 */
export function recordedCommit({ version, tree }: TemplateVersion): string {
  // A line has the hashes of a tree and of its commit. Git prints the latest commit first. The lines are reversed, so of
  // several commits with the same tree the map keeps the latest.
  const lines = git(['log', '--format=%T %H', `--glob=${refs}`])
    .trim()
    .split('\n');
  const commits = new Map(
    lines.reverse().map((line) => line.split(' ') as [tree: string, commit: string]),
  );
  const ownTrees = git(['log', '--format=%T', 'HEAD']).trim().split('\n');
  const found = [tree ?? '', ...ownTrees].find((each) => commits.has(each));
  if (found !== undefined) return commits.get(found) ?? '';
  try {
    return commitOf(`v${version}`);
  } catch {
    const recorded = [`tag v${version}`, ...(tree === undefined ? [] : [`tree ${tree}`])];
    throw new Error(
      `The template's history does not have the version that adopted.json records (${recorded.join(', ')}): say with --base which version of the template (a tag, a branch or a commit) this site was made from.`,
    );
  }
}

/** Returns all files of a commit or tree, given by its hash or by a name such as 'HEAD'. */
export function readTree(name: string): Tree {
  const lines = git(['ls-tree', '-r', '-z', '--full-tree', name]).split('\0').filter(Boolean);
  return new Map(
    // A line is `<mode> <type> <hash>`, a tab, and the path.
    lines.map((line) => {
      const [head = '', file = ''] = line.split('\t');
      const [mode = '', , blob = ''] = head.split(' ');
      return [file, { mode, blob }];
    }),
  );
}
