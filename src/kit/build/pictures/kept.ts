import path from 'node:path';

import { picturesAddress } from './files.ts';

/** Folder of everything that is kept between builds. Path from the project. */
export const cacheFolder = 'node_modules/.cache';

/** Folder of the pictures that were made. Their file names are those under which they are served. */
export const picturesFolder = path.join(cacheFolder, 'pictures');

/** Returns the file of a served picture, which need not exist; undefined for any other address. */
export function keptPicture(address: string, folder = picturesFolder): string | undefined {
  const { dir, base } = path.posix.parse(address);
  return dir === picturesAddress ? path.join(folder, base) : undefined;
}
