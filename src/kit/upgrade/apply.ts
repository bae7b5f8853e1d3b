import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { git, gitBytes } from '#kit/adopt/git.ts';
import { temporaryFolder } from '#kit/testing/temporary-folder.ts';

import type { Entry, Tree } from './trees.ts';

/**
 * Changes files of the project and its index at once. `git reset --hard` undoes it, new files too.
 *
 * @param writes What becomes of files; null where one goes.
 * @param ours The files that git knows.
 * @throws Error where another file stands in the way: nothing is changed then.
 */
export function writeFiles(writes: ReadonlyMap<string, Entry | null>, ours: Tree): void {
  // Git itself would write over a file that it ignores.
  const lost = [...writes].filter(([file, entry]) => entry && !ours.has(file) && existsSync(file));
  if (lost.length > 0) {
    const names = lost.map(([file]) => file).join(', ');
    throw new Error(`Nothing is changed: these files, which git ignores, are in the way: ${names}`);
  }
  const index = path.join(temporaryFolder('upgrade'), 'index');
  const none = '0'.repeat(40);
  const lines = [...writes].map(([file, entry]) =>
    entry ? `${entry.mode} ${entry.blob}\t${file}\0` : `0 ${none}\t${file}\0`,
  );
  git(['read-tree', 'HEAD'], { index });
  git(['update-index', '-z', '--index-info'], { index, input: lines.join('') });
  const tree = git(['write-tree'], { index }).trim();
  git(['read-tree', '-m', '-u', 'HEAD', tree]);
}

/**
 * Writes what a site changed in files of the kit as patches, a file each, into a folder that git ignores.
 *
 * @param base The commit of the template that the site was made from.
 * @returns the folder.
 */
export function writePatches(files: readonly string[], base: string): string {
  const folder = path.join('kit-edits', base.slice(0, 8));
  mkdirSync(folder, { recursive: true });
  writeFileSync('kit-edits/.gitignore', '*\n');
  for (const file of files) {
    const patch = path.join(folder, `${file}.patch`);
    mkdirSync(path.dirname(patch), { recursive: true });
    const options = ['--binary', '--no-renames', '--no-ext-diff', '--no-textconv', '--no-color'];
    const words = ['--literal-pathspecs', 'diff', ...options, base, 'HEAD', '--', file];
    writeFileSync(patch, gitBytes(words));
  }
  return folder;
}
