import path from 'node:path';

import { picturesAddress } from './files.ts';

/** Folder of all caches that are kept between builds. Path from the project. */
export const cacheFolder = 'node_modules/.cache';

/** Folder of the pictures that were made. Their file names are those under which they are served. */
export const picturesFolder = path.join(cacheFolder, 'pictures');

/**
 * Returns the path of a served picture's file, which need not exist; undefined if the address is not a
 * picture's.
 */
export function keptPicture(address: string, folder = picturesFolder): string | undefined {
  const { dir, base } = path.posix.parse(address);
  return dir === picturesAddress ? path.join(folder, base) : undefined;
}
