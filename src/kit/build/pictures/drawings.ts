import { readFileSync } from 'node:fs';
import path from 'node:path';

import { keepFiles, type Makers } from '#kit/build/kept-files.ts';
import { type DrawnFiles, type Ground, grounds, type ImageFile } from '#kit/content/picture.ts';
import type { Artwork, Drawn } from '#kit/site/define.ts';

import { digest, picturesAddress } from './files.ts';

type Drawing = Awaited<ReturnType<Artwork['draw']>>;

/** A drawing as pages get it, and the functions that make its files. */
export interface MadeDrawing {
  byGround: Record<Ground, DrawnFiles>;
  /** See `ContentPicture`. */
  callout?: readonly [number, number] | undefined;
  makers: Makers;
}

/**
 * Returns drawings by name. Drawings are cached, because some take a second to draw. The name of a cached file contains
 * the digest of the artwork, so all drawings are drawn again when the code that draws them changes.
 *
 * @param folder Cache folder. All other files in it are deleted.
 */
export async function readDrawings(
  artwork: Artwork,
  names: Iterable<string>,
  folder: string,
): Promise<Map<string, MadeDrawing>> {
  const artworkDigest = artwork.digest();
  const cacheFile = (name: string) => `${name}-${artworkDigest}.json`;
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
      return [name, filesOf(name, JSON.parse(text) as Drawing)];
    }),
  );
}

/**
 * Returns a drawing with its files. The name of a file contains a hash of its SVG, so grounds with the same SVG
 * share a file.
 */
function filesOf(name: string, drawing: Drawing): MadeDrawing {
  const makers = new Map<string, () => Promise<string>>();
  const addFile = (svg: string) => {
    const file = `${name}.${digest(svg)}.svg`;
    makers.set(file, async () => svg);
    return `${picturesAddress}/${file}`;
  };
  const imageFileOf = ({ svg, width, height, layers }: Drawn): ImageFile => ({
    path: addFile(svg),
    width,
    height,
    ...(layers && {
      layers: layers.map(({ svg: layer, poses }) => ({ path: addFile(layer), poses })),
    }),
  });
  const byGround = Object.fromEntries(
    grounds.map((ground): [Ground, DrawnFiles] => {
      const { large, small, low, focus } = drawing[ground];
      return [
        ground,
        {
          large: imageFileOf(large),
          ...(small && { small: imageFileOf(small) }),
          ...(low && { low: imageFileOf(low) }),
          ...(focus && { focus }),
        },
      ];
    }),
  ) as Record<Ground, DrawnFiles>;
  // Callouts number the parts of a service. They are shown only on the tinted ground (parts-accordion.tsx).
  return { byGround, callout: drawing.tinted.large.callout, makers };
}
