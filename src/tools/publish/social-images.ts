import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Page } from '#site/routes.ts';
import { socialImage } from '#site/social-image.ts';

import { createSocialPainter, type Motif, motifOf, painterDigest } from './social-image.ts';

/** Pictures in work at the same time: one is drawn while another is compressed. */
const atOnce = 4;

/**
 * Writes the social image of every page. A picture that was drawn before is taken from the cache;
 * what no page uses any more leaves it.
 *
 * @param folders Where the site's files go, and where drawn pictures are kept between builds.
 * @returns how many pictures the pages have, and how many of them had to be drawn.
 */
export async function writeSocialImages(
  pages: readonly Page[],
  folders: { site: string; cache: string },
  createPainter: typeof createSocialPainter = createSocialPainter,
): Promise<{ pages: number; drawn: number }> {
  mkdirSync(folders.cache, { recursive: true });
  const painter = painterDigest();
  const motifs = new Map<string, Motif>();
  const places = pages.map((page) => {
    const motif = motifOf(page);
    const name = `${digestOf(painter, motif)}.png`;
    motifs.set(name, motif);
    return { name, address: socialImage(page).path };
  });
  const kept = new Set(readdirSync(folders.cache));
  for (const name of kept) if (!motifs.has(name)) rmSync(path.join(folders.cache, name));
  const missing = [...motifs].filter(([name]) => !kept.has(name));
  if (missing.length > 0) {
    const paint = await createPainter();
    const queue = missing.values();
    const work = async () => {
      for (const [name, motif] of queue) {
        writeFileSync(path.join(folders.cache, name), await paint(motif));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  }
  rmSync(path.join(folders.site, 'social'), { recursive: true, force: true });
  for (const { name, address } of places) {
    const file = path.join(folders.site, address);
    if (!existsSync(path.dirname(file))) mkdirSync(path.dirname(file), { recursive: true });
    copyFileSync(path.join(folders.cache, name), file);
  }
  return { pages: places.length, drawn: missing.length };
}

function digestOf(painter: string, { heading, lang, tone, drawing }: Motif): string {
  return createHash('sha256')
    .update(JSON.stringify([painter, heading, lang, tone, drawing.path]))
    .digest('hex')
    .slice(0, 32);
}
