import { z } from 'zod';

/**
 * Who owns a file of the template, and so what an upgrade does to it: it replaces the kit's files, merges
 * shared ones, has npm make the lock file, and leaves the site's alone.
 */
const owners = ['kit', 'shared', 'lock', 'site'] as const;
export type Owner = (typeof owners)[number];

const list = z.record(z.enum(owners), z.array(z.string()));

export const listFile = 'src/kit/upgrade/whose.json';

/**
 * Reads a list of owners: names of files, and names of folders, which end with a slash. The longest name
 * that matches a file decides, so a folder may have one owner and a part of it another.
 *
 * @returns a function that returns a file's owner, or undefined if no name matches.
 * @throws Error if the text is not such a list.
 */
export function readOwners(text: string): (file: string) => Owner | undefined {
  const names = Object.entries(list.parse(JSON.parse(text)))
    .flatMap(([owner, all]) => all.map((name) => ({ owner: owner as Owner, name })))
    .sort((a, b) => b.name.length - a.name.length);
  return (file) =>
    names.find(({ name }) => (name.endsWith('/') ? file.startsWith(name) : file === name))?.owner;
}
