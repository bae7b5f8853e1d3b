import { createHash } from 'node:crypto';
import {
  copyFileSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import {
  portraitFile,
  portraitNames,
  type PortraitOptions,
  portraitTones,
} from '../../drawing/portrait.ts';
import { portraitVariant } from '../../drawing/variant-name.ts';
import type { PictureList } from './picture-list.ts';

/**
 * Writes every portrait, in every tone. One takes about a second to engrave, so that they are kept
 * until the engraver changes.
 *
 * @param folders Where the site's files go, and where engraved portraits are kept between builds.
 * @returns the files by the name of the variant, and how many had to be engraved.
 */
export function writePortraits(
  folders: { site: string; cache: string },
  engrave: (
    name: (typeof portraitNames)[number],
    options: PortraitOptions,
  ) => ReturnType<typeof portraitFile> = portraitFile,
): { list: PictureList; engraved: number } {
  const kept = path.join(folders.cache, engraverDigest());
  const listFile = path.join(kept, 'list.json');
  const list: PictureList = {};
  let engraved = 0;
  const known = readList(listFile);
  mkdirSync(kept, { recursive: true });
  rmSync(path.join(folders.site, 'portraits'), { recursive: true, force: true });
  mkdirSync(path.join(folders.site, 'portraits'), { recursive: true });
  for (const name of portraitNames) {
    for (const tone of portraitTones) {
      const variant = portraitVariant(name, { tone });
      let file = known[variant];
      if (!file) {
        const { svg, ...rest } = engrave(name, { tone });
        writeFileSync(path.join(kept, path.basename(rest.path)), svg);
        file = rest;
        engraved += 1;
      }
      copyFileSync(path.join(kept, path.basename(file.path)), path.join(folders.site, file.path));
      list[variant] = file;
    }
  }
  // Last, so that what it names is there.
  writeFileSync(listFile, JSON.stringify(list));
  for (const other of readdirSync(folders.cache)) {
    if (other !== path.basename(kept)) rmSync(path.join(folders.cache, other), { recursive: true });
  }
  return { list, engraved };
}

/** Changes with everything that a portrait is made from. */
function engraverDigest(): string {
  const folder = path.join(import.meta.dirname, '../../drawing');
  const hash = createHash('sha256');
  for (const file of globSync(['portrait.ts', 'portrait/*.ts'], { cwd: folder }).sort()) {
    hash.update(file).update(readFileSync(path.join(folder, file)));
  }
  return hash.digest('hex').slice(0, 32);
}

function readList(file: string): PictureList {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as PictureList;
  } catch {
    return {};
  }
}
