import { turningPart } from './figures.ts';
import { playLayers } from './layers.ts';
import type { Piece } from './moving.tsx';

/**
 * Drives the moving part of a drawing by the scroll position while its box rises from the lower edge of
 * the window.
 */
export const start: Piece = (box, signal) => {
  const picture = box.querySelector<HTMLImageElement>('img[data-layers]');
  if (!picture) return;
  const { from, to } = turningPart;
  // The middle of the box at `from`, and at `to`.
  const offset: [number, number][] = [
    [0.5, from],
    [0.5, to],
  ];
  // If a layer cannot be loaded, the drawing stays still.
  playLayers(picture, { target: box, offset }, signal).catch(() => undefined);
};
