import path from 'node:path';

import type { Artwork, Drawn } from '#kit/site/define.ts';

import { digestOf } from './build/digest.ts';
import { engrave } from './build/engrave.ts';
import { allDrawingNames, isDrawingName } from './catalogue.ts';
import { tones } from './palette.ts';
import { isPortraitName, portraitNames } from './portrait.ts';
import { renderDrawing } from './render.ts';

/** The drawings and portraits of this site. */
export const artwork: Artwork = {
  drawings: [...allDrawingNames, ...portraitNames],
  digest: () => digestOf(path.join(import.meta.dirname, '..')),
  async draw(name) {
    if (isPortraitName(name)) {
      const { paper, dark } = await engrave(name);
      return { light: { large: paper }, tinted: { large: paper }, dark: { large: dark } };
    }
    if (!isDrawingName(name)) throw new Error(`There is no drawing called "${name}".`);
    const [light, tinted, dark] = tones.map((tone): { large: Drawn; small: Drawn } => ({
      large: renderDrawing(name, { tone }),
      small: renderDrawing(name, { tone, crop: 'small' }),
    }));
    return { light, tinted, dark } as Awaited<ReturnType<Artwork['draw']>>;
  },
};
