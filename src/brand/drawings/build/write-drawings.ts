import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { drawingFile } from '#brand/drawings/file.ts';
import { variantName } from '#brand/drawings/variant-name.ts';
import { allVariants } from '#brand/drawings/variants.ts';

import type { PictureList } from './picture-list.ts';

/**
 * Writes every drawing, in every tone and crop.
 *
 * @param site Where the site's files go.
 * @returns the files by the name of the variant.
 */
export function writeDrawings(site: string): PictureList {
  rmSync(path.join(site, 'drawings'), { recursive: true, force: true });
  mkdirSync(path.join(site, 'drawings'), { recursive: true });
  const list: PictureList = {};
  for (const { name, options } of allVariants()) {
    const { svg, ...file } = drawingFile(name, options);
    writeFileSync(path.join(site, file.path), svg);
    list[variantName(name, options)] = file;
  }
  return list;
}
