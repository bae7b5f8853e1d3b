import { turningPart } from './figures.ts';
import { playLayers } from './layers.ts';
import type { Piece } from './moving.tsx';

/** Plays the part of a drawing that acts while its box comes from the lower edge of the window. */
export const start: Piece = (box, signal) => {
  const picture = box.querySelector<HTMLImageElement>('img[data-layers]');
  if (!picture) return;
  const { from, to } = turningPart;
  const offset: [number, number][] = [
    [0.5, from],
    [0.5, to],
  ];
  // A layer that cannot be fetched: the drawing stands still.
  playLayers(picture, { target: box, offset }, signal).catch(() => undefined);
};
