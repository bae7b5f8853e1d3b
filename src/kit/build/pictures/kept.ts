import path from 'node:path';

import { picturesAddress } from './files.ts';

/** Folder of all caches that are kept between builds. Path from the project. */
export const cacheFolder = 'node_modules/.cache';

/** Cache folder of the pictures that were made. They have the same file names as in their served addresses. */
export const picturesFolder = path.join(cacheFolder, 'pictures');

/**
 * Returns the path of the cached file for the address of a picture. The file need not exist.
 *
 * @returns undefined if the address is not directly below `picturesAddress`.
 */
export function keptPicture(address: string, folder = picturesFolder): string | undefined {
  const { dir, base } = path.posix.parse(address);
  return dir === picturesAddress ? path.join(folder, base) : undefined;
}
