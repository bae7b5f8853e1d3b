import type { Piece } from './moving.tsx';
import { isSavingData } from './saving-data.ts';

/**
 * Plays the video in an element, unless the connection is slow or metered. Until it is played, the browser does
 * not load the video (`preload="none"` in video.tsx).
 */
export const start: Piece = (element, signal) => {
  const video = element.querySelector('video');
  if (!video || isSavingData()) return;
  // If the browser refuses (a power-saving mode, an unknown codec), the picture beneath remains visible.
  video.play().catch(() => undefined);
  signal.addEventListener('abort', () => video.pause(), { once: true });
};
