import { z } from 'zod';

/**
 * Whose each file of the template is: the kit's files are replaced whole, shared ones are merged, the
 * lock file is made from package.json, the site's are left alone.
 */
const owners = ['kit', 'shared', 'lock', 'site'] as const;
export type Owner = (typeof owners)[number];

const list = z.record(z.enum(owners), z.array(z.string()));

export const listFile = 'src/kit/upgrade/whose.json';

/**
 * Reads a list of owners: names of files, and of folders with a slash at their end. The longest name
 * that fits a file decides, so a folder may be one owner's and a part of it another's.
 *
 * @returns the owner of a file; undefined where no name fits, since nobody decided.
 * @throws Error where the text is no such list.
 */
export function readOwners(text: string): (file: string) => Owner | undefined {
  const names = Object.entries(list.parse(JSON.parse(text)))
    .flatMap(([owner, all]) => all.map((name) => ({ owner: owner as Owner, name })))
    .sort((a, b) => b.name.length - a.name.length);
  return (file) =>
    names.find(({ name }) => (name.endsWith('/') ? file.startsWith(name) : file === name))?.owner;
}
