import path from 'node:path';

import type { Artwork } from '#kit/site/define.ts';

import { digestOf } from './build/digest.ts';
import { engrave } from './build/engrave.ts';
import { allDrawingNames, draw, isDrawingName } from './catalogue.ts';
import { tones } from './palette.ts';
import { isPortraitName, portraitNames } from './portrait.ts';
import { renderDrawing } from './render.ts';
import type { Drawing } from './sheet.ts';

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
    const [light, tinted, dark] = tones.map((tone) => ({
      large: renderDrawing(name, { tone }),
      small: renderDrawing(name, { tone, crop: 'small' }),
      // First screens, which show it, are never tinted.
      ...(tone !== 'tinted' && { low: renderDrawing(name, { tone, crop: 'low' }) }),
      focus,
    }));
    return { light, tinted, dark } as Awaited<ReturnType<Artwork['draw']>>;
  },
};

/** How much larger lists show a close-up than the whole (src/sections/work/work-index.tsx). */
const closeUp = 2.6;

/** The place about which a drawing is enlarged to have the middle of its telling part in the middle. */
function focusOf({ frame, small }: Drawing): string {
  const share = (start: number, size: number, from: number, whole: number) => {
    const middle = (start + size / 2 - from) / whole;
    const place = (middle * closeUp - 0.5) / (closeUp - 1);
    return `${String(Math.round(Math.min(Math.max(place, 0), 1) * 100))}%`;
  };
  return `${share(small.x, small.width, frame.x, frame.width)} ${share(small.y, small.height, frame.y, frame.height)}`;
}
