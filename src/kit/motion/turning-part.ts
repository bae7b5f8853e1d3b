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
  // Each pair is a share of the box's height and the share of the window's height that it has to reach.
  const offset: [number, number][] = [
    [0.5, from],
    [0.5, to],
  ];
  // If a layer cannot be loaded, the drawing stays still.
  playLayers(picture, { target: box, offset }, signal).catch(() => undefined);
};
