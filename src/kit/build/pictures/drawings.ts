import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { keepFiles, type Makers } from '#kit/build/kept-files.ts';
import { type DrawnFiles, type Ground, grounds, type ImageFile } from '#kit/content/picture.ts';
import type { Artwork, Drawn } from '#kit/site/define.ts';

import { picturesAddress } from './files.ts';

export interface MadeDrawing {
  on: Record<Ground, DrawnFiles>;
  callout?: readonly [number, number] | undefined;
  /** Functions that return the files to publish. */
  makers: Makers;
}

/**
 * Returns drawings by name. Some take a second to draw, so each is cached until the digest of the artwork,
 * that is, the code that draws, changes.
 *
 * @param folder Cache folder. Whatever else it holds is deleted.
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

/** The files of a drawing, named by a hash of their SVG: grounds with the same SVG share a file. */
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
      layers: layers.map(({ svg: layer, ...poses }) => ({ path: pathOf(layer), ...poses })),
    }),
  });
  const on = Object.fromEntries(
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
  // The parts of a service, which have the callouts, are shown only on the tinted ground.
  return { on, callout: drawing.tinted.large.callout, makers };
}
