import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { git, gitBytes } from '#kit/adopt/git.ts';
import { temporaryFolder } from '#kit/testing/temporary-folder.ts';

import type { Entry, Tree } from './trees.ts';

/**
 * Writes files to the project and to git's index in one step, so that `git reset --hard` undoes all of it, also new
 * files.
 *
 * @param writes The new entry of each file; null removes it.
 * @param ours The files that git tracks in the project.
 * @throws Error if an ignored file would be overwritten; then nothing is changed.
 */
export function writeFiles(writes: ReadonlyMap<string, Entry | null>, ours: Tree): void {
  // Git would overwrite ignored files without a warning.
  const overwritten = [...writes].filter(
    ([file, entry]) => entry && !ours.has(file) && existsSync(file),
  );
  if (overwritten.length > 0) {
    const names = overwritten.map(([file]) => file).join(', ');
    throw new Error(`Nothing is changed: these files, which git ignores, are in the way: ${names}`);
  }
  // The new tree is made in a temporary index. Only the last command changes the project.
  const index = path.join(temporaryFolder('upgrade'), 'index');
  // The format of `--index-info`. Mode 0 with the null id removes a file.
  const nullId = '0'.repeat(40);
  const lines = [...writes].map(([file, entry]) =>
    entry ? `${entry.mode} ${entry.blob}\t${file}\0` : `0 ${nullId}\t${file}\0`,
  );
  git(['read-tree', 'HEAD'], { index });
  git(['update-index', '-z', '--index-info'], { index, input: lines.join('') });
  const tree = git(['write-tree'], { index }).trim();
  git(['read-tree', '-m', '-u', 'HEAD', tree]);
}

/**
 * Writes the site's edits of the kit as patches, one for each file, into a folder that git ignores.
 *
 * @param files Paths of the edited files.
 * @param base The commit of the template that the site was made from.
 * @returns the path of the folder.
 */
export function writePatches(files: readonly string[], base: string): string {
  const folder = path.join('kit-edits', base.slice(0, 8));
  mkdirSync(folder, { recursive: true });
  writeFileSync('kit-edits/.gitignore', '*\n');
  for (const file of files) {
    const patch = path.join(folder, `${file}.patch`);
    mkdirSync(path.dirname(patch), { recursive: true });
    const options = ['--binary', '--no-renames', '--no-ext-diff', '--no-textconv', '--no-color'];
    const diff = ['--literal-pathspecs', 'diff', ...options, base, 'HEAD', '--', file];
    writeFileSync(patch, gitBytes(diff));
  }
  return folder;
}
