import type { Piece } from './moving.tsx';
import { isSavingData } from './saving-data.ts';

/** Plays the video of an element, unless the visitor saves data; until then nothing of it is loaded. */
export const start: Piece = (element, signal) => {
  const video = element.querySelector('video');
  if (!video || isSavingData()) return;
  // Where the browser plays none (a saving mode, an unknown codec), the picture beneath stays.
  video.play().catch(() => undefined);
  signal.addEventListener('abort', () => video.pause(), { once: true });
};
