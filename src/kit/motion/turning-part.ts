import { scroll } from 'motion';

import { turningPartSupport } from './figures.ts';
import { showLayers } from './layers.ts';
import type { Piece } from './moving.tsx';

/** Plays the part of a drawing that acts while its box comes from the lower edge of the window. */
export const start: Piece = (box, signal) => {
  const picture = box.querySelector<HTMLImageElement>('img[data-layers]');
  if (!picture) return;
  const { from, to } = turningPartSupport;
  void showLayers(picture, signal).then(
    (animations) => {
      for (const animation of animations) {
        const stop = scroll(animation, {
          target: box,
          offset: [
            [0.5, from],
            [0.5, to],
          ],
        });
        signal.addEventListener('abort', stop);
      }
    },
    // A layer that cannot be fetched: the drawing stands still.
    () => undefined,
  );
};
