import { animate } from 'motion/mini';

import { plumbSwing } from './figures.ts';
import type { Piece } from './moving.tsx';

/**
 * Makes a plumb line swing when the pointer crosses it, first in the direction of the pointer, until the line
 * is at rest. The line hangs from the top of its section. It is the element in the box with `data-plumb`
 * (hero-graphic.tsx): the value is the position of the line in the element's width, from 0 to 1. Without
 * such an element it is the box itself, with the line in its middle.
 */
export const start: Piece = (box, signal) => {
  const line = box.querySelector<HTMLElement | SVGElement>('[data-plumb]') ?? box;
  const share = Number(line.dataset['plumb'] ?? 0.5);
  const { degrees, settle, swings } = plumbSwing;
  let swing: ReturnType<typeof animate> | undefined;
  /**
   * The side of the line on which the pointer was last: -1 is left, 1 is right; undefined above or
   * below it.
   */
  let lastSide: number | undefined;

  const stopSwinging = () => {
    swing?.cancel();
    swing = undefined;
    line.style.removeProperty('rotate');
  };
  /** @param hookTop Where the line hangs, in pixels from its own top. */
  const swingTo = (side: number, hookTop: number) => {
    line.style.transformOrigin = `${share * 100}% ${hookTop}px`;
    // Clockwise (a positive angle) moves the lower end to the left.
    const rotate = swings.map((part) => `${-side * part * degrees}deg`);
    swing = animate(line, { rotate }, { duration: settle, ease: 'easeInOut' });
    void swing.then(stopSwinging);
  };
  addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (swing) {
        // If the pointer changes sides during a swing, that must not count as a crossing afterwards.
        lastSide = undefined;
        return;
      }
      const { left, width, top, bottom } = line.getBoundingClientRect();
      const sectionTop = box.closest('section')?.getBoundingClientRect().top ?? top;
      const lineTop = Math.min(top, sectionTop);
      const side = Math.sign(clientX - (left + width * share));
      if (clientY < lineTop || clientY > bottom) {
        lastSide = undefined;
        return;
      }
      if (lastSide !== undefined && side !== lastSide) swingTo(side, lineTop - top);
      lastSide = side;
    },
    { passive: true, signal },
  );
  signal.addEventListener('abort', stopSwinging);
};
