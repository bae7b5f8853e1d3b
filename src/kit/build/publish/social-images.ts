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
 * @returns `images`: the path of each page's image in the cache, by the address of the image without its first
 * slash; `drawn`: how many images had to be drawn.
 */
export async function drawSocialImages(
  pages: readonly Page[],
  cache: string,
  createPainter: typeof createSocialPainter = createSocialPainter,
): Promise<{ images: Record<string, string>; drawn: number }> {
  const commonDigest = painterDigest();
  // Created only if an image has to be drawn, because that loads the renderer.
  let painter: ReturnType<typeof createPainter> | undefined;
  const makers = new Map<string, () => Promise<Buffer>>();
  const images: Record<string, string> = {};
  for (const page of pages) {
    const motif = motifOf(page);
    const name = `${digestOf(commonDigest, motif)}.png`;
    makers.set(name, async () => {
      const paint = await (painter ??= createPainter());
      return paint(motif);
    });
    images[socialImage(page).path.slice(1)] = path.join(cache, name);
  }
  return { images, drawn: await keepFiles(cache, makers) };
}

function digestOf(commonDigest: string, { heading, lang, tone, picture }: Motif): string {
  return createHash('sha256')
    .update(JSON.stringify([commonDigest, heading, lang, tone, picture]))
    .digest('hex')
    .slice(0, 32);
}
