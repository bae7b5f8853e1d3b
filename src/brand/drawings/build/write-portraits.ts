import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

import {
  type PortraitFile,
  type PortraitName,
  portraitNames,
  type PortraitTone,
  portraitTones,
} from '#brand/drawings/portrait.ts';
import { portraitVariant } from '#brand/drawings/variant-name.ts';
import { keepFiles } from '#kit/build/kept-files.ts';

import type { PictureList } from './picture-list.ts';

/** Of one person. */
export type Portraits = Record<PortraitTone, PortraitFile>;

/**
 * Writes every portrait, in every tone. A person takes about half a second to engrave, so that
 * portraits are kept until the engraver changes.
 *
 * @param folders Where the site's files go, and where engraved portraits are kept between builds.
 * @returns the files by the name of the variant, and how many people had to be engraved.
 */
export async function writePortraits(
  folders: { site: string; cache: string },
  engrave = engravePerson,
): Promise<{ list: PictureList; engraved: number }> {
  const engraver = engraverDigest();
  const kept = (name: PortraitName) => `${name}-${engraver}.json`;
  const makers = portraitNames.map(
    (name) => [kept(name), async () => JSON.stringify(await engrave(name))] as const,
  );
  const engraved = await keepFiles(folders.cache, new Map(makers));
  rmSync(path.join(folders.site, 'portraits'), { recursive: true, force: true });
  mkdirSync(path.join(folders.site, 'portraits'), { recursive: true });
  const list: PictureList = {};
  for (const name of portraitNames) {
    const text = readFileSync(path.join(folders.cache, kept(name)), 'utf8');
    const portraits = JSON.parse(text) as Portraits;
    for (const tone of portraitTones) {
      const { svg, ...file } = portraits[tone];
      writeFileSync(path.join(folders.site, file.path), svg);
      list[portraitVariant(name, { tone })] = file;
    }
  }
  return { list, engraved };
}

/** In a thread of its own: other processors engrave others. */
async function engravePerson(name: PortraitName): Promise<Portraits> {
  const worker = new Worker(new URL('engraver.ts', import.meta.url), { workerData: name });
  const [portraits] = (await once(worker, 'message')) as [Portraits];
  return portraits;
}

/** Changes with everything that a portrait is made from. */
function engraverDigest(): string {
  const folder = path.join(import.meta.dirname, '..');
  const hash = createHash('sha256');
  for (const file of globSync(['portrait.ts', 'portrait/*.ts'], { cwd: folder }).sort()) {
    hash.update(file).update(readFileSync(path.join(folder, file)));
  }
  return hash.digest('hex').slice(0, 32);
}
