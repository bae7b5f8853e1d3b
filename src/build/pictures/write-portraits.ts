import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import {
  type PortraitFile,
  portraitFile,
  portraitNames,
  portraitTones,
} from '../../drawing/portrait.ts';
import { portraitVariant } from '../../drawing/variant-name.ts';
import { keepFiles } from '../kept-files.ts';
import type { PictureList } from './picture-list.ts';

/**
 * Writes every portrait, in every tone. One takes about a second to engrave, so that they are kept
 * until the engraver changes.
 *
 * @param folders Where the site's files go, and where engraved portraits are kept between builds.
 * @returns the files by the name of the variant, and how many had to be engraved.
 */
export async function writePortraits(
  folders: { site: string; cache: string },
  engrave: typeof portraitFile = portraitFile,
): Promise<{ list: PictureList; engraved: number }> {
  const engraver = engraverDigest();
  const kept = (variant: string) => `${variant}-${engraver}.json`;
  const variants = portraitNames.flatMap((name) =>
    portraitTones.map((tone) => ({ name, tone, variant: portraitVariant(name, { tone }) })),
  );
  const makers = variants.map(
    ({ name, tone, variant }) =>
      [kept(variant), async () => JSON.stringify(engrave(name, { tone }))] as const,
  );
  const engraved = await keepFiles(folders.cache, new Map(makers));
  rmSync(path.join(folders.site, 'portraits'), { recursive: true, force: true });
  mkdirSync(path.join(folders.site, 'portraits'), { recursive: true });
  const list: PictureList = {};
  for (const { variant } of variants) {
    const text = readFileSync(path.join(folders.cache, kept(variant)), 'utf8');
    const { svg, ...file } = JSON.parse(text) as PortraitFile;
    writeFileSync(path.join(folders.site, file.path), svg);
    list[variant] = file;
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
