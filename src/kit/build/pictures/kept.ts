import path from 'node:path';

import { picturesAddress } from './files.ts';

/** What is kept between builds, from the project. */
export const cacheFolder = 'node_modules/.cache';

/** Pictures that were made, under the names by which they are served. */
export const picturesFolder = path.join(cacheFolder, 'pictures');

/** Where a served picture is kept; undefined for any other address. */
export function keptPicture(address: string, folder = picturesFolder): string | undefined {
  const { dir, base } = path.posix.parse(address);
  return dir === picturesAddress ? path.join(folder, base) : undefined;
}
