import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Artwork, Drawn } from '#kit/site/define.ts';
import { wordMarkNames } from '#ui/word-marks.ts';

import { engrave } from './build/engrave.ts';
import { allDrawingNames, isDrawingName } from './catalogue.ts';
import { tones } from './palette.ts';
import { isPortraitName, portraitNames } from './portrait.ts';
import { renderDrawing } from './render.ts';

/** The drawings and portraits of this site, and its word marks. */
export const artwork: Artwork = {
  names: { wordMarks: wordMarkNames },
  drawings: [...allDrawingNames, ...portraitNames],
  digest() {
    const hash = createHash('sha256');
    const files = globSync('**/*.ts', { cwd: import.meta.dirname }).sort();
    for (const file of [...files, '../tokens.ts']) {
      hash.update(file).update(readFileSync(path.join(import.meta.dirname, file)));
    }
    return hash.digest('hex').slice(0, 16);
  },
  async draw(name) {
    if (isPortraitName(name)) {
      const { paper, navy } = await engrave(name);
      return { light: { large: paper }, tinted: { large: paper }, dark: { large: navy } };
    }
    if (!isDrawingName(name)) throw new Error(`There is no drawing called "${name}".`);
    const [light, tinted, dark] = tones.map((tone): { large: Drawn; small: Drawn } => ({
      large: renderDrawing(name, { tone }),
      small: renderDrawing(name, { tone, crop: 'small' }),
    }));
    return { light, tinted, dark } as Awaited<ReturnType<Artwork['draw']>>;
  },
};
