import path from 'node:path';

import type { Artwork } from '#kit/site/define.ts';

import { digestOf } from './build/digest.ts';
import { engrave } from './build/engrave.ts';
import { allDrawingNames, draw, isDrawingName } from './catalogue.ts';
import type { Tone } from './palette.ts';
import { isPortraitName, portraitNames } from './portrait.ts';
import { renderDrawing } from './render.ts';
import type { Drawing } from './sheet.ts';
import { categoryViews } from './views.ts';

/** The drawings and portraits of this site. */
export const artwork: Artwork = {
  drawings: [...allDrawingNames, ...portraitNames],
  digest: () => digestOf(path.join(import.meta.dirname, '..')),
  async draw(name) {
    if (isPortraitName(name)) {
      const { paper, dark } = await engrave(name);
      return { light: paper, tinted: paper, dark };
    }
    if (!isDrawingName(name)) throw new Error(`There is no drawing called "${name}".`);
    const focus = focusOf(draw(name));
    const inTone = (tone: Tone) => ({
      // On the tinted background, the drawing of a category is shown beside the numbered parts of a service.
      large: renderDrawing(name, { tone, numbered: tone === 'tinted' && name in categoryViews }),
      small: renderDrawing(name, { tone, crop: 'small' }),
      // The low crop is for first screens, which are never tinted.
      ...(tone !== 'tinted' && { low: renderDrawing(name, { tone, crop: 'low' }) }),
      focus,
    });
    return { light: inTone('paper'), tinted: inTone('tinted'), dark: inTone('dark') };
  },
};

/** Returns the middle of the small crop, as a value of `object-position` for the whole drawing. */
function focusOf({ frame, small }: Drawing): string {
  const share = (start: number, size: number, from: number, whole: number) =>
    `${String(Math.round(((start + size / 2 - from) / whole) * 100))}%`;
  return `${share(small.x, small.width, frame.x, frame.width)} ${share(small.y, small.height, frame.y, frame.height)}`;
}
