import { createHash } from 'node:crypto';
import path from 'node:path';

import { keepFiles } from '#kit/build/kept-files.ts';
import type { Page } from '#kit/site/routes.ts';
import { socialImage } from '#kit/site/social-image.ts';

import { createSocialPainter, type Motif, motifOf, painterDigest } from './social-image.ts';

/**
 * Draws the social images that are not yet in the cache.
 *
 * @param cache Folder that keeps images between builds.
 * @returns `images`: the files in the cache by the addresses (without the first slash) of the pages' images;
 * `drawn`: how many of them had to be drawn.
 */
export async function drawSocialImages(
  pages: readonly Page[],
  cache: string,
  createPainter: typeof createSocialPainter = createSocialPainter,
): Promise<{ images: Record<string, string>; drawn: number }> {
  const digest = painterDigest();
  let painter: ReturnType<typeof createPainter> | undefined;
  const makers = new Map<string, () => Promise<Buffer>>();
  const images: Record<string, string> = {};
  for (const page of pages) {
    const motif = motifOf(page);
    const name = `${digestOf(digest, motif)}.png`;
    makers.set(name, async () => (await (painter ??= createPainter()))(motif));
    images[socialImage(page).path.slice(1)] = path.join(cache, name);
  }
  return { images, drawn: await keepFiles(cache, makers) };
}

function digestOf(painter: string, { heading, lang, tone, picture }: Motif): string {
  return createHash('sha256')
    .update(JSON.stringify([painter, heading, lang, tone, picture]))
    .digest('hex')
    .slice(0, 32);
}
