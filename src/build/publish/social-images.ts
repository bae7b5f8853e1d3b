import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Page } from '#site/routes.ts';
import { socialImage } from '#site/social-image.ts';

import { createSocialPainter, type Motif, motifOf, painterDigest } from './social-image.ts';

/** Pictures in work at the same time: one is drawn while another is compressed. */
const atOnce = 4;

/**
 * Draws the social image of every page. A picture that was drawn before is taken from the cache;
 * what no page uses any more leaves it.
 *
 * @param cache Where drawn pictures are kept between builds.
 * @returns files in the cache by the addresses of all pages' pictures, and how many of them had to be drawn.
 */
export async function drawSocialImages(
  pages: readonly Page[],
  cache: string,
  createPainter: typeof createSocialPainter = createSocialPainter,
): Promise<{ images: Record<string, string>; drawn: number }> {
  mkdirSync(cache, { recursive: true });
  const painter = painterDigest();
  const motifs = new Map<string, Motif>();
  const images: Record<string, string> = {};
  for (const page of pages) {
    const motif = motifOf(page);
    const name = `${digestOf(painter, motif)}.png`;
    motifs.set(name, motif);
    images[socialImage(page).path.slice(1)] = path.join(cache, name);
  }
  const kept = new Set(readdirSync(cache));
  for (const name of kept) if (!motifs.has(name)) rmSync(path.join(cache, name));
  const missing = [...motifs].filter(([name]) => !kept.has(name));
  if (missing.length > 0) {
    const paint = await createPainter();
    const queue = missing.values();
    const work = async () => {
      for (const [name, motif] of queue) {
        writeFileSync(path.join(cache, name), await paint(motif));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  }
  return { images, drawn: missing.length };
}

function digestOf(painter: string, { heading, lang, tone, drawing }: Motif): string {
  return createHash('sha256')
    .update(JSON.stringify([painter, heading, lang, tone, drawing.path]))
    .digest('hex')
    .slice(0, 32);
}
