import { z } from 'zod';

/**
 * Owners of the template's files. The owner decides what an upgrade does to a file: it replaces files of the kit,
 * merges shared files, lets npm update the lock file, and does not change files of the site.
 */
const owners = ['kit', 'shared', 'lock', 'site'] as const;
export type Owner = (typeof owners)[number];

const ownerList = z.record(z.enum(owners), z.array(z.string()));

export const listFile = 'src/kit/upgrade/whose.json';

/**
 * Reads a list of owners. For each owner the list has paths of files and folders; a path of a folder ends with a slash.
 * The longest path that matches a file decides, so a part of a folder may have another owner than the folder.
 *
 * @param text JSON as in whose.json.
 * @returns a function that returns the owner of a file, or undefined if no path matches.
 * @throws Error if the text is not a list of owners.
 */
export function readOwners(text: string): (file: string) => Owner | undefined {
  const paths = Object.entries(ownerList.parse(JSON.parse(text)))
    .flatMap(([owner, owned]) => owned.map((path) => ({ owner: owner as Owner, path })))
    .sort((a, b) => b.path.length - a.path.length);
  return (file) =>
    paths.find(({ path }) => (path.endsWith('/') ? file.startsWith(path) : file === path))?.owner;
}
