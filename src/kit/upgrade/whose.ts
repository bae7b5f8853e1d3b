import { z } from 'zod';

/**
 * Owners of the template's files. The owner decides what an upgrade does to a file: it replaces files of the
 * kit, merges shared files, has npm make the lock file, and leaves files of the site alone.
 */
const owners = ['kit', 'shared', 'lock', 'site'] as const;
export type Owner = (typeof owners)[number];

const list = z.record(z.enum(owners), z.array(z.string()));

export const listFile = 'src/kit/upgrade/whose.json';

/**
 * Reads a list of owners: by owner, paths of files and of folders, which end with a slash. The longest path that
 * matches a file decides, so a part of a folder may have another owner than the folder.
 *
 * @returns a function that returns a file's owner, or undefined if no path matches.
 * @throws Error if the text is not such a list.
 */
export function readOwners(text: string): (file: string) => Owner | undefined {
  const paths = Object.entries(list.parse(JSON.parse(text)))
    .flatMap(([owner, owned]) => owned.map((path) => ({ owner: owner as Owner, path })))
    .sort((a, b) => b.path.length - a.path.length);
  return (file) =>
    paths.find(({ path }) => (path.endsWith('/') ? file.startsWith(path) : file === path))?.owner;
}
