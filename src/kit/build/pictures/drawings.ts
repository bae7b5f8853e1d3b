import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { keepFiles, type Makers } from '#kit/build/kept-files.ts';
import { type DrawnFiles, type Ground, grounds, type ImageFile } from '#kit/content/picture.ts';
import type { Artwork, Drawn } from '#kit/site/define.ts';

import { picturesAddress } from './files.ts';

/** A drawing as pages get it, and the functions that make its files. */
export interface MadeDrawing {
  byGround: Record<Ground, DrawnFiles>;
  /** See `ContentPicture`. */
  callout?: readonly [number, number] | undefined;
  /** Functions that return the files to publish. */
  makers: Makers;
}

/**
 * Returns drawings by name. Some take a second to draw, so drawings are cached. The name of a cached file has
 * the digest of the artwork: when the code that draws changes, all drawings are drawn anew.
 *
 * @param folder Cache folder. All other files in it are deleted.
 */
export async function readDrawings(
  artwork: Artwork,
  names: Iterable<string>,
  folder: string,
): Promise<Map<string, MadeDrawing>> {
  const digest = artwork.digest();
  const cacheFile = (name: string) => `${name}-${digest}.json`;
  const nameList = [...names];
  const drawnCount = await keepFiles(
    folder,
    new Map(
      nameList.map((name) => [
        cacheFile(name),
        async () => JSON.stringify(await artwork.draw(name)),
      ]),
    ),
  );
  if (drawnCount > 0) console.log(`${String(drawnCount)} drawings drawn anew`);
  return new Map(
    nameList.map((name) => {
      const text = readFileSync(path.join(folder, cacheFile(name)), 'utf8');
      return [name, filesOf(name, JSON.parse(text) as Awaited<ReturnType<Artwork['draw']>>)];
    }),
  );
}

/**
 * Returns a drawing with its files. A file has a hash of its SVG in its name, so grounds with the same SVG
 * share it.
 */
function filesOf(name: string, drawing: Awaited<ReturnType<Artwork['draw']>>): MadeDrawing {
  const makers = new Map<string, () => Promise<string>>();
  const pathOf = (svg: string) => {
    const hash = createHash('sha256').update(svg).digest('hex').slice(0, 10);
    const file = `${name}.${hash}.svg`;
    makers.set(file, async () => svg);
    return `${picturesAddress}/${file}`;
  };
  const fileOf = ({ svg, width, height, layers }: Drawn): ImageFile => ({
    path: pathOf(svg),
    width,
    height,
    ...(layers && {
      layers: layers.map(({ svg: layer, poses }) => ({ path: pathOf(layer), poses })),
    }),
  });
  const byGround = Object.fromEntries(
    grounds.map((ground): [Ground, DrawnFiles] => {
      const { large, small, low, focus } = drawing[ground];
      return [
        ground,
        {
          large: fileOf(large),
          ...(small && { small: fileOf(small) }),
          ...(low && { low: fileOf(low) }),
          ...(focus && { focus }),
        },
      ];
    }),
  ) as Record<Ground, DrawnFiles>;
  // Callouts number the parts of a service, which only the tinted ground shows (parts-accordion.tsx).
  return { byGround, callout: drawing.tinted.large.callout, makers };
}
